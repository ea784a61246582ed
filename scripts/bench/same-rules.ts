import { applyMove, hashState, newState, SeededChance, toAction } from '@negotiator/rules'
import { newSession, perform, positionOf } from '@negotiator/session'
import { AS_DOCUMENTED, adapt, bgGame, type Holder, OUT_OF_THE_BOX, TUNED } from './adapter.ts'
import { type BgBot, InitializeGame, RandomBot, Simulate } from './boardgame-io.ts'
import { GAMES } from './games.ts'

const GAMES_PER_ABDUCTOR = 10

type BenchGame = (typeof GAMES)[number]

/**
 * Every contender must play the same game: games of boardgame.io's bot, played again move by move in place and
 * in a session, end with the same hash. Tells how many games were compared.
 */
export async function checkSameRules(): Promise<number> {
  let games = 0
  for (const entry of GAMES) {
    for (let i = 0; i < GAMES_PER_ABDUCTOR; i++) {
      await compare(entry, `${entry.abductor} ${i}`, TUNED)
      await compare(entry, `${entry.abductor} ${i}`, OUT_OF_THE_BOX)
      await compare(entry, `${entry.abductor} ${i}`, AS_DOCUMENTED)
      games += 3
    }
  }
  return games
}

async function compare<G>(entry: BenchGame, seed: string, holder: Holder<G>): Promise<void> {
  const { moves, hash } = await throughBoardgameIo(entry, seed, holder)
  const others = { 'in place': inPlace(entry, seed, moves), session: inSession(entry, seed, moves) }
  for (const [name, other] of Object.entries(others)) {
    if (other !== hash) throw new Error(`${seed}: boardgame.io ends with ${hash}, ${name} with ${other}`)
  }
}

async function throughBoardgameIo<G>({ game }: BenchGame, seed: string, holder: Holder<G>) {
  const { functions } = adapt(game, holder, new SeededChance(seed))
  const bg = bgGame(functions, holder)
  const moves: number[] = []
  const bots = { 0: recording(new RandomBot({ enumerate: functions.enumerate }), moves) }
  const start = InitializeGame({ game: bg, numPlayers: 1 })
  const { state } = await Simulate({ game: bg, bots, state: start })
  return { moves, hash: hashState(holder.stateIn(state.G)) }
}

function recording<G>(bot: BgBot<G>, moves: number[]): BgBot<G> {
  return {
    async play(state, playerID) {
      const decision = await bot.play(state, playerID)
      moves.push(decision.action.payload.args[0])
      return decision
    },
  }
}

function inPlace({ game }: BenchGame, seed: string, moves: readonly number[]): string {
  const table = { game, state: newState(game), chance: new SeededChance(seed), log: null }
  for (const move of moves) applyMove(table, move)
  return hashState(table.state)
}

function inSession({ abductor, pack, game }: BenchGame, seed: string, moves: readonly number[]): string {
  let session = newSession({ abductor, pack, seed, practice: false, ownDice: false })
  for (const move of moves) {
    const done = perform(session, toAction(game, positionOf(session).state, move))
    if (!done.ok) throw new Error(`${seed}: the session refused move ${move}`)
    session = done.session
  }
  return positionOf(session).hash
}
