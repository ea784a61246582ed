import { describe, expect, it } from 'vitest'
import { legalMoves, MOST_MOVES } from '../src/index.ts'
import { act, board, demand, legal, plain, reaction, rolled, sorted } from './toy.ts'

const ability = { rule: 'ability', id: 'bluff', threatAtLeast: 3, effect: [] } as const
const toy = {
  abductor: { rules: [ability] },
  cards: [
    rolled('ask', {}, { copies: 2 }),
    plain('talk'),
    reaction('again', { cost: 1 }),
    plain('dear', [], { cost: 4 }),
  ],
  demands: [demand('money', 'major', { cost: 2 }), demand('food', 'minor'), demand('boat', 'escape')],
}

describe('what is legal', () => {
  it('C1: in the conversation', () => {
    const t = board(toy, {
      cp: 2,
      hand: ['ask', 'talk', 'again'],
      demands: [
        { id: 'money', face: 'up' },
        { id: 'boat', face: 'down' },
        { id: 'food', face: 'up' },
      ],
    })
    expect(legal(t)).toEqual(
      sorted([
        { play: 'ask' },
        { play: 'talk' },
        { facedown: 'ask' },
        { facedown: 'talk' },
        { facedown: 'again' },
        { concede: 'money' },
        { concede: 'food' },
        { ability: 'bluff' },
        { endConversation: true },
      ]),
    )
  })

  it('M2: a demand without cost can be conceded even with CP below 0, one with a cost not', () => {
    const t = board(toy, {
      cp: -1,
      hand: [],
      demands: [
        { id: 'money', face: 'up' },
        { id: 'food', face: 'up' },
      ],
    })
    expect(legal(t)).toEqual(sorted([{ concede: 'food' }, { ability: 'bluff' }, { endConversation: true }]))
  })

  it.each([
    { position: { threat: 2 }, why: 'threat is too low' },
    { position: { secondInCommand: true }, why: 'the 2nd in command is there' },
  ])('no ability when $why', ({ position }) => {
    expect(legal(board(toy, { ...position, hand: [] }))).toEqual(sorted([{ endConversation: true }]))
  })

  it('no ability when it was used', () => {
    const t = board(toy, { hand: [] })
    act(t, { ability: 'bluff' })
    expect(legal(t)).toEqual(sorted([{ endConversation: true }]))
  })

  it('P1, P2: in the spend phase what can be paid for', () => {
    const buys = (cp: number) => legal(board(toy, { phase: 'spend', cp, hand: ['ask', 'talk'] }))
    expect(buys(-1)).toEqual(sorted([{ buy: 'ask' }, { endSpend: true }]))
    expect(buys(0)).toEqual(buys(-1))
    expect(buys(3)).toEqual(sorted([{ buy: 'ask' }, { buy: 'again' }, { endSpend: true }]))
    expect(buys(4)).toEqual(sorted([{ buy: 'ask' }, { buy: 'again' }, { buy: 'dear' }, { endSpend: true }]))
    expect(buys(99)).toEqual(buys(4))
  })

  it('P3: nothing is bought with a full hand', () => {
    const limit = demand('limit', 'major', { penalty: [{ op: 'hand-limit', n: 2 }] })
    const demands = [{ id: 'limit', face: 'conceded' }] as const
    const at = (...hand: string[]) =>
      legal(board({ ...toy, demands: [limit] }, { phase: 'spend', cp: 9, hand, demands }))
    expect(at('ask', 'ask')).toEqual(sorted([{ endSpend: true }]))
    expect(at('ask')).toContainEqual({ buy: 'dear' })
  })

  it('E3: in the last conversation cards can be bought too', () => {
    const t = board(toy, { cp: 1, hand: [], deck: { red: 0, gold: 0 }, threat: 1 })
    expect(legal(t)).toEqual(
      sorted([{ buy: 'ask' }, { buy: 'talk' }, { buy: 'again' }, { endConversation: true }]),
    )
  })

  it('R3, R4: while a roll waits, every pair and every die, and to settle', () => {
    const t = board(toy, { hand: ['ask', 'ask', 'talk', 'again'], threat: 3 }, { dice: [4, 1, 4, 4] })
    act(t, { play: 'ask' })
    expect(legal(t)).toEqual(
      sorted([
        { convert: ['ask', 'talk'] },
        { convert: ['ask', 'again'] },
        { convert: ['talk', 'again'] },
        { react: 'again', die: 0 },
        { react: 'again', die: 1 },
        { settle: true },
      ]),
    )
  })

  it('R3: two copies of one card are a pair', () => {
    const t = board({ cards: [rolled('ask'), plain('talk', [], { copies: 2 })] }, {}, { dice: [4, 1] })
    act(t, { play: 'ask' })
    expect(legal(t)).toEqual([{ convert: ['talk', 'talk'] }, { settle: true }])
  })

  it('nothing once the game is over', () => {
    expect(legal(board(toy, { pool: 0, killed: 1 }))).toEqual([])
  })

  it('a full hand of thirty kinds has room in the list', () => {
    const cards = Array.from({ length: 30 }, (_, i) => reaction(`card-${i}`, { copies: 2 }))
    const t = board({ cards: [...cards.slice(1), rolled('ask')] }, {}, { dice: [4, 1] })
    act(t, { play: 'ask' })
    const n = legalMoves(t.game, t.state, new Int32Array(MOST_MOVES))
    expect(n).toBe((29 * 30) / 2 + 29 * 2 + 1)
    expect(legal(t)).toHaveLength(n)
  })
})
