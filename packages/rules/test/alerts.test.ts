import { describe, expect, it } from 'vitest'
import type { Alert, Effect, Effects } from '../src/index.ts'
import { act, board, demand, drawn, nextTurn, plain, played, terrorCard, view } from './toy.ts'

const watcher = (alert: Alert, benefit: Effects = [], penalty: Effects = []) =>
  demand('watcher', 'major', { cost: { alert }, benefit, penalty })
const up = { demands: [{ id: 'watcher', face: 'up' }] } as const
const cp = (n: number): Effect => ({ op: 'cp', n })
const threat = (n: number): Effect => ({ op: 'threat', n })
const fired = { e: 'conceded', demand: 'watcher', place: 0, byItself: true }

/** Does the alert fire when a card does this? */
const fires = (alert: Alert, effect: Effects, position = {}) =>
  played(effect, { ...up, ...position }, {}, { demands: [watcher(alert)] }).events.filter(
    ({ e }) => e === 'conceded',
  ).length

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

describe('A2: an alert fires at once, after the current step', () => {
  it('the demand concedes itself for nothing; the rest of the change of threat waits', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 }, [cp(1)], [cp(-2)])]
    const { events } = played([threat(3), cp(5)], up, {}, { demands })
    expect(events).toEqual([
      { e: 'threat', from: 3, to: 4 },
      fired,
      { e: 'cp', from: 0, to: 1 },
      { e: 'penalty', demand: 'watcher' },
      { e: 'cp', from: 1, to: -1 },
      { e: 'threat', from: 4, to: 5 },
      { e: 'threat', from: 5, to: 6 },
      { e: 'cp', from: -1, to: 4 },
    ])
  })

  it('the rest of a decrease waits too', () => {
    const demands = [watcher({ on: 'threat', atMost: 2 }, [cp(1)])]
    expect(played([threat(-3)], up, {}, { demands }).events.slice(2)).toEqual([
      { e: 'cp', from: 0, to: 1 },
      { e: 'threat', from: 2, to: 1 },
      { e: 'threat', from: 1, to: 0 },
    ])
  })

  it('a doubled increase is not doubled again when it goes on', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 })]
    const { t } = played([{ op: 'increase-double' }, threat(2)], { ...up, threat: 2 }, {}, { demands })
    expect(view(t).threat).toBe(6)
  })

  it('a kill at K moves no marker, so nothing is reached', () => {
    expect(fires({ on: 'threat', atLeast: 7 }, [threat(2)], { threat: 7 })).toBe(0)
  })

  it('in the terror phase too', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 }, [{ op: 'save', n: 1 }])]
    expect(drawn([threat(1)], up, {}, { demands }).events).toEqual([
      { e: 'threat', from: 3, to: 4 },
      fired,
      { e: 'saved', pool: 5, saved: 1 },
      ...nextTurn(),
    ])
  })

  it('P4 fires nothing', () => {
    const t = board({ demands: [watcher({ on: 'cp', atMost: 0 })] }, { ...up, cp: 3, phase: 'spend' })
    expect(act(t, { endSpend: true }).map(({ e }) => e)).not.toContain('conceded')
  })

  it('paying for a card reaches a value', () => {
    const t = board(
      { demands: [watcher({ on: 'cp', atMost: 1 })], cards: [plain('dear', [], { cost: 2 })] },
      { ...up, cp: 3, phase: 'spend' },
    )
    expect(act(t, { buy: 'dear' })).toEqual([{ e: 'bought', card: 'dear', cost: 2 }, fired])
  })

  it('paying for a demand does: it fires before what was paid for', () => {
    const pay = demand('pay', 'major', { cost: 2, benefit: [cp(10)] })
    const t = board(
      { demands: [watcher({ on: 'cp', atMost: 1 }, [threat(1)]), pay] },
      { cp: 3, demands: [...up.demands, { id: 'pay', face: 'up' }] },
    )
    expect(act(t, { concede: 'pay' })).toEqual([
      { e: 'pay', cost: 2, to: 1 },
      { e: 'conceded', demand: 'pay', place: 1, byItself: false },
      fired,
      { e: 'threat', from: 3, to: 4 },
      { e: 'cp', from: 1, to: 11 },
    ])
  })
})

describe('A1: terror cards with an alert marker', () => {
  const later = (when: Alert, effect: Effects = [cp(1)]) =>
    terrorCard('later', [], { alert: { when, effect } })
  const set = (when: Alert, effect?: Effects, cards = [plain('up', [threat(1)]), plain('talk', [cp(3)])]) => {
    const t = board({ terror: [later(when, effect)], cards }, { phase: 'spend' }, { terror: ['later'] })
    return { t, events: act(t, { endSpend: true }) }
  }

  it('stay on the table until it fires, then go to the discard', () => {
    const { t, events } = set({ on: 'conversation-end' })
    expect(events.slice(2)).toEqual([{ e: 'alert-set', card: 'later' }, ...nextTurn()])
    expect(view(t)).toMatchObject({ alerts: ['later'], discard: [], drawn: null })
    expect(act(t, { endConversation: true })).toEqual([
      { e: 'conversation-ended', byEffect: false },
      { e: 'alert-fired', card: 'later' },
      { e: 'cp', from: 0, to: 1 },
      { e: 'phase', phase: 'spend' },
    ])
    expect(view(t)).toMatchObject({ alerts: [], discard: ['later'] })
  })

  it.each([
    { when: { on: 'threat', atLeast: 4 }, play: 'up', step: { e: 'threat', from: 3, to: 4 }, from: 0 },
    { when: { on: 'cp', atLeast: 3 }, play: 'talk', step: { e: 'cp', from: 0, to: 3 }, from: 3 },
  ] as const)('by $when', ({ when, play, step, from }) => {
    const { t } = set(when)
    expect(act(t, { play }).slice(1)).toEqual([
      step,
      { e: 'alert-fired', card: 'later' },
      { e: 'cp', from, to: from + 1 },
    ])
    expect(view(t)).toMatchObject({ alerts: [], discard: ['later'] })
  })

  it('wait as long as their value is not reached, the end of the conversation is nothing to them', () => {
    const { t } = set({ on: 'threat', atLeast: 5 })
    act(t, { play: 'up' }, { endConversation: true })
    expect(view(t)).toMatchObject({ alerts: ['later'], discard: [] })
  })

  it('their own effect sets nothing off: the marker is put when it is done', () => {
    const rage = terrorCard('rage', [threat(1)], {
      alert: { when: { on: 'threat', atLeast: 4 }, effect: [cp(-1)] },
    })
    const t = board({ terror: [rage] }, { phase: 'spend' }, { terror: ['rage'] })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ cp: 0, threat: 4, alerts: ['rage'] })
  })
})
