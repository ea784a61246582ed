import { describe, expect, it } from 'vitest'
import { act, board, plain, played } from './toy.ts'
import { cp, fired, fires, threat, up, watcher } from './watcher.ts'

describe('A1: what an alert waits for', () => {
  it.each([
    { alert: { on: 'threat', atLeast: 5 }, effect: threat(1), position: { threat: 4 }, times: 1 },
    { alert: { on: 'threat', atLeast: 5 }, effect: threat(1), position: { threat: 3 }, times: 0 },
    { alert: { on: 'threat', atLeast: 5 }, effect: threat(1), position: { threat: 5 }, times: 0 },
    { alert: { on: 'threat', atMost: 1 }, effect: threat(-1), position: { threat: 2 }, times: 1 },
    { alert: { on: 'threat', atMost: 1 }, effect: threat(-1), position: { threat: 3 }, times: 0 },
    { alert: { on: 'threat', atMost: 1 }, effect: threat(-1), position: { threat: 1 }, times: 0 },
    { alert: { on: 'threat', atMost: 0, atLeast: 7 }, effect: threat(1), position: { threat: 6 }, times: 1 },
    { alert: { on: 'threat', atMost: 0, atLeast: 7 }, effect: threat(-1), position: { threat: 1 }, times: 1 },
    { alert: { on: 'threat', atLeast: 5 }, effect: cp(5), position: {}, times: 0 },
    { alert: { on: 'cp', atLeast: 6 }, effect: cp(6), position: {}, times: 1 },
    { alert: { on: 'cp', atLeast: 6 }, effect: cp(5), position: {}, times: 0 },
    { alert: { on: 'cp', atLeast: 6 }, effect: cp(9), position: { cp: 6 }, times: 0 },
    { alert: { on: 'cp', atMost: -2 }, effect: cp(-2), position: {}, times: 1 },
    { alert: { on: 'cp', atMost: -2 }, effect: cp(-1), position: {}, times: 0 },
    { alert: { on: 'cp', atLeast: 4 }, effect: threat(1), position: {}, times: 0 },
    { alert: { on: 'facedown', atLeast: 1 }, effect: cp(3), position: {}, times: 0 },
    { alert: { on: 'conversation-end' }, effect: cp(3), position: {}, times: 0 },
  ] as const)('$alert with $effect from $position: $times', ({ alert, effect, position, times }) => {
    expect(fires(alert, [effect], position)).toBe(times)
  })

  it('a CP change is one step as a whole: leaping over the value fires once (G4)', () => {
    expect(fires({ on: 'cp', atMost: 1, atLeast: 3 }, [cp(9)], { cp: 2 })).toBe(1)
  })

  it('it fires once only: the demand is conceded', () => {
    expect(fires({ on: 'cp', atLeast: 3 }, [cp(3), cp(-3), cp(3)])).toBe(1)
  })

  it('A2: while the card lies faceup: a facedown one fires nothing, turning it up neither', () => {
    const { events } = played(
      [cp(3), { op: 'reveal' }],
      { demands: [{ id: 'watcher', face: 'down' }] },
      {},
      { demands: [watcher({ on: 'cp', atLeast: 3 })] },
    )
    expect(events).toEqual([
      { e: 'cp', from: 0, to: 3 },
      { e: 'revealed', demand: 'watcher', place: 0 },
    ])
  })

  it('threat-start is no step, so it fires nothing', () => {
    expect(fires({ on: 'threat', atMost: 3 }, [{ op: 'threat-start' }], { threat: 6 })).toBe(0)
  })

  it('facedown cards for CP are counted within a turn', () => {
    const t = board(
      { demands: [watcher({ on: 'facedown', atLeast: 2 })], cards: ['a', 'b'].map((id) => plain(id)) },
      up,
    )
    expect(act(t, { facedown: 'a' })).toHaveLength(2)
    expect(act(t, { facedown: 'b' })).toEqual([
      { e: 'facedown', card: 'b' },
      { e: 'cp', from: 1, to: 2 },
      fired,
    ])
  })

  it('the CP of a facedown card reach a value too', () => {
    const t = board({ demands: [watcher({ on: 'cp', atLeast: 1 })], cards: [plain('a')] }, up)
    expect(act(t, { facedown: 'a' }).at(-1)).toEqual(fired)
  })
})
