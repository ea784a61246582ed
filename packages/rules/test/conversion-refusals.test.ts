import { describe, expect, it } from 'vitest'
import { act, board, plain, reaction, refusal, rolled } from './toy.ts'

const copies = 2
/** The reaction keeps the roll waiting even where nothing can be converted. */
const cards = [
  rolled('ask'),
  plain('a', [], { copies }),
  plain('b', [], { copies }),
  plain('c'),
  reaction('again'),
]
const pair = { convert: ['a', 'b'] } as const
const waiting = (dice: readonly number[], hand: readonly string[], threat = 3) => {
  const t = board({ cards }, { hand: ['ask', 'again', ...hand], threat }, { dice })
  act(t, { play: 'ask' })
  return t
}

describe('a conversion is refused', () => {
  it.each([
    { code: 'no-four', dice: [5, 1], hand: ['a', 'b'] },
    { code: 'enough-successes', dice: [4, 5, 6], hand: ['a', 'b'], threat: 0 },
    { code: 'two-cards-needed', dice: [4, 1], hand: [] },
    { code: 'not-in-hand', dice: [4, 1], hand: ['a', 'c'] },
    { code: 'not-in-hand', dice: [4, 1], hand: ['b', 'c'] },
  ])('$code: $dice with $hand', ({ code, dice, hand, threat }) => {
    expect(refusal(waiting(dice, hand, threat), pair)).toEqual({ code, rule: 'R3', params: {} })
  })

  it('not-in-hand: one copy is not a pair', () => {
    const t = waiting([4, 1], ['a', 'b'])
    expect(refusal(t, { convert: ['a', 'a'] })).toEqual({ code: 'not-in-hand', rule: 'R3', params: {} })
    expect(refusal(waiting([4, 1], ['a', 'a']), { convert: ['a', 'a'] })).toBeNull()
  })

  it('R8: no-four when fours count anyway', () => {
    const t = waiting([4, 1], ['a', 'b'])
    t.state.rollFours = 1
    expect(refusal(t, pair)?.code).toBe('no-four')
  })

  it('conversion-forbidden', () => {
    const t = waiting([4, 1], ['a', 'b'])
    t.state.noConvert = 1
    expect(refusal(t, pair)).toEqual({ code: 'conversion-forbidden', rule: 'M3', params: {} })
  })

  it('no-roll', () => {
    expect(refusal(board({ cards }), pair)).toEqual({ code: 'no-roll', rule: 'R3', params: {} })
  })
})
