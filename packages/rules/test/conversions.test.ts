import { describe, expect, it } from 'vitest'
import { act, board, plain, rolled, type Toy, terrorCard, view } from './toy.ts'

const ask = rolled('ask', { two: [{ op: 'cp', n: 2 }], one: [{ op: 'cp', n: 1 }] })
const toy: Toy = { cards: [ask, plain('a', [], { copies: 2 }), plain('b', [], { copies: 2 }), plain('c')] }
const asked = (dice: readonly number[], hand: readonly string[], threat = 3) => {
  const t = board(toy, { hand: ['ask', ...hand], threat }, { dice })
  act(t, { play: 'ask' })
  return t
}

describe('R3: two hand cards make a 4 a success', () => {
  it('the first 4 is converted, the cards give no CP', () => {
    const t = asked([1, 4, 4], ['a', 'b'], 0)
    expect(view(t)).toMatchObject({ pending: 'roll', roll: [1, 4, 4], converted: [] })
    expect(act(t, { convert: ['b', 'a'] })).toEqual([
      { e: 'convert', cards: ['a', 'b'], die: 1 },
      { e: 'settle', successes: 1, dice: [1, 4, 4] },
      { e: 'cp', from: 0, to: 1 },
    ])
    expect(view(t)).toMatchObject({ hand: [], played: ['ask', 'a', 'b'] })
  })

  it('one after the other, while there are fewer than 2 successes', () => {
    const t = asked([4, 4, 4], ['a', 'a', 'b', 'b', 'c'], 0)
    act(t, { convert: ['a', 'a'] })
    expect(view(t)).toMatchObject({ pending: 'roll', converted: [0], hand: ['b', 'b', 'c'] })
    act(t, { convert: ['b', 'c'] })
    expect(view(t)).toMatchObject({ pending: null, successes: 2, cp: 2, hand: ['b'] })
  })

  it('settled by the player, a 4 stays a 4', () => {
    const t = asked([4, 5], ['a', 'b'])
    expect(act(t, { settle: true })).toEqual([
      { e: 'settle', successes: 1, dice: [4, 5] },
      { e: 'cp', from: 0, to: 1 },
    ])
    expect(view(t).hand).toEqual(['a', 'b'])
  })

  it.each([
    { why: 'there is no 4', dice: [3, 5, 1], hand: ['a', 'b'] },
    { why: 'there are 2 successes already', dice: [5, 6, 4], hand: ['a', 'b'] },
    { why: 'fewer than two cards are in hand', dice: [4, 4, 4], hand: ['a'] },
  ])('not offered when $why: the roll settles by itself', ({ dice, hand }) => {
    expect(view(asked(dice, hand, 0))).toMatchObject({ pending: null, hand })
  })

  it('two copies of one card are two cards', () => {
    const t = asked([4, 1], ['a', 'a'])
    act(t, { convert: ['a', 'a'] })
    expect(view(t)).toMatchObject({ hand: [], played: ['ask', 'a', 'a'], successes: 1 })
  })

  it('R5: in the terror phase too; the cards are available when it ends', () => {
    const rows = { two: [], one: [{ op: 'save', n: 1 }], none: [] } as const
    const t = board(
      { ...toy, terror: [terrorCard('attempt', [{ op: 'roll', rows }])] },
      { phase: 'spend', hand: ['a', 'b'] },
      { dice: [4, 1], terror: ['attempt'] },
    )
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ phase: 'terror', pending: 'roll', drawn: 'attempt' })
    act(t, { convert: ['a', 'b'] })
    expect(view(t)).toMatchObject({ phase: 'conversation', saved: 1, hand: [], played: [], drawn: null })
    expect(view(t).available).toEqual(['ask', 'a', 'a', 'b', 'b', 'c'])
  })

  it('no-convert forbids it', () => {
    const t = board(
      { cards: [plain('forbid', [{ op: 'no-convert' }]), ask, plain('a', [], { copies: 2 })] },
      { threat: 3 },
      { dice: [4, 4] },
    )
    expect(act(t, { play: 'forbid' })).toEqual([
      { e: 'play', card: 'forbid' },
      { e: 'rule', rule: 'no-convert', n: 0 },
    ])
    act(t, { play: 'ask' })
    expect(view(t)).toMatchObject({ pending: null, successes: 0 })
  })
})
