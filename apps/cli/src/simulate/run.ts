import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { PackId } from '@negotiator/content'
import { SIMULATION_FLAGS } from '@negotiator/rules'
import { gameOf } from '@negotiator/session'
import { RandomPlayer } from './random-player.ts'
import type { Outcome } from './report.ts'
import { newTally, type Tally } from './tally.ts'

/** How long to play before Ctrl-C and the progress line get their turn. */
const SLICE_MS = 40
/** Looking at the clock after every game would cost more than the game. */
const GAMES_PER_LOOK = 16

export interface LineUp {
  readonly abductor: string
  readonly pack: PackId
}

export interface Wanted {
  readonly lineUps: readonly LineUp[]
  readonly games: number
  readonly seed: string
}

/** Plays all of it, or as much as there is until `isStopped`. Every line-up has its own games by the seed. */
export async function simulate(
  { lineUps, games, seed }: Wanted,
  isStopped: () => boolean,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  for (const flag of SIMULATION_FLAGS) setFlagsFromString(flag)
  const outcomes: Outcome[] = []
  for (const [index, { abductor, pack }] of lineUps.entries()) {
    const player = new RandomPlayer(gameOf(abductor, pack), `${seed} ${abductor} ${pack}`)
    const tally = newTally()
    while (tally.games < games && !isStopped()) {
      playSlice(player, tally, games)
      onProgress(index * games + tally.games)
      await setImmediate()
    }
    if (tally.games > 0) outcomes.push({ abductor, pack, tally })
  }
  return outcomes
}

function playSlice(player: RandomPlayer, tally: Tally, games: number): void {
  const until = performance.now() + SLICE_MS
  do {
    const next = Math.min(games, tally.games + GAMES_PER_LOOK)
    while (tally.games < next) player.playOne(tally)
  } while (tally.games < games && performance.now() < until)
}
