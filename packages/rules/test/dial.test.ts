import { describe, expect, it } from 'vitest'
import { board, drawn, nextTurn, played, view } from './toy.ts'

describe('the dial, step by step', () => {
  it('D3: from 1, -2 moves to S, then saves one', () => {
    const { t, events } = played([{ op: 'threat', n: -2 }], { threat: 1 })
    expect(events).toEqual([
      { e: 'threat', from: 1, to: 0 },
      { e: 'threat', from: 0, to: 0 },
      { e: 'saved', pool: 5, saved: 1 },
    ])
    expect(view(t)).toMatchObject({ threat: 0, pool: 5, saved: 1, killed: 0 })
  })

  it('D3: from 6, +3 moves to K, then kills one by one', () => {
    const { t, events } = played([{ op: 'threat', n: 3 }], { threat: 6 })
    expect(events).toEqual([
      { e: 'threat', from: 6, to: 7 },
      { e: 'killed', pool: 5, killed: 1 },
      { e: 'killed', pool: 4, killed: 2 },
    ])
    expect(view(t)).toMatchObject({ threat: 7, pool: 4, saved: 0, killed: 2 })
  })

  it('D2: dice by threat', () => {
    const dice = [0, 1, 2, 3, 4, 5, 6, 7].map((threat) => view(board({}, { threat })).dice)
    expect(dice).toEqual([3, 3, 2, 2, 2, 2, 2, 1])
  })

  it('threat-start goes to the level of the abductor card, and is no step', () => {
    const { events } = played([{ op: 'threat-start' }], { threat: 7 })
    expect(events).toEqual([{ e: 'threat-start', from: 7, to: 3 }])
  })

  it('threat-start at the start level moves nothing', () => {
    const { t, events } = played([{ op: 'threat-start' }])
    expect(events).toEqual([{ e: 'threat-start', from: 3, to: 3 }])
    expect(view(t).threat).toBe(3)
  })

  it('increase-double doubles the steps of an increase, not those of a decrease', () => {
    const { events } = played([{ op: 'increase-double' }, { op: 'threat', n: 1 }, { op: 'threat', n: -1 }], {
      threat: 2,
    })
    expect(events).toEqual([
      { e: 'rule', rule: 'increase-double', n: 2 },
      { e: 'threat', from: 2, to: 3 },
      { e: 'threat', from: 3, to: 4 },
      { e: 'threat', from: 4, to: 3 },
    ])
  })
})

describe('conversation points', () => {
  it('D4: fall below zero', () => {
    const { t, events } = played([{ op: 'cp', n: -3 }], { cp: 1 })
    expect(events).toEqual([{ e: 'cp', from: 1, to: -2 }])
    expect(view(t).cp).toBe(-2)
  })

  it('E4: given in the terror phase, they count for the next conversation', () => {
    const { t, events } = drawn([{ op: 'cp', n: 2 }], { cp: 5 })
    expect(events).toEqual([{ e: 'cp', from: 0, to: 2 }, ...nextTurn()])
    expect(view(t).cp).toBe(2)
  })
})
