import {
  applyMove,
  BUY,
  cloneState,
  END_SPEND,
  type Move,
  positionFrom,
  type State,
  verbOf,
} from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { byValue } from '../src/deepen.ts'
import { spendOver } from '../src/spend-over.ts'
import { movesOfPlans, SpendPlans } from '../src/spend-plans.ts'
import { movesOf, STRANGE_JUDGE } from './positions.ts'

const GAME = namedGame({ abductor: 'arkayne', pack: 'base' })
const never = (): number => {
  throw new Error('no chance')
}
const NO_CHANCE = { roll: never, terror: never, demand: never }

const purchasesOf = (s: State): number[] => movesOf(GAME, s).filter((move) => verbOf(move) === BUY)

/** Every order of every purchase, one by one, until nothing more can be bought. */
function best(s: State): number {
  const buys = purchasesOf(s)
  return buys.length === 0 ? worth(s) : Math.max(...buys.map((move) => best(after(s, move))))
}

function worth(s: State): number {
  const over = cloneState(s)
  spendOver(over, s)
  return STRANGE_JUDGE.beforeDraw(over)
}

function after(s: State, move: Move): State {
  const state = cloneState(s)
  applyMove({ game: GAME, state, chance: NO_CHANCE, log: null }, move)
  return state
}

describe('the plans of a spend phase', () => {
  const hand = ['keep-cool', 'keep-cool', 'small-talk', 'small-talk', 'what-are-your-demands', 'bold-lie']

  it.each([0, 2, 3, 5])(
    'with %i points give every purchase the best of all orders of all purchases',
    (cp) => {
      const s = positionFrom(GAME, { phase: 'spend', cp, hand })
      const moves = movesOf(GAME, s)
      const plans = new SpendPlans(GAME).all(s, moves, 100_000)!
      const ranked = movesOfPlans(
        moves,
        plans.map((plan) => ({ ...plan, value: worth(plan.state), plies: 0 })).sort(byValue),
      )
      expect(ranked.map(({ move }) => move).sort()).toEqual([...moves].sort())
      for (const { move, value } of ranked)
        expect(value).toBe(move === END_SPEND ? worth(s) : best(after(s, move)))
    },
  )

  it('leave nothing that could be bought, but for the one that buys nothing', () => {
    const s = positionFrom(GAME, { phase: 'spend', cp: 4, hand })
    const plans = new SpendPlans(GAME).all(s, movesOf(GAME, s), 100_000)!
    for (const { purchases, state } of plans) {
      expect(purchases.reduce(after, s)).toEqual(state)
      expect(purchasesOf(state).length === 0).toBe(purchases.length > 0)
    }
    const hands = plans.map(({ state }) => `${state.hand} ${state.handPair}`)
    expect(new Set(hands).size).toBe(hands.length)
    expect(plans.filter(({ purchases }) => purchases.length === 0)).toHaveLength(1)
  })

  it('are none if there are more than it may look at', () => {
    const s = positionFrom(GAME, { phase: 'spend', cp: 8 })
    expect(new SpendPlans(GAME).all(s, movesOf(GAME, s), 3)).toBeNull()
  })
})
