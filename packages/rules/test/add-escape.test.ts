import { describe, expect, it } from 'vitest'
import { FACEDOWN } from './facedown.ts'
import { played, view } from './toy.ts'

describe('add-escape', () => {
  it('a set-aside escape demand joins facedown at the next place', () => {
    const { t, events } = played([{ op: 'add-escape' }], {}, {}, FACEDOWN)
    expect(events).toEqual([{ e: 'escape-added', place: 2 }])
    expect(view(t).demands[2]).toEqual({ place: 2, class: 'escape', face: 'down', id: null })
  })

  it('as long as one is set aside: those facedown in play are not', () => {
    const { events } = played([{ op: 'add-escape' }, { op: 'add-escape' }], {}, {}, FACEDOWN)
    expect(events).toHaveLength(1)
  })

  it('a facedown major leaves the escapes set aside where they are', () => {
    const { events } = played(
      [{ op: 'add-escape' }],
      { demands: [{ id: 'money', face: 'down' }] },
      {},
      FACEDOWN,
    )
    expect(events).toEqual([{ e: 'escape-added', place: 1 }])
  })

  it('an escape demand that was turned up does not join again', () => {
    const position = {
      demands: [
        { id: 'boat', face: 'up' },
        { id: 'bus', face: 'conceded' },
      ],
    } as const
    expect(played([{ op: 'add-escape' }], position, {}, FACEDOWN).events).toEqual([])
  })
})
