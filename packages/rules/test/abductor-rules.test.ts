import { describe, expect, it } from 'vitest'
import type { OwnRule } from '../src/index.ts'
import { act, board, demand, drawn, nextTurn, plain, played, refusal, rolled, view } from './toy.ts'

const withRule = (rule: OwnRule) => ({ rules: [rule] })
const ask = rolled('ask', { none: [{ op: 'threat', n: 1 }] })

describe('doubles: a pair of equal faces fires after the roll and before the row', () => {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => [{ op: 'cp', n: 10 ** (face - 1) }] as const)
  const toy = {
    abductor: withRule({ rule: 'doubles', faces }),
    cards: [plain('more', [{ op: 'dice', n: 2, duration: 'next' }]), ask],
  }
  const asked = (dice: readonly number[]) => {
    const t = board(toy, { threat: 0 }, { dice })
    return { t, events: act(t, { play: 'more' }, { play: 'ask' }).slice(5) }
  }

  it('each disjoint pair once, in the order of the faces', () => {
    expect(asked([3, 1, 1, 4, 3]).events).toEqual([
      { e: 'double', face: 1 },
      { e: 'cp', from: 0, to: 1 },
      { e: 'double', face: 3 },
      { e: 'cp', from: 1, to: 101 },
      { e: 'threat', from: 0, to: 1 },
    ])
  })

  it('four equal dice are two pairs, five too', () => {
    expect(asked([2, 2, 2, 2, 1]).events.filter(({ e }) => e === 'double')).toHaveLength(2)
    expect(view(asked([2, 2, 2, 2, 2]).t).cp).toBe(20)
  })

  it('sixes pair too; three of a kind are one pair', () => {
    expect(view(asked([6, 6, 6, 1, 2]).t).cp).toBe(100_000)
  })

  it('X1: not with the 2nd in command', () => {
    const t = board(toy, { threat: 0, secondInCommand: true }, { dice: [1, 1, 1] })
    act(t, { play: 'ask' })
    expect(view(t).cp).toBe(0)
  })
})

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

describe('ability', () => {
  const toy = {
    abductor: withRule({
      rule: 'ability',
      id: 'bluff',
      threatAtLeast: 3,
      effect: [{ op: 'threat', n: -2 }],
    }),
  }

  it('once a turn, in the conversation', () => {
    const t = board(toy, { threat: 5 })
    expect(act(t, { ability: 'bluff' })).toEqual([
      { e: 'ability', id: 'bluff' },
      { e: 'threat', from: 5, to: 4 },
      { e: 'threat', from: 4, to: 3 },
    ])
    expect(refusal(t, { ability: 'bluff' })).toEqual({ code: 'ability-used', rule: 'C1', params: {} })
    act(t, { endConversation: true })
    expect(refusal(t, { ability: 'bluff' })?.code).toBe('not-your-phase')
    act(t, { endSpend: true })
    expect(refusal(t, { ability: 'bluff' })).toBeNull()
  })

  it('at its threat or above', () => {
    expect(refusal(board(toy, { threat: 2 }), { ability: 'bluff' })).toEqual({
      code: 'threat-too-low',
      rule: 'C1',
      params: { n: 3 },
    })
    expect(refusal(board(toy, { threat: 3 }), { ability: 'bluff' })).toBeNull()
  })

  it('not with the 2nd in command, not under another name, not without one', () => {
    const second = { code: 'second-in-command', rule: 'X1', params: {} }
    expect(refusal(board(toy, { secondInCommand: true }), { ability: 'bluff' })).toEqual(second)
    const none = { code: 'no-ability', rule: 'C1', params: {} }
    expect(refusal(board(toy), { ability: 'other' })).toEqual(none)
    expect(refusal(board({}), { ability: 'bluff' })).toEqual(none)
  })
})
