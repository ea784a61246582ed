import { describe, expect, it } from 'vitest'
import type { OwnRule } from '../src/index.ts'
import { act, board, demand, drawn, nextTurn, played, rolled, view } from './toy.ts'

const withRule = (rule: OwnRule) => ({ rules: [rule] })

describe('kill-raises-threat', () => {
  const abductor = withRule({ rule: 'kill-raises-threat' })

  it('a kill of a card raises threat instead, also with an empty pool', () => {
    const { events } = played([{ op: 'kill', n: 2 }], { pool: 0, saved: 3 }, {}, { abductor })
    expect(events).toEqual([
      { e: 'kill-raises-threat', n: 2 },
      { e: 'threat', from: 3, to: 4 },
      { e: 'threat', from: 4, to: 5 },
    ])
  })

  it('D3: steps above K still kill', () => {
    const { events } = played([{ op: 'kill', n: 1 }], { threat: 7 }, {}, { abductor })
    expect(events).toEqual([
      { e: 'kill-raises-threat', n: 1 },
      { e: 'killed', pool: 5, killed: 1 },
    ])
  })

  it('X1: the 2nd in command kills', () => {
    const { events } = played([{ op: 'kill', n: 1 }], { secondInCommand: true }, {}, { abductor })
    expect(events).toEqual([{ e: 'killed', pool: 5, killed: 1 }])
  })
})

describe('escape-joins', () => {
  const toy = {
    abductor: { escapes: 1, ...withRule({ rule: 'escape-joins', turns: [3, 5], most: 2 }) },
    demands: ['boat', 'bus', 'plane', 'train'].map((id) => demand(id, 'escape')),
  }
  const next = [{ endConversation: true }, { endSpend: true }] as const

  it('at the start of its turns only, up to a number in play', () => {
    const t = board(toy, {}, {})
    act(t, ...next)
    expect(view(t).demands).toHaveLength(1)
    expect(act(t, ...next).slice(-3)).toEqual([...nextTurn(3), { e: 'escape-added', place: 1 }])
    act(t, ...next)
    expect(act(t, ...next).at(-1)).toEqual({ e: 'phase', phase: 'conversation' })
    expect(view(t)).toMatchObject({ turn: 5, phase: 'conversation' })
    expect(view(t).demands).toHaveLength(2)
  })

  it('other demands do not count for that number', () => {
    const others = ['money', 'arms'].map((id) => demand(id, 'major'))
    const t = board(
      { ...toy, demands: [...toy.demands, ...others] },
      {
        turn: 2,
        demands: [
          { id: 'money', face: 'up' },
          { id: 'arms', face: 'down' },
          { id: 'boat', face: 'down' },
        ],
      },
    )
    act(t, ...next)
    expect(view(t).demands.map((each) => each.class)).toEqual(['major', 'major', 'escape', 'escape'])
  })

  it('C4: it joins before a conversation that an each-turn effect has ended is closed', () => {
    const silence = demand('silence', 'major', { penalty: [{ op: 'each-turn', effect: [{ op: 'end' }] }] })
    const t = board(
      { ...toy, demands: [...toy.demands, silence] },
      { turn: 2, demands: [{ id: 'silence', face: 'conceded' }] },
    )
    expect(act(t, ...next).slice(-3)).toEqual([
      { e: 'escape-added', place: 1 },
      { e: 'conversation-ended', byEffect: true },
      { e: 'phase', phase: 'spend' },
    ])
  })

  it('X1: not with the 2nd in command', () => {
    const t = board(toy, { turn: 2, secondInCommand: true })
    act(t, ...next)
    expect(view(t)).toMatchObject({ turn: 3, demands: [] })
  })

  it('T1: after each-turn effects, so not if one of those has removed him', () => {
    const revolt = demand('revolt', 'major', {
      penalty: [{ op: 'each-turn', effect: [{ op: 'eliminate' }] }],
    })
    const t = board(
      { ...toy, demands: [...toy.demands, revolt] },
      { turn: 2, demands: [{ id: 'revolt', face: 'conceded' }] },
    )
    expect(act(t, ...next).slice(-3)).toEqual([
      { e: 'start-of-turn', demand: 'revolt' },
      { e: 'eliminated' },
      { e: 'second-in-command' },
    ])
    expect(view(t).demands).toEqual([])
  })
})

describe('many-dice', () => {
  const toy = {
    abductor: withRule({ rule: 'many-dice', atLeast: 3, effect: [{ op: 'threat', n: 1 }] }),
    cards: [
      rolled('ask', { none: [{ op: 'cp', n: 1 }, { op: 'end' }] }),
      rolled('shot', { none: [{ op: 'eliminate' }] }),
    ],
  }

  it('after the row and before a conversation that it ended is closed', () => {
    const t = board(toy, { threat: 1 }, { dice: [1, 2, 3] })
    expect(act(t, { play: 'ask' }).slice(3)).toEqual([
      { e: 'cp', from: 0, to: 1 },
      { e: 'many-dice', dice: 3 },
      { e: 'threat', from: 1, to: 2 },
      { e: 'conversation-ended', byEffect: true },
      { e: 'phase', phase: 'spend' },
    ])
  })

  it('not with fewer dice', () => {
    const t = board(toy, { threat: 2 }, { dice: [1, 2] })
    act(t, { play: 'ask' })
    expect(view(t).threat).toBe(2)
  })

  it('not if the row has removed the abductor', () => {
    const t = board(toy, { threat: 1 }, { dice: [1, 2, 3] })
    act(t, { play: 'shot' })
    expect(view(t)).toMatchObject({ threat: 1, secondInCommand: true })
  })

  it('in the terror phase too', () => {
    const roll = { op: 'roll', rows: { two: [], one: [], none: [] } } as const
    const { events } = drawn([roll], { threat: 0, hand: [] }, { dice: [1, 2, 3] }, toy)
    expect(events.slice(2)).toEqual([
      { e: 'many-dice', dice: 3 },
      { e: 'threat', from: 0, to: 1 },
      ...nextTurn(),
    ])
  })
})
