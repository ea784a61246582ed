import type { Brain } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import { tweakedGame } from '../tweak/tweaked-game.ts'
import { Games } from './games.ts'
import type { Chunk, LineUp } from './line-up.ts'
import { hasLearned, playerFor } from './policies.ts'
import { newTally, type Tally } from './tally.ts'

/** Where weights come from is no business of ours: a file, or a page's own server. */
export type FindBrain = (game: Game, lineUp: LineUp) => Brain

/** Only the last few are kept: weights are large, and a lab has hundreds of line-ups. */
const MOST_KNOWN = 8

/** Plays chunks of any line-up; what a line-up needs is made once, not for every chunk. */
export class Crew {
  private readonly findBrain: FindBrain
  private readonly known = new Map<string, Games>()

  constructor(findBrain: FindBrain) {
    this.findBrain = findBrain
  }

  /** Game by game, so that whoever plays here can stop in between. */
  *play({ lineUp, seeds }: Chunk): Generator<Tally, void, void> {
    const tally = newTally()
    const games = this.gamesOf(lineUp)
    for (let i = 0; i < seeds.length; i += 2) {
      games.playOne(seeds[i]!, seeds[i + 1]!, tally)
      yield tally
    }
  }

  private gamesOf(lineUp: LineUp): Games {
    const key = JSON.stringify(lineUp)
    let games = this.known.get(key)
    if (games === undefined) {
      const game = tweakedGame(lineUp)
      const brain = hasLearned(lineUp.policy) ? this.findBrain(game, lineUp) : null
      games = new Games(game, playerFor(lineUp.policy, game, brain, lineUp.nodes))
      const [oldest] = this.known.keys()
      if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest)
      this.known.set(key, games)
    }
    return games
  }
}

/** What came of a chunk. */
export interface Played {
  readonly tally: Tally
  /** A character for each game in order, `1` if it was won: so that games with the same seed can be compared. */
  readonly wins: string
}

export function playWhole(crew: Crew, chunk: Chunk): Played {
  let tally = newTally()
  let wins = ''
  let won = 0
  for (const soFar of crew.play(chunk)) {
    wins += soFar.won - won
    won = soFar.won
    tally = soFar
  }
  return { tally, wins }
}
