import { type Session, sessionFrom } from '../session.ts'
import { layOut, packOf, type ScenarioPosition } from './board.ts'

/**
 * The position that a scenario sets up, as a game that begins there: its script first, then the seed. Throws an
 * Error if it cannot be laid out.
 */
export function sessionAt(position: ScenarioPosition): Session {
  const { game, state, chance } = layOut(position)
  const { abductor, pack = packOf(abductor), seed = 1 } = position.game
  const setup = { abductor, pack, seed: `${seed}`, practice: true, ownDice: false }
  return sessionFrom(setup, state, { game, chance: chance.clone(true) })
}
