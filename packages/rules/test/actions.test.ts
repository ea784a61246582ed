import { ALL_GAMES, namedGame, playRandomly, randomPosition } from '@negotiator/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cloneState,
  DecisionStream,
  legalActions,
  positionFrom,
  refusalOf,
  SeededChance,
  step,
  toAction,
  toMove,
} from '../src/index.ts'
import { act, board, demand, plain, refusal } from './toy.ts'

const cards = [
  plain('a', [{ op: 'reveal' }]),
  plain('b', [{ op: 'free', n: 1 }]),
  plain('c', [], { cost: 1 }),
]
const toy = {
  cards,
  demands: [demand('m', 'major'), demand('n', 'major')],
  abductor: { majors: 2 },
}

describe('actions and moves', () => {
  it('a move of any position comes back from its action; it is accepted, and the log does not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_GAMES), fc.string(), (name, seed) => {
        const game = namedGame(name)
        const start = positionFrom(game, randomPosition(game, new DecisionStream(seed)))
        playRandomly(game, start, new SeededChance(seed), new DecisionStream(seed), (state, move) => {
          if (move === null) return
          const action = toAction(game, state, move)
          expect(toMove(game, state, action)).toBe(move)
          expect(legalActions(game, state)).toContainEqual(action)
          const chance = new SeededChance(seed)
          const [logged, silent] = [cloneState(state), cloneState(state)]
          const log = { game, state: logged, chance, log: [] }
          expect(step(log, action)).toBeNull()
          step({ game, state: silent, chance: new SeededChance(seed), log: null }, action)
          expect(silent).toEqual(logged)
          expect(log.log.length > 0 || Object.keys(action)[0] === 'choose').toBe(true)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('the pair of a conversion is unordered', () => {
    const t = board(toy)
    const move = toMove(t.game, t.state, { convert: ['b', 'a'] })
    expect(move).toBe(toMove(t.game, t.state, { convert: ['a', 'b'] }))
    expect(toAction(t.game, t.state, move as number)).toEqual({ convert: ['a', 'b'] })
  })

  it('what is no move is none', () => {
    const t = board(toy)
    expect(() => toAction(t.game, t.state, 15)).toThrow('not a move: 15')
    expect(() => refusalOf(t.game, t.state, 15)).toThrow('not a move: 15')
  })

  it('an object without a known verb is refused, not taken for another action', () => {
    const t = board(toy)
    expect(step(t, { paly: 'a' } as never)).toEqual({
      code: 'unknown-id',
      rule: 'C1',
      params: { id: '{"paly":"a"}' },
    })
    expect(t.state.phase).toBe(0)
  })
})

describe('ids that mean nothing', () => {
  const unknown = (rule: string) => ({ code: 'unknown-id', rule, params: { id: 'nonsense' } })

  it.each([
    { action: { play: 'nonsense' }, rule: 'S4' },
    { action: { facedown: 'nonsense' }, rule: 'S4' },
    { action: { buy: 'nonsense' }, rule: 'S4' },
    { action: { react: 'nonsense', die: 0 }, rule: 'S4' },
    { action: { convert: ['nonsense', 'a'] }, rule: 'S4' },
    { action: { convert: ['a', 'nonsense'] }, rule: 'S4' },
    { action: { concede: 'nonsense' }, rule: 'M2' },
    { action: { choose: 'nonsense' }, rule: 'C2' },
  ] as const)('$action', ({ action, rule }) => {
    expect(refusal(board(toy), action)).toEqual(unknown(rule))
  })

  it.each([
    'option-0',
    'option-3',
    'option-11',
    'my-option-1',
    'place-',
    'place-100',
    'my-place-1',
    'place-1a',
  ])('choose %s', (id) => {
    const t = board(toy)
    act(t, { play: 'a' })
    expect(refusal(t, { choose: id })).toEqual({ code: 'unknown-id', rule: 'C2', params: { id } })
  })

  it('place-10 is a place, if one that does not exist here', () => {
    const t = board(toy)
    act(t, { play: 'a' })
    expect(refusal(t, { choose: 'place-10' })).toEqual({ code: 'not-an-option', rule: 'C2', params: {} })
  })
})
