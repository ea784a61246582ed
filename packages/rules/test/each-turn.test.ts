import { describe, expect, it } from 'vitest'
import type { Effects } from '../src/index.ts'
import { act, board, demand, view } from './toy.ts'

const eachTurn = (...effect: Effects) => ({ op: 'each-turn', effect }) as const
const weapons = demand('weapons', 'major', {
  penalty: [eachTurn({ op: 'threat', n: 1 }, { op: 'cp', n: 1 })],
})
const press = demand('press', 'major', { penalty: [{ op: 'cp', n: -1 }, eachTurn({ op: 'cp', n: 5 })] })
const demands = [press, weapons]
const start = [{ endConversation: true }, { endSpend: true }] as const

describe('T1: each-turn X', () => {
  it('is a rule from now on, and nothing happens yet', () => {
    const t = board({ demands }, { demands: [{ id: 'weapons', face: 'up' }] })
    expect(act(t, { concede: 'weapons' }).slice(1)).toEqual([
      { e: 'penalty', demand: 'weapons' },
      { e: 'rule', rule: 'each-turn', n: 0 },
    ])
    expect(view(t)).toMatchObject({ threat: 3, cp: 0 })
  })

  it('happens at the start of every conversation phase, in the order conceded', () => {
    const t = board(
      { demands },
      {
        demands: [
          { id: 'press', face: 'up' },
          { id: 'weapons', face: 'up' },
        ],
      },
    )
    act(t, { concede: 'weapons' }, { concede: 'press' })
    expect(act(t, ...start).slice(-7)).toEqual([
      { e: 'turn', turn: 2 },
      { e: 'phase', phase: 'conversation' },
      { e: 'start-of-turn', demand: 'weapons' },
      { e: 'threat', from: 3, to: 4 },
      { e: 'cp', from: 0, to: 1 },
      { e: 'start-of-turn', demand: 'press' },
      { e: 'cp', from: 1, to: 6 },
    ])
    act(t, ...start)
    expect(view(t)).toMatchObject({ turn: 3, threat: 5, cp: 6 })
  })

  it('a save there is in the conversation phase already: with an empty pool it captures (D6)', () => {
    const mercy = demand('mercy', 'major', { penalty: [eachTurn({ op: 'save', n: 1 })] })
    const t = board({ demands: [mercy] }, { pool: 0, saved: 3, demands: [{ id: 'mercy', face: 'up' }] })
    act(t, { concede: 'mercy' }, ...start)
    expect(view(t)).toMatchObject({ turn: 2, result: 'won', reason: 'captured' })
  })

  it('an end there ends the conversation at once', () => {
    const silence = demand('silence', 'major', { penalty: [eachTurn({ op: 'end' })] })
    const t = board({ demands: [silence] }, { demands: [{ id: 'silence', face: 'conceded' }] })
    expect(act(t, ...start).slice(-3)).toEqual([
      { e: 'start-of-turn', demand: 'silence' },
      { e: 'conversation-ended', byEffect: true },
      { e: 'phase', phase: 'spend' },
    ])
  })

  it('M3: a position with the demand conceded has it in force, without its other penalties', () => {
    const t = board({ demands }, { demands: [{ id: 'press', face: 'conceded' }] })
    expect(view(t).cp).toBe(0)
    act(t, ...start)
    expect(view(t).cp).toBe(5)
  })

  it('X1: ends with the abductor', () => {
    const t = board({ demands }, { demands: [{ id: 'press', face: 'conceded' }], secondInCommand: true })
    act(t, ...start)
    expect(view(t)).toMatchObject({ turn: 2, cp: 0 })
  })
})
