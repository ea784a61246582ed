import { describe, expect, it } from 'vitest'
import { act, board, drawn, gold, nextTurn, played, terrorCard, view } from './toy.ts'

describe('the terror deck', () => {
  it('burn n discards red cards unresolved, n times', () => {
    const { t, events } = played(
      [{ op: 'burn', n: 2 }],
      {},
      { terror: ['angry', 'quiet'] },
      {
        terror: [terrorCard('angry', [{ op: 'threat', n: 2 }])],
      },
    )
    expect(events).toEqual([
      { e: 'burned', card: 'angry' },
      { e: 'burned', card: 'quiet' },
    ])
    expect(view(t)).toMatchObject({ threat: 3, terrorLeft: 2, discard: ['angry', 'quiet'] })
    expect(t.state.unseen).toEqual([0, 8, 1])
  })

  it('burn never takes the gold card', () => {
    const { t, events } = played([{ op: 'burn', n: 3 }], { deck: { red: 1, gold: 1 } })
    expect(events).toEqual([{ e: 'burned', card: 'quiet' }])
    expect(view(t).terrorLeft).toBe(1)
  })

  it.each([
    { red: 0, burned: 0 },
    { red: 1, burned: 0 },
    { red: 5, burned: 2 },
    { red: 6, burned: 3 },
  ])('halve burns half of $red red cards, rounded down', ({ red, burned }) => {
    const { t, events } = played([{ op: 'halve' }], { deck: { red, gold: 1 } })
    expect(events).toEqual(Array(burned).fill({ e: 'burned', card: 'quiet' }))
    expect(view(t).terrorLeft).toBe(red - burned + 1)
  })

  it('E1: a red card is drawn, resolved, then discarded', () => {
    const { t, events } = drawn([{ op: 'threat', n: 1 }])
    expect(events).toEqual([{ e: 'threat', from: 3, to: 4 }, ...nextTurn()])
    expect(view(t)).toMatchObject({ discard: ['card'], drawn: null, terrorLeft: 3, phase: 'conversation' })
  })

  it('E3: the gold card comes last', () => {
    const t = board(
      { terror: [gold('dawn', [{ op: 'threat', n: -1 }])] },
      { phase: 'spend', deck: { red: 0, gold: 1 }, turn: 8 },
      { terror: ['dawn'] },
    )
    expect(act(t, { endSpend: true })).toEqual([
      { e: 'phase', phase: 'terror' },
      { e: 'drawn', card: 'dawn', gold: true },
      { e: 'threat', from: 3, to: 2 },
      ...nextTurn(9),
    ])
    expect(view(t)).toMatchObject({ terrorLeft: 0, discard: ['dawn'] })
    expect(t.state.goldLeft).toBe(0)
    expect(t.state.unseen).toEqual([9, 0, 1])
  })

  it('E1: a red card is drawn even if no gold one is left', () => {
    const t = board({}, { phase: 'spend', deck: { red: 1, gold: 0 } })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ discard: ['quiet'], terrorLeft: 0, result: null })
  })

  it('G2: none to draw kills every hostage left and loses', () => {
    const t = board({}, { phase: 'spend', pool: 4, saved: 2, killed: 1, deck: { red: 0, gold: 0 } })
    expect(act(t, { endSpend: true })).toEqual([
      { e: 'phase', phase: 'terror' },
      { e: 'killed', pool: 0, killed: 5 },
      { e: 'over', result: 'lost', reason: 'no-terror-card' },
    ])
    expect(view(t)).toMatchObject({ pool: 0, saved: 2, killed: 5, phase: 'over' })
  })

  it('G2: with an empty pool nobody is killed, and the game is lost all the same', () => {
    const t = board({}, { phase: 'spend', pool: 0, saved: 2, deck: { red: 0, gold: 0 } })
    expect(act(t, { endSpend: true }).slice(1)).toEqual([
      { e: 'over', result: 'lost', reason: 'no-terror-card' },
    ])
  })

  it('D5: a card without hostages left to kill burns even the last red one in the terror phase', () => {
    const { t, events } = drawn([{ op: 'kill', n: 1 }], { pool: 0, saved: 3, deck: { red: 2, gold: 1 } })
    expect(events).toEqual([{ e: 'burned', card: 'quiet' }, ...nextTurn()])
    expect(view(t)).toMatchObject({ terrorLeft: 1, discard: ['card', 'quiet'] })
  })
})
