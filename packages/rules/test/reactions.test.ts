import { describe, expect, it } from 'vitest'
import { act, board, plain, reaction, refusal, rolled, view } from './toy.ts'

const ask = rolled('ask', { two: [{ op: 'cp', n: 2 }], one: [{ op: 'cp', n: 1 }] })
const cards = [ask, reaction('again', { copies: 2 }), plain('a'), plain('b')]
const asked = (dice: readonly number[], hand: readonly string[], threat = 3) => {
  const t = board({ cards }, { hand: ['ask', ...hand], threat }, { dice })
  act(t, { play: 'ask' })
  return t
}

describe('R4: reactions', () => {
  it('re-roll one die, whatever the dice show', () => {
    const t = asked([6, 6, 1], ['again'])
    expect(view(t)).toMatchObject({ pending: 'roll', roll: [6, 6] })
    expect(act(t, { react: 'again', die: 1 })).toEqual([
      { e: 'react', card: 'again', die: 1, from: 6, to: 1 },
      { e: 'settle', successes: 1, dice: [6, 1] },
      { e: 'cp', from: 0, to: 1 },
    ])
    expect(view(t)).toMatchObject({ hand: [], played: ['ask', 'again'] })
  })

  it('as often as you have them; the other dice stay as they lie', () => {
    const t = asked([1, 2, 3, 5, 6], ['again', 'again'], 0)
    act(t, { react: 'again', die: 0 })
    expect(view(t)).toMatchObject({ pending: 'roll', roll: [5, 2, 3], hand: ['again'] })
    act(t, { react: 'again', die: 2 })
    expect(view(t)).toMatchObject({ pending: null, successes: 2 })
  })

  it('before or after conversions; a converted die is not re-rolled', () => {
    const t = asked([4, 1, 6], ['again', 'a', 'b'])
    act(t, { convert: ['a', 'b'] })
    expect(view(t)).toMatchObject({ pending: 'roll', converted: [0] })
    expect(refusal(t, { react: 'again', die: 0 })).toEqual({ code: 'die-converted', rule: 'R4', params: {} })
    act(t, { react: 'again', die: 1 })
    expect(view(t)).toMatchObject({ successes: 2, cp: 2 })
  })

  it('with every die converted there is nothing to re-roll', () => {
    const t = asked([4], ['again', 'a', 'b'], 7)
    act(t, { convert: ['a', 'b'] })
    expect(view(t)).toMatchObject({ pending: null, successes: 1, hand: ['again'] })
  })

  it('the fifth of five dice can be re-rolled', () => {
    const t = board(
      { cards: [plain('more', [{ op: 'dice', n: 2, duration: 'next' }]), ...cards] },
      { threat: 0 },
      { dice: [1, 1, 1, 1, 1, 2] },
    )
    act(t, { play: 'more' }, { play: 'ask' })
    expect(refusal(t, { react: 'again', die: 4 })).toBeNull()
    act(t, { react: 'again', die: 4 })
    expect(view(t).roll).toEqual([1, 1, 1, 1, 2])
  })

  it('also one that is the first card of the set', () => {
    const t = board({ cards: [reaction('again'), ask] }, {}, { dice: [1, 1, 6] })
    act(t, { play: 'ask' }, { react: 'again', die: 0 })
    expect(view(t)).toMatchObject({ pending: null, successes: 1 })
  })

  it('are never played by themselves, but facedown for CP', () => {
    const t = board({ cards })
    expect(refusal(t, { play: 'again' })).toEqual({ code: 'reaction-only', rule: 'R4', params: {} })
    expect(act(t, { facedown: 'again' })).toEqual([
      { e: 'facedown', card: 'again' },
      { e: 'cp', from: 0, to: 1 },
    ])
  })
})

describe('a reaction is refused', () => {
  it('not-a-reaction', () => {
    const t = asked([1, 1], ['again', 'a'])
    expect(refusal(t, { react: 'a', die: 0 })).toEqual({ code: 'not-a-reaction', rule: 'R4', params: {} })
  })

  it('not-in-hand', () => {
    const t = asked([4, 1], ['a', 'b'])
    expect(refusal(t, { react: 'again', die: 0 })).toEqual({ code: 'not-in-hand', rule: 'R4', params: {} })
  })

  // 256 and -256 are 0 in the eight bits that a move has for a die.
  it.each([2, 4, 5, 256, -1, -256, 0.5])('no-such-die: %d of two dice', (die) => {
    const t = asked([1, 1], ['again'])
    expect(refusal(t, { react: 'again', die })).toEqual({ code: 'no-such-die', rule: 'R4', params: {} })
  })

  it('no-roll', () => {
    const none = { code: 'no-roll', rule: 'R3', params: {} }
    expect(refusal(board({ cards }), { react: 'again', die: 0 })).toEqual(none)
    expect(refusal(board({ cards }), { settle: true })).toEqual(none)
  })
})
