import { describe, expect, it } from 'vitest'
import { drawn, nextTurn, played, view } from './toy.ts'

describe('R6: one die against the threat level', () => {
  const under = {
    op: 'under',
    effect: [{ op: 'kill', n: 1 }],
    otherwise: [{ op: 'cp', n: 1 }],
  } as const

  it('lower than the level', () => {
    const { events } = played([under, { op: 'cp', n: -1 }], { threat: 4 }, { dice: [3] })
    expect(events).toEqual([
      { e: 'check', die: 3, threat: 4, under: true },
      { e: 'killed', pool: 5, killed: 1 },
      { e: 'cp', from: 0, to: -1 },
    ])
  })

  it('at the level it is not lower', () => {
    const { events } = played([under], { threat: 4 }, { dice: [4] })
    expect(events).toEqual([
      { e: 'check', die: 4, threat: 4, under: false },
      { e: 'cp', from: 0, to: 1 },
    ])
  })

  it('without an otherwise nothing happens; in the terror phase too, and no modifier counts', () => {
    const { t, events } = drawn(
      [
        { op: 'dice', n: 2, duration: 'next' },
        { op: 'under', effect: [{ op: 'kill', n: 1 }] },
      ],
      {},
      { dice: [6] },
    )
    expect(events.slice(1)).toEqual([{ e: 'check', die: 6, threat: 3, under: false }, ...nextTurn()])
    expect(view(t).dice).toBe(4)
  })
})
