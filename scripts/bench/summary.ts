import { GAMES } from './games.ts'
import { type Measurement, PLAYERS, type PlayerId, ROUNDS } from './measure.ts'
import type { Slice } from './slice.ts'
import { type Spread, spread } from './statistics.ts'

const NAMES: Readonly<Record<PlayerId, string>> = {
  inPlace: 'in place',
  session: 'our session path',
  adapterAlone: 'the adapter in a plain loop',
  reducer: 'boardgame.io reducer',
  bot: 'boardgame.io random bot, tuned',
  plainBot: 'boardgame.io random bot, clone',
  documentedBot: 'boardgame.io random bot',
}

interface PlayerSummary {
  readonly id: PlayerId
  readonly name: string
  readonly gamesPerSecond: Spread
  readonly actionsPerSecond: Spread
  readonly actionsPerGame: number
  /** How many times as many games per second are played in place, by round. */
  readonly inPlaceIsFasterBy: Spread
}

interface Goal {
  readonly goal: string
  readonly measured: number
  readonly met: boolean
}

/** What the bench prints, and what `--json` is. */
export interface Summary {
  readonly node: string
  readonly rounds: number
  readonly secondsPerRound: number
  readonly players: readonly PlayerSummary[]
  readonly cloneNanoseconds: Spread
  readonly bytesPerStep: number
  readonly bytesPerNewState: number
  /** 0 … 1 of the random bot's time. */
  readonly adapterShare: number
  readonly sameRulesGames: number
  readonly goals: readonly Goal[]
}

export function summarize(measurement: Measurement, seconds: number): Summary {
  const { rounds, sameRulesGames, adapterShare, allocation } = measurement
  const over = (value: (round: (typeof rounds)[number]) => number) => spread(rounds.map(value))
  const players = PLAYERS.map((id) => ({
    id,
    name: NAMES[id],
    gamesPerSecond: over((round) => gamesPerSecond(round[id])),
    actionsPerSecond: over((round) => round[id].actions / round[id].seconds),
    actionsPerGame: over((round) => round[id].actions / (round[id].cycles * GAMES.length)).median,
    inPlaceIsFasterBy: over((round) => gamesPerSecond(round.inPlace) / gamesPerSecond(round[id])),
  }))
  const cloneNanoseconds = over(({ clone }) => (clone.seconds / clone.actions) * 1e9)
  const times = (id: PlayerId) => players.find((player) => player.id === id)!.inPlaceIsFasterBy.median
  return {
    node: process.version,
    rounds: ROUNDS,
    secondsPerRound: seconds / ROUNDS,
    players,
    cloneNanoseconds,
    bytesPerStep: allocation.bytesPerStep,
    bytesPerNewState: allocation.bytesPerNewState,
    adapterShare,
    sameRulesGames,
    goals: [
      goal(
        "in place at least 1000 times boardgame.io's random bot",
        times('documentedBot'),
        (is) => is >= 1000,
      ),
      goal('in place at least 20 times our session path', times('session'), (is) => is >= 20),
      goal('a clone in less than 1000 ns', cloneNanoseconds.median, (is) => is < 1000),
    ],
  }
}

function gamesPerSecond({ cycles, seconds }: Slice): number {
  return (cycles * GAMES.length) / seconds
}

function goal(text: string, measured: number, isMet: (measured: number) => boolean): Goal {
  return { goal: text, measured, met: isMet(measured) }
}
