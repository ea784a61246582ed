import { hashState, SeededChance } from '@negotiator/rules'
import type { Session } from '../session.ts'
import { layOut, packOf } from './board.ts'
import type { Scenario } from './schema.ts'

/** The position that a scenario sets up, as a game that begins there. Throws an Error if it cannot be laid out. */
export function sessionAt(scenario: Scenario): Session {
  const { game, state } = layOut(scenario)
  const { abductor, pack = packOf(abductor), seed = 1 } = scenario.game
  return {
    setup: { abductor, pack, seed: `${seed}`, practice: true, ownDice: false },
    game,
    start: { state, chance: new SeededChance(`${seed}`), hash: hashState(state) },
    steps: [],
    resigned: false,
    hints: [],
  }
}
