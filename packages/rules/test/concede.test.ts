import { describe, expect, it } from 'vitest'
import { act, board, demand, refusal, view } from './toy.ts'

const money = demand('money', 'major', {
  cost: 4,
  benefit: [{ op: 'save', n: 1 }],
  penalty: [{ op: 'dice', n: -1, duration: 'lasting' }],
})
const food = demand('food', 'minor', { benefit: [{ op: 'cp', n: 1 }], penalty: [{ op: 'threat', n: 1 }] })
const boat = demand('boat', 'escape', { cost: 3, benefit: [{ op: 'threat', n: -1 }] })
const demands = [money, food, boat]
const up = (id: string) => ({ id, face: 'up' }) as const

describe('M2: conceding', () => {
  it('pay, then the benefit, then the penalty', () => {
    const t = board({ demands }, { cp: 4, demands: [up('money')] })
    expect(act(t, { concede: 'money' })).toEqual([
      { e: 'pay', cost: 4, to: 0 },
      { e: 'conceded', demand: 'money', place: 0, byItself: false },
      { e: 'saved', pool: 5, saved: 1 },
      { e: 'penalty', demand: 'money' },
      { e: 'modifier', n: -1, duration: 'lasting' },
    ])
    expect(view(t)).toMatchObject({ cp: 0, dice: 1, demands: [{ id: 'money', face: 'conceded' }] })
  })

  it('M3: a conceded major stays in play and is conceded only once', () => {
    const t = board({ demands }, { cp: 9, demands: [up('money')] })
    act(t, { concede: 'money' })
    expect(refusal(t, { concede: 'money' })).toEqual({ code: 'demand-conceded', rule: 'M2', params: {} })
  })

  it('M3: a conceded minor goes to the terror discard; its place stays empty', () => {
    const t = board({ demands }, { cp: -1, demands: [up('food'), up('money')] })
    expect(act(t, { concede: 'food' })).toEqual([
      { e: 'conceded', demand: 'food', place: 0, byItself: false },
      { e: 'cp', from: -1, to: 0 },
      { e: 'penalty', demand: 'food' },
      { e: 'threat', from: 3, to: 4 },
    ])
    expect(view(t)).toMatchObject({ discard: ['food'], demands: [{ place: 1, id: 'money' }] })
    expect(refusal(t, { concede: 'food' })).toEqual({ code: 'demand-not-in-play', rule: 'M2', params: {} })
  })

  it('no penalty, no word of it', () => {
    const t = board({ demands }, { cp: 3, demands: [up('boat')] })
    expect(act(t, { concede: 'boat' }).map(({ e }) => e)).toEqual(['pay', 'conceded', 'threat'])
  })

  it('M4: with a conceded escape the abductor escapes when the conversation ends', () => {
    const t = board({ demands }, { cp: 3, demands: [up('boat')] })
    act(t, { concede: 'boat' })
    expect(view(t)).toMatchObject({ phase: 'conversation', demands: [{ id: 'boat', face: 'conceded' }] })
    expect(act(t, { endConversation: true })).toEqual([
      { e: 'conversation-ended', byEffect: false },
      { e: 'over', result: 'lost', reason: 'escaped' },
    ])
  })

  it('M4: neither an escape that lies faceup nor a conceded major lets him go', () => {
    const t = board({ demands }, { demands: [up('boat'), { id: 'money', face: 'conceded' }] })
    act(t, { endConversation: true })
    expect(view(t)).toMatchObject({ phase: 'spend', result: null })
  })

  it('a benefit that asks holds the penalty back', () => {
    const choosy = demand('choosy', 'minor', {
      benefit: [{ op: 'choose', options: [[{ op: 'cp', n: 1 }], []] }],
      penalty: [{ op: 'cp', n: -2 }],
    })
    const t = board({ demands: [choosy] }, { demands: [up('choosy')] })
    act(t, { concede: 'choosy' })
    expect(view(t)).toMatchObject({ pending: 'choose', discard: [], cp: 0 })
    act(t, { choose: 'option-1' })
    expect(view(t)).toMatchObject({ pending: null, discard: ['choosy'], cp: -1 })
  })
})
