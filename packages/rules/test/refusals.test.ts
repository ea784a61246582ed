import { describe, expect, it } from 'vitest'
import { type Action, step } from '../src/index.ts'
import { anyTime, plainly } from './refused.ts'
import { board, demand, plain, refusal } from './toy.ts'

const toy = {
  cards: [plain('a'), plain('dear', [], { cost: 4 })],
  demands: [demand('m', 'major', { cost: 1 })],
}

describe('at the wrong time', () => {
  it.each([{ play: 'a' }, { facedown: 'a' }, { concede: 'm' }, { endConversation: true }] as const)(
    'T1, not-your-phase: %o belongs to the conversation',
    (action) => {
      const t = board(toy, { phase: 'spend', demands: [{ id: 'm', face: 'up' }] })
      expect(refusal(t, action)).toEqual({
        code: 'not-your-phase',
        rule: 'T1',
        params: { phase: 'conversation' },
      })
    },
  )

  it('T1, not-your-phase: endSpend belongs to the spend phase', () => {
    expect(refusal(board(toy), { endSpend: true })).toEqual({
      code: 'not-your-phase',
      rule: 'T1',
      params: { phase: 'spend' },
    })
    expect(refusal(board(toy, { phase: 'spend' }), { endSpend: true })).toBeNull()
  })

  it.each([...anyTime, { settle: true }, { choose: 'done' }] as Action[])('G1, game-over: %o', (action) => {
    const t = board(toy, { pool: 1, killed: 2, demands: [{ id: 'm', face: 'up' }] })
    expect(refusal(t, action)).toEqual(plainly('game-over', 'G1'))
  })

  it('C1, not-in-hand', () => {
    const t = board(toy)
    expect(refusal(t, { play: 'dear' })).toEqual(plainly('not-in-hand', 'C1'))
    expect(refusal(t, { facedown: 'dear' })).toEqual(plainly('not-in-hand', 'C1'))
    expect(refusal(t, { facedown: 'a' })).toBeNull()
  })

  it('P1, not-in-available', () => {
    const t = board(toy, { phase: 'spend' })
    expect(refusal(t, { buy: 'a' })).toEqual(plainly('not-in-available', 'P1'))
  })

  it('refused, an action changes nothing and is not in the log', () => {
    const t = board(toy)
    const before = JSON.stringify(t.state)
    expect(step(t, { play: 'dear' })).toEqual(plainly('not-in-hand', 'C1'))
    expect(step(t, { play: 'nonsense' })?.code).toBe('unknown-id')
    expect(JSON.stringify(t.state)).toBe(before)
    expect(t.log).toEqual([])
  })
})
