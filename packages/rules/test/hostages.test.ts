import { describe, expect, it } from 'vitest'
import { drawn, nextTurn, played, view } from './toy.ts'

describe('one hostage at a time', () => {
  it('G3: more than half killed loses; the rest of the effect is dropped (G4)', () => {
    const { t, events } = played(
      [
        { op: 'kill', n: 9 },
        { op: 'cp', n: 1 },
      ],
      { pool: 7 },
    )
    expect(events).toEqual([
      { e: 'killed', pool: 6, killed: 1 },
      { e: 'killed', pool: 5, killed: 2 },
      { e: 'killed', pool: 4, killed: 3 },
      { e: 'killed', pool: 3, killed: 4 },
      { e: 'over', result: 'lost', reason: 'too-many-killed' },
    ])
    expect(view(t)).toMatchObject({ phase: 'over', pending: null, cp: 0, pool: 3, killed: 4 })
    expect(t.state.stack).toEqual([])
  })

  it('G3: exactly half killed is no loss', () => {
    const { t } = played([{ op: 'kill', n: 3 }], { pool: 6 })
    expect(view(t)).toMatchObject({ result: null, phase: 'conversation', killed: 3 })
  })

  it('G4: a step of threat that loses is the last one', () => {
    const { events } = played([{ op: 'threat', n: 5 }], { threat: 7, pool: 1, saved: 2, killed: 2 })
    expect(events).toEqual([
      { e: 'killed', pool: 0, killed: 3 },
      { e: 'over', result: 'lost', reason: 'too-many-killed' },
    ])
  })

  it('D6: a save with an empty pool captures the abductor, once', () => {
    const { events } = played([{ op: 'save', n: 4 }], { pool: 1, saved: 3 })
    expect(events).toEqual([
      { e: 'saved', pool: 0, saved: 4 },
      { e: 'over', result: 'won', reason: 'captured' },
    ])
  })

  it('D6: in the terror phase such a save is ignored', () => {
    const { t, events } = drawn([{ op: 'save', n: 1 }], { pool: 0, saved: 3 })
    expect(events).toEqual([{ e: 'save-ignored' }, ...nextTurn()])
    expect(view(t)).toMatchObject({ result: null, saved: 3 })
  })

  it('D5: a kill with an empty pool discards the top red card, unresolved', () => {
    const { t, events } = played([{ op: 'kill', n: 2 }], { pool: 0, saved: 3, deck: { red: 1, gold: 1 } })
    expect(events).toEqual([{ e: 'burned', card: 'quiet' }])
    expect(view(t)).toMatchObject({ killed: 0, pool: 0, discard: ['quiet'], terrorLeft: 1 })
  })

  it('hostages+2 adds them one by one, and half is of them too (G3)', () => {
    const { t, events } = played(
      [
        { op: 'hostages', n: 2 },
        { op: 'kill', n: 1 },
      ],
      { pool: 1, saved: 2, killed: 2 },
    )
    expect(events).toEqual([
      { e: 'hostage-added', pool: 2 },
      { e: 'hostage-added', pool: 3 },
      { e: 'killed', pool: 2, killed: 3 },
    ])
    expect(view(t)).toMatchObject({ pool: 2, saved: 2, killed: 3, result: null })
  })

  it('escape loses at once', () => {
    const { t, events } = played([{ op: 'escape' }, { op: 'cp', n: 1 }])
    expect(events).toEqual([{ e: 'over', result: 'lost', reason: 'escaped' }])
    expect(view(t)).toMatchObject({ result: 'lost', reason: 'escaped', cp: 0 })
  })
})
