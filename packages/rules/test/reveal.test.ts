import { describe, expect, it } from 'vitest'
import { FACEDOWN } from './facedown.ts'
import { act, board, options, played, refusal, view } from './toy.ts'

describe('M1: facedown demands', () => {
  it('S2: majors come first, then escapes; what they may be is public', () => {
    const t = board(FACEDOWN)
    expect(view(t).demands).toEqual([
      { place: 0, class: 'major', face: 'down', id: null },
      { place: 1, class: 'escape', face: 'down', id: null },
    ])
    expect(view(t).unseenDemands).toEqual({ major: ['money', 'weapons'], escape: ['boat', 'bus'] })
  })

  it('you choose the place, not knowing the card', () => {
    const { t } = played([{ op: 'reveal' }], {}, { demands: ['bus'] }, FACEDOWN)
    expect(view(t)).toMatchObject({ pending: 'choose', choice: { kind: 'reveal' } })
    expect(options(t)).toEqual(['place-0', 'place-1'])
    expect(act(t, { choose: 'place-1' })).toEqual([{ e: 'revealed', demand: 'bus', place: 1 }])
    expect(view(t)).toMatchObject({
      pending: null,
      demands: [
        { place: 0, face: 'down', id: null },
        { place: 1, face: 'up', id: 'bus' },
      ],
      unseenDemands: { major: ['money', 'weapons'], escape: ['boat'] },
    })
  })

  it('the only facedown one is turned up without asking', () => {
    const position = {
      demands: [
        { id: 'boat', face: 'up' },
        { id: 'weapons', face: 'down' },
      ],
    } as const
    const { t, events } = played([{ op: 'reveal' }], position, { demands: ['weapons'] }, FACEDOWN)
    expect(events).toEqual([{ e: 'revealed', demand: 'weapons', place: 1 }])
    expect(view(t).unseenDemands).toEqual({ major: ['money'], escape: ['bus'] })
  })

  it('with none facedown nothing happens', () => {
    const { t, events } = played([{ op: 'reveal' }])
    expect(events).toEqual([])
    expect(view(t).pending).toBeNull()
  })

  it('a place that was turned up is no option any more', () => {
    const position = {
      demands: [
        { id: 'money', face: 'down' },
        { id: 'boat', face: 'up' },
        { id: 'bus', face: 'down' },
      ],
    } as const
    const { t } = played([{ op: 'reveal' }], position, { demands: ['bus'] }, FACEDOWN)
    expect(options(t)).toEqual(['place-0', 'place-2'])
    const none = { code: 'not-an-option', rule: 'C2', params: {} }
    expect(refusal(t, { choose: 'place-1' })).toEqual(none)
    expect(refusal(t, { choose: 'place-3' })).toEqual(none)
    expect(refusal(t, { choose: 'card' })).toEqual(none)
  })

  it('reveal-all turns them all up, in the order of the places', () => {
    const { t, events } = played([{ op: 'reveal-all' }], {}, { demands: ['weapons', 'boat'] }, FACEDOWN)
    expect(events).toEqual([
      { e: 'revealed', demand: 'weapons', place: 0 },
      { e: 'revealed', demand: 'boat', place: 1 },
    ])
    expect(view(t).demands.map(({ face }) => face)).toEqual(['up', 'up'])
  })

  it('reveal-all leaves alone what lies faceup', () => {
    const position = { demands: [{ id: 'boat', face: 'conceded' }] } as const
    expect(played([{ op: 'reveal-all' }], position, {}, FACEDOWN).events).toEqual([])
  })
})
