import { describe, expect, it } from 'vitest'
import { act, board, demand, drawn, nextTurn, played, terrorCard, view } from './toy.ts'

const angry = terrorCard('angry', [{ op: 'threat', n: 1 }], { secondary: [{ op: 'cp', n: -1 }] })
const money = demand('money', 'major')
const food = demand('food', 'minor', { cost: 1 })
const spend = { phase: 'spend' } as const

describe('E2: secondary effects', () => {
  it('after the main one, if a demand is facedown', () => {
    const t = board({ terror: [angry], demands: [money], abductor: { majors: 1 } }, spend, {
      terror: ['angry'],
    })
    expect(act(t, { endSpend: true })).toEqual([
      { e: 'phase', phase: 'terror' },
      { e: 'drawn', card: 'angry', gold: false },
      { e: 'threat', from: 3, to: 4 },
      { e: 'secondary', card: 'angry' },
      { e: 'cp', from: 0, to: -1 },
      ...nextTurn(),
    ])
  })

  it('not if none is', () => {
    const t = board(
      { terror: [angry], demands: [money] },
      { ...spend, demands: [{ id: 'money', face: 'up' }] },
      { terror: ['angry'] },
    )
    expect(act(t, { endSpend: true }).map(({ e }) => e)).not.toContain('secondary')
    expect(view(t)).toMatchObject({ cp: 0, discard: ['angry'] })
  })

  it('at that moment: the main effect may have turned the last one up', () => {
    const reveals = terrorCard('reveals', [{ op: 'reveal-all' }], { secondary: [{ op: 'cp', n: -1 }] })
    const t = board({ terror: [reveals], demands: [money], abductor: { majors: 1 } }, spend, {
      terror: ['reveals'],
    })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ cp: 0, demands: [{ id: 'money', face: 'up' }] })
  })

  it('a card without one says nothing of it', () => {
    const { events } = drawn([], {}, {}, { demands: [money], abductor: { majors: 1 } })
    expect(events).toEqual(nextTurn())
  })
})

describe('M1: minor demands come from the terror deck', () => {
  const toy = { demands: [money, food], abductor: { majors: 1 } }

  it('faceup at once, at the next place', () => {
    const t = board(toy, spend, { terror: ['food'] })
    expect(act(t, { endSpend: true })).toEqual([
      { e: 'phase', phase: 'terror' },
      { e: 'drawn', card: 'food', gold: false },
      { e: 'minor-arrived', demand: 'food', place: 1 },
      ...nextTurn(),
    ])
    expect(view(t)).toMatchObject({ discard: [], drawn: null })
    expect(view(t).demands[1]).toEqual({ place: 1, class: 'minor', face: 'up', id: 'food' })
  })

  it('also one that is the first demand of the set', () => {
    const t = board({ demands: [food] }, spend, { terror: ['food'] })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ discard: [], demands: [{ place: 0, face: 'up', id: 'food' }] })
  })

  it('and stay until conceded', () => {
    const t = board(toy, spend, { terror: ['food'] })
    act(t, { endSpend: true }, { endConversation: true }, { endSpend: true })
    expect(view(t).demands).toHaveLength(2)
  })

  it('X2: with the 2nd in command they are discarded without effect', () => {
    const t = board(toy, { ...spend, secondInCommand: true }, { terror: ['food'] })
    expect(act(t, { endSpend: true }).slice(2)).toEqual([
      { e: 'minor-discarded', demand: 'food' },
      ...nextTurn(),
    ])
    expect(view(t)).toMatchObject({ demands: [], discard: ['food'] })
  })

  it('burned, they are discarded like any red card', () => {
    const { t, events } = played([{ op: 'burn', n: 1 }], {}, { terror: ['food'] }, toy)
    expect(events).toEqual([{ e: 'burned', card: 'food' }])
    expect(view(t)).toMatchObject({ discard: ['food'], demands: [{ class: 'major' }] })
  })
})
