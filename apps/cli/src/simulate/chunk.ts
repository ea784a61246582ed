import type { PackId } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { gameOf } from '@negotiator/session'
import { loadBrain } from '../advisor/weights-files.ts'
import { Games } from './games.ts'
import { GAMES_AT_ONCE, hasLearned, type Policy, playerFor } from './policies.ts'
import { newTally, type Tally } from './tally.ts'

/** Who plays, and how. */
export interface LineUp {
  readonly abductor: string
  readonly pack: PackId
  readonly policy: Policy
  readonly nodes: number
  /** Where the weights are. */
  readonly weights: string
}

/** Some games of one line-up, as it is sent to a worker: two numbers for each, which decide everything in it. */
export interface Chunk {
  readonly lineUp: LineUp
  readonly seeds: Uint32Array
}

/**
 * The games of a line-up in order. The seed gives every game its own two numbers in turn, so the first thousand of a
 * longer run are the games of a shorter one, whoever plays them and wherever.
 */
export function* chunksOf(lineUp: LineUp, games: number, seed: string): Generator<Chunk, void, void> {
  const stream = new DecisionStream(`${seed} ${lineUp.abductor} ${lineUp.pack}`)
  const most = GAMES_AT_ONCE[lineUp.policy]
  for (let left = games; left > 0; left -= most) {
    yield { lineUp, seeds: Uint32Array.from({ length: 2 * Math.min(left, most) }, () => stream.uint32()) }
  }
}

const known = new Map<string, Games>()

/** Game by game, so that whoever plays here can stop in between. */
export function* playGames({ lineUp, seeds }: Chunk): Generator<Tally, void, void> {
  const tally = newTally()
  const games = gamesOf(lineUp)
  for (let i = 0; i < seeds.length; i += 2) {
    games.playOne(seeds[i]!, seeds[i + 1]!, tally)
    yield tally
  }
}

/** Weights are read once, not for every chunk. */
function gamesOf(lineUp: LineUp): Games {
  const { abductor, pack, policy, nodes, weights } = lineUp
  const key = JSON.stringify(lineUp)
  let games = known.get(key)
  if (games === undefined) {
    const game = gameOf(abductor, pack)
    const brain = hasLearned(policy) ? loadBrain(game, abductor, pack, weights) : null
    games = new Games(game, playerFor(policy, game, brain, nodes))
    known.set(key, games)
  }
  return games
}
