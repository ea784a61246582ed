import {
  applyMove,
  type Chance,
  cloneState,
  type Game,
  lowestBit,
  type Move,
  RESULT_NONE,
  type State,
} from '@negotiator/rules'
import { CONVERTIBLE, diceClasses } from './dice-classes.ts'
import type { Player } from './player.ts'

/** Chance as it most often goes. */
class LikelyChance implements Chance {
  roll(count: number): number {
    const { rolls, probabilities } = diceClasses(count, CONVERTIBLE)
    return rolls[indexOfMost(probabilities)]!
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    return from + indexOfMost(unseen.slice(from, to))
  }

  demand(candidates: number): number {
    return lowestBit(candidates)
  }
}

function indexOfMost(values: ArrayLike<number>): number {
  let most = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[most]!) most = i
  return most
}

/** A move, and the position it is made in. */
export interface LineStep {
  readonly before: State
  readonly move: Move
}

/** The line that is expected: what is settled already, then the player's moves, this turn only, with the likeliest dice. */
export function likelyLine(
  game: Game,
  s: State,
  settled: readonly [Move, ...Move[]],
  player: Player,
  most: number,
): LineStep[] {
  const table = { game, state: cloneState(s), chance: new LikelyChance(), log: null }
  const { state } = table
  const line: LineStep[] = []
  let [move] = settled
  for (;;) {
    line.push({ before: cloneState(state), move })
    applyMove(table, move)
    if (state.result !== RESULT_NONE || state.turn !== s.turn || line.length === most) return line
    move = settled[line.length] ?? player.choose(state)
  }
}
