import { describe, expect, it } from 'vitest'
import { act, board, demand, drawn, played, view } from './toy.ts'

const second = { secondInCommand: true } as const

describe('with the 2nd in command', () => {
  it('X3: each step of increase kills one, and the marker still moves', () => {
    const { events } = played([{ op: 'threat', n: 2 }], { ...second, threat: 6 })
    expect(events).toEqual([
      { e: 'threat', from: 6, to: 7 },
      { e: 'killed', pool: 5, killed: 1 },
      { e: 'killed', pool: 4, killed: 2 },
    ])
  })

  it('X3: a decrease kills nobody', () => {
    const { events } = played([{ op: 'threat', n: -1 }], second)
    expect(events).toEqual([{ e: 'threat', from: 3, to: 2 }])
  })

  it('X4: he never kills the last hostage of the pool', () => {
    const { t, events } = played([{ op: 'kill', n: 2 }], { ...second, pool: 2, saved: 4 })
    expect(events).toEqual([{ e: 'killed', pool: 1, killed: 1 }, { e: 'spared' }])
    expect(view(t)).toMatchObject({ pool: 1, killed: 1, result: null })
  })

  it('X4: the abductor himself does', () => {
    expect(played([{ op: 'kill', n: 1 }], { pool: 1, saved: 4 }).events).toEqual([
      { e: 'killed', pool: 0, killed: 1 },
    ])
  })

  it('X5: he surrenders as soon as the pool is empty, in the terror phase too', () => {
    const { events } = drawn([{ op: 'save', n: 2 }], { ...second, pool: 1, saved: 2 })
    expect(events).toEqual([
      { e: 'saved', pool: 0, saved: 3 },
      { e: 'over', result: 'won', reason: 'surrendered' },
    ])
  })

  it('X5: the abductor himself does not', () => {
    expect(view(played([{ op: 'save', n: 1 }], { pool: 1, saved: 2 }).t)).toMatchObject({
      result: null,
      pool: 0,
    })
  })

  it('X2: no escape demand joins', () => {
    const escapes = { demands: [demand('boat', 'escape')] }
    expect(played([{ op: 'add-escape' }], second, {}, escapes).events).toEqual([])
  })

  it('X6, G2: without a terror card he escapes, X4 or not', () => {
    const t = board({}, { ...second, phase: 'spend', pool: 1, saved: 5, deck: { red: 0, gold: 0 } })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ pool: 0, killed: 1, result: 'lost', reason: 'no-terror-card' })
  })
})
