import { describe, expect, it } from 'vitest'
import { act, board, played, rolled, view } from './toy.ts'

const ask = rolled('ask', {
  two: [{ op: 'cp', n: 2 }],
  one: [{ op: 'cp', n: 1 }],
  none: [{ op: 'cp', n: -1 }],
})

describe('threat rolls', () => {
  it.each([
    { dice: [3, 2, 1], successes: 0, to: -1 },
    { dice: [4, 4, 4], successes: 0, to: -1 },
    { dice: [1, 5, 2], successes: 1, to: 1 },
    { dice: [6, 1, 1], successes: 1, to: 1 },
    { dice: [1, 5, 6], successes: 2, to: 2 },
    { dice: [6, 6, 6], successes: 2, to: 2 },
  ])('C2, R2: $dice are $successes successes', ({ dice, successes, to }) => {
    const t = board({ cards: [ask] }, { threat: 1 }, { dice })
    expect(act(t, { play: 'ask' })).toEqual([
      { e: 'play', card: 'ask' },
      { e: 'roll', dice, successes, foursCount: false },
      { e: 'settle', successes, dice },
      { e: 'cp', from: 0, to },
    ])
    expect(view(t)).toMatchObject({ successes, roll: null, pending: null, converted: [], played: ['ask'] })
  })

  it('no roll yet: no successes to show', () => {
    expect(view(board({}))).toMatchObject({ successes: null, roll: null, converted: [] })
  })

  it('a settled roll leaves nothing behind', () => {
    const t = board({ cards: [ask] }, {}, { dice: [5, 6] })
    act(t, { play: 'ask' })
    expect(t.state).toMatchObject({ roll: 0, rollCount: 0, rollConverted: 0, rollFours: 0, resolving: -1 })
  })

  it('a roll inside a row has its own dice and rows', () => {
    const inner = {
      two: [{ op: 'cp', n: 20 }],
      one: [{ op: 'cp', n: 10 }],
      none: [{ op: 'cp', n: 5 }],
    } as const
    const outer = rolled('outer', {
      one: [
        { op: 'roll', rows: inner },
        { op: 'cp', n: 1 },
      ],
    })
    const t = board({ cards: [ask, outer] }, {}, { dice: [1, 5, 6, 6] })
    expect(act(t, { play: 'outer' }).slice(1)).toEqual([
      { e: 'roll', dice: [1, 5], successes: 1, foursCount: false },
      { e: 'settle', successes: 1, dice: [1, 5] },
      { e: 'roll', dice: [6, 6], successes: 2, foursCount: false },
      { e: 'settle', successes: 2, dice: [6, 6] },
      { e: 'cp', from: 0, to: 20 },
      { e: 'cp', from: 20, to: 21 },
    ])
  })

  it('an empty row does nothing, and what follows the roll is still applied', () => {
    const rows = { two: [], one: [], none: [{ op: 'cp', n: 9 }] } as const
    const { events } = played(
      [
        { op: 'roll', rows },
        { op: 'cp', n: 1 },
      ],
      {},
      { dice: [5, 1] },
    )
    expect(events.at(-1)).toEqual({ e: 'cp', from: 0, to: 1 })
    expect(events).toHaveLength(3)
  })
})
