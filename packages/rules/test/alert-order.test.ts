import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, board, demand, plain, played, terrorCard, view } from './toy.ts'

const cp = (n: number): Effect => ({ op: 'cp', n })
const threat = (n: number): Effect => ({ op: 'threat', n })
const at4 = { on: 'threat', atLeast: 4 } as const
const atEnd = { on: 'conversation-end' } as const
const up = (...ids: string[]) => ids.map((id) => ({ id, face: 'up' }) as const)

describe('several alerts at once', () => {
  it('A2: demands in the order of their places, then cards in the order drawn, then the rest of the step', () => {
    const first = demand('first', 'major', { cost: { alert: at4 }, benefit: [cp(1)], penalty: [cp(10)] })
    const last = demand('last', 'major', { cost: { alert: at4 }, benefit: [cp(100)] })
    const cards = [plain('up', [threat(2)])]
    const terror = ['one', 'two'].map((id, i) =>
      terrorCard(id, [], { alert: { when: at4, effect: [cp(1000 * (i + 1))] } }),
    )
    const t = board(
      { demands: [last, first], cards, terror },
      { phase: 'spend', demands: up('first', 'last') },
      { terror: ['two', 'one'] },
    )
    act(t, { endSpend: true }, { endConversation: true }, { endSpend: true })
    const events = act(t, { play: 'up' })
    expect(events.slice(1)).toEqual([
      { e: 'threat', from: 3, to: 4 },
      { e: 'conceded', demand: 'first', place: 0, byItself: true },
      { e: 'cp', from: 0, to: 1 },
      { e: 'penalty', demand: 'first' },
      { e: 'cp', from: 1, to: 11 },
      { e: 'conceded', demand: 'last', place: 1, byItself: true },
      { e: 'cp', from: 11, to: 111 },
      { e: 'alert-fired', card: 'two' },
      { e: 'cp', from: 111, to: 2111 },
      { e: 'alert-fired', card: 'one' },
      { e: 'cp', from: 2111, to: 3111 },
      { e: 'threat', from: 4, to: 5 },
    ])
    expect(view(t)).toMatchObject({ alerts: [], discard: ['one', 'two'] })
  })

  it('C4: at the end of the conversation likewise, and M4 only after them', () => {
    const proud = demand('proud', 'major', { cost: { alert: atEnd }, benefit: [cp(1)] })
    const boat = demand('boat', 'escape')
    const late = terrorCard('late', [], {
      alert: { when: atEnd, effect: [cp(2), { op: 'dice', n: 1, duration: 'next' }] },
    })
    const t = board(
      { demands: [boat, proud], terror: [late] },
      { phase: 'spend', demands: up('boat', 'proud') },
      { terror: ['late'] },
    )
    act(t, { endSpend: true }, { concede: 'boat' })
    expect(act(t, { endConversation: true })).toEqual([
      { e: 'conversation-ended', byEffect: false },
      { e: 'conceded', demand: 'proud', place: 1, byItself: true },
      { e: 'cp', from: 0, to: 1 },
      { e: 'alert-fired', card: 'late' },
      { e: 'cp', from: 1, to: 3 },
      { e: 'modifier', n: 1, duration: 'next' },
      { e: 'over', result: 'lost', reason: 'escaped' },
    ])
  })

  it('R7: durations end after them', () => {
    const proud = demand('proud', 'major', {
      cost: { alert: atEnd },
      benefit: [{ op: 'dice', n: 1, duration: 'conversation' }],
    })
    const t = board({ demands: [proud] }, { demands: up('proud') })
    act(t, { endConversation: true })
    expect(view(t)).toMatchObject({ phase: 'spend', dice: 2 })
  })

  it('C4: an alert that would end the conversation ends it no second time, nor the next one', () => {
    const proud = demand('proud', 'major', { cost: { alert: atEnd }, benefit: [{ op: 'end' }] })
    const t = board({ demands: [proud] }, { demands: up('proud') })
    expect(act(t, { endConversation: true }).map(({ e }) => e)).toEqual([
      'conversation-ended',
      'conceded',
      'phase',
    ])
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ turn: 2, phase: 'conversation' })
  })

  it('C4: only a demand that lies faceup waits for the end', () => {
    const proud = demand('proud', 'major', { cost: { alert: atEnd }, benefit: [cp(1)] })
    const other = demand('other', 'major', { cost: 1 })
    const { t } = played(
      [{ op: 'end' }],
      {
        demands: [
          { id: 'proud', face: 'conceded' },
          { id: 'other', face: 'up' },
        ],
      },
      {},
      { demands: [proud, other] },
    )
    expect(view(t)).toMatchObject({ phase: 'spend', cp: 0, demands: [{}, { id: 'other', face: 'up' }] })
  })

  it('A2: an alert that asks holds back what comes after it', () => {
    const choosy = demand('choosy', 'major', {
      cost: { alert: at4 },
      benefit: [{ op: 'choose', options: [[], []] }],
    })
    const { t } = played([threat(2), cp(1)], { demands: up('choosy') }, {}, { demands: [choosy] })
    expect(view(t)).toMatchObject({ pending: 'choose', threat: 4, cp: 0 })
    act(t, { choose: 'option-2' })
    expect(view(t)).toMatchObject({ pending: null, threat: 5, cp: 1 })
  })

  it('A1: fires once, though its own effect reaches the value again', () => {
    const card = terrorCard('nervous', [], { alert: { when: at4, effect: [threat(-1), threat(1), cp(1)] } })
    const cards = [plain('up', [threat(1)])]
    const t = board({ cards, terror: [card] }, { phase: 'spend' }, { terror: ['nervous'] })
    act(t, { endSpend: true }, { play: 'up' })
    expect(view(t)).toMatchObject({ threat: 4, cp: 1, alerts: [], discard: ['nervous'] })
  })

  it('X1: an alert that eliminates the abductor leaves nothing for the demands after it', () => {
    const deadly = demand('deadly', 'major', {
      cost: { alert: at4 },
      benefit: [{ op: 'eliminate' }],
      penalty: [cp(10)],
    })
    const late = demand('late', 'major', { cost: { alert: at4 }, benefit: [cp(100)] })
    const { t } = played(
      [threat(1)],
      { pool: 2, demands: up('deadly', 'late') },
      {},
      { demands: [deadly, late] },
    )
    expect(view(t)).toMatchObject({ secondInCommand: true, cp: 0, demands: [] })
  })

  it('a minor demand that concedes itself goes to the discard', () => {
    const eager = demand('eager', 'minor', { cost: { alert: at4 } })
    const { t } = played([threat(1)], { demands: up('eager') }, {}, { demands: [eager] })
    expect(view(t)).toMatchObject({ demands: [], discard: ['eager'] })
  })
})
