import { describe, expect, it } from 'vitest'
import type { Alert, Effect, Effects } from '../src/index.ts'
import { act, board, nextTurn, plain, terrorCard, view } from './toy.ts'

const cp = (n: number): Effect => ({ op: 'cp', n })
const threat = (n: number): Effect => ({ op: 'threat', n })

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

  it('C4: at the end of the conversation only those that wait for it fire', () => {
    const terror = [
      terrorCard('calm', [], { alert: { when: { on: 'threat', atMost: 0 }, effect: [cp(10)] } }),
      later({ on: 'conversation-end' }),
    ]
    const t = board({ terror }, { phase: 'spend' }, { terror: ['calm', 'later'] })
    act(t, { endSpend: true }, { endConversation: true }, { endSpend: true }, { endConversation: true })
    expect(view(t)).toMatchObject({ cp: 1, alerts: ['calm'], discard: ['later'] })
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
