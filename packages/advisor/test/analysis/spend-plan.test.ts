import { applyMove, cloneState, END_SPEND, positionFrom, type State } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { SpendPlan } from '../../src/analysis/spend-plan.ts'
import { spendOver } from '../../src/spend-over.ts'
import { movesOf, STRANGE_JUDGE } from '../positions.ts'

const GAME = namedGame({ abductor: 'arkayne', pack: 'base' })
const never = (): number => {
  throw new Error('no chance')
}

/** Every order of every purchase, one by one. */
function best(s: State): number {
  const over = cloneState(s)
  spendOver(over, s)
  const buys = movesOf(GAME, s).filter((move) => move !== END_SPEND)
  return Math.max(STRANGE_JUDGE.beforeDraw(over), ...buys.map((move) => best(after(s, move))))
}

function after(s: State, move: number): State {
  const state = cloneState(s)
  applyMove({ game: GAME, state, chance: { roll: never, terror: never, demand: never }, log: null }, move)
  return state
}

describe('the plan of a spend phase', () => {
  const hand = ['keep-cool', 'keep-cool', 'small-talk', 'small-talk', 'what-are-your-demands', 'bold-lie']

  it.each([0, 2, 3])('with %i points is the best of all orders of all purchases', (cp) => {
    const s = positionFrom(GAME, { phase: 'spend', cp, hand })
    const moves = movesOf(GAME, s)
    const values = new SpendPlan(GAME, STRANGE_JUDGE).values(s, moves, 100_000)!
    const over = cloneState(s)
    spendOver(over, s)
    expect(values).toEqual(
      moves.map((move) => (move === END_SPEND ? STRANGE_JUDGE.beforeDraw(over) : best(after(s, move)))),
    )
  })

  it('is none if there are more than it may look at', () => {
    const s = positionFrom(GAME, { phase: 'spend', cp: 8 })
    expect(new SpendPlan(GAME, STRANGE_JUDGE).values(s, movesOf(GAME, s), 3)).toBeNull()
  })
})
