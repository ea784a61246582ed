import { describe, expect, it } from 'vitest'
import { demand, played, view } from './toy.ts'

const demands = [
  demand('money', 'major'),
  demand('weapons', 'major'),
  demand('boat', 'escape'),
  demand('bus', 'escape'),
]
const toy = { demands, abductor: { majors: 1, escapes: 1 } }

describe('add-escape', () => {
  it('a set-aside escape demand joins facedown at the next place', () => {
    const { t, events } = played([{ op: 'add-escape' }], {}, {}, toy)
    expect(events).toEqual([{ e: 'escape-added', place: 2 }])
    expect(view(t).demands[2]).toEqual({ place: 2, class: 'escape', face: 'down', id: null })
  })

  it('as long as one is set aside: those facedown in play are not', () => {
    const { events } = played([{ op: 'add-escape' }, { op: 'add-escape' }], {}, {}, toy)
    expect(events).toHaveLength(1)
  })

  it('a facedown major leaves the escapes set aside where they are', () => {
    const { events } = played([{ op: 'add-escape' }], { demands: [{ id: 'money', face: 'down' }] }, {}, toy)
    expect(events).toEqual([{ e: 'escape-added', place: 1 }])
  })

  it('an escape demand that was turned up does not join again', () => {
    const position = {
      demands: [
        { id: 'boat', face: 'up' },
        { id: 'bus', face: 'conceded' },
      ],
    } as const
    expect(played([{ op: 'add-escape' }], position, {}, toy).events).toEqual([])
  })
})
