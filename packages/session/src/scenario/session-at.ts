import { contentHash } from '@negotiator/content'
import { type Session, sessionFrom } from '../session.ts'
import { choiceOf, layOut, type ScenarioPosition } from './board.ts'

/**
 * The position that a scenario sets up, as a game that begins there: its script first, then the seed. Throws an
 * Error if it cannot be laid out.
 */
export function sessionAt(position: ScenarioPosition): Session {
  const { game, state, chance } = layOut(position)
  const { abductor, pack, packs, variant } = choiceOf(position.game)
  const setup = {
    abductor,
    pack,
    ...(packs === undefined ? {} : { packs }),
    ...(variant === undefined ? {} : { variant }),
    seed: `${position.game.seed ?? 1}`,
    practice: true,
    ownDice: false,
  }
  return sessionFrom(setup, state, { game, content: contentHash(setup), chance: chance.clone(true) })
}
