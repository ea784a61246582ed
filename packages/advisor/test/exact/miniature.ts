import { gameContent } from '@negotiator/content'
import { compileGame, type Game } from '@negotiator/rules'
import { MINIATURES } from '../../src/exact/miniatures.ts'
import { type Reduction, reduced } from '../../src/exact/reduce.ts'

export function miniature(name: string): Game {
  const { abductor, ...reduction } = MINIATURES.find((one) => one.name === name)!
  return smallGame(reduction, abductor)
}

/** What a test does not name is left out of the game. */
export function smallGame(parts: Partial<Reduction>, abductor = 'arkayne'): Game {
  const reduction: Reduction = {
    hostages: 2,
    threat: 2,
    cards: {},
    terror: { 'situation-worsening': 1, 'cold-feet': 1 },
    demands: [],
    majors: 0,
    escapes: 0,
    redInDeck: 1,
    ...parts,
  }
  return compileGame(reduced(gameContent(abductor), reduction))
}
