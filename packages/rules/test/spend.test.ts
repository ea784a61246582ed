import { describe, expect, it } from 'vitest'
import { act, board, nextTurn, plain, refusal, view } from './toy.ts'

const cards = [plain('free'), plain('cheap', [], { cost: 2, copies: 2 }), plain('dear', [], { cost: 5 })]

describe('the spend phase', () => {
  it('P1: a card is paid for and comes to the hand', () => {
    const t = board({ cards }, { phase: 'spend', cp: 4 })
    expect(act(t, { buy: 'cheap' }, { buy: 'cheap' })).toEqual([
      { e: 'bought', card: 'cheap', cost: 2 },
      { e: 'bought', card: 'cheap', cost: 2 },
    ])
    expect(view(t)).toMatchObject({ cp: 0, hand: ['free', 'cheap', 'cheap'], available: ['dear'] })
  })

  it('P1: CP may not fall below 0 by paying', () => {
    const t = board({ cards }, { phase: 'spend', cp: 4 })
    expect(refusal(t, { buy: 'dear' })).toEqual({
      code: 'too-expensive',
      rule: 'P1',
      params: { cost: 5, cp: 4 },
    })
    expect(refusal(board({ cards }, { phase: 'spend', cp: 5 }), { buy: 'dear' })).toBeNull()
  })

  it('P2: a zero-cost card is taken even with CP below 0', () => {
    const t = board({ cards }, { phase: 'spend', cp: -2, hand: [] })
    act(t, { buy: 'free' })
    expect(view(t)).toMatchObject({ cp: -2, hand: ['free'] })
    expect(refusal(t, { buy: 'cheap' })?.code).toBe('too-expensive')
  })

  it('P3: never more than 10 cards in hand', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => plain(id, [], { copies: 2 }))
    const full = { cards: [...many, plain('one-more')] }
    const hand = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [id, id])
    expect(refusal(board(full, { phase: 'spend', hand }), { buy: 'one-more' })).toEqual({
      code: 'hand-full',
      rule: 'P3',
      params: { n: 10 },
    })
    expect(refusal(board(full, { phase: 'spend', hand: hand.slice(1) }), { buy: 'one-more' })).toBeNull()
  })

  it('P4: unspent CP are lost, then the played cards return', () => {
    const t = board({ cards }, { phase: 'spend', cp: 3, hand: [], played: ['cheap', 'dear'] })
    expect(act(t, { endSpend: true })).toEqual([
      { e: 'cp-lost', from: 3 },
      { e: 'phase', phase: 'terror' },
      { e: 'drawn', card: 'quiet', gold: false },
      ...nextTurn(),
    ])
    expect(view(t)).toMatchObject({ cp: 0, played: [], available: ['free', 'cheap', 'cheap', 'dear'] })
  })

  it('P4: negative CP are lost too', () => {
    const t = board({ cards }, { phase: 'spend', cp: -1 })
    expect(act(t, { endSpend: true })[0]).toEqual({ e: 'cp-lost', from: -1 })
    expect(view(t).cp).toBe(0)
  })

  it('P4: without CP none are lost', () => {
    const t = board({ cards }, { phase: 'spend' })
    expect(act(t, { endSpend: true })[0]).toEqual({ e: 'phase', phase: 'terror' })
  })

  it('E3: in the last conversation cards are bought at once, but not one that was played in it', () => {
    const t = board({ cards }, { cp: 9, deck: { red: 0, gold: 0 } })
    act(t, { buy: 'dear' }, { play: 'dear' })
    expect(view(t)).toMatchObject({ cp: 4, played: ['dear'], phase: 'conversation' })
    expect(refusal(t, { buy: 'dear' })).toEqual({ code: 'not-in-available', rule: 'P1', params: {} })
  })

  it('E3: not as long as a terror card is left', () => {
    const t = board({ cards }, { cp: 9, deck: { red: 0, gold: 1 } })
    expect(refusal(t, { buy: 'dear' })).toEqual({ code: 'not-last-conversation', rule: 'E3', params: {} })
    const red = board({ cards }, { cp: 9, deck: { red: 1, gold: 0 } })
    expect(refusal(red, { buy: 'dear' })?.code).toBe('not-last-conversation')
  })
})
