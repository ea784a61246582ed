import { describe, expect, it } from 'vitest'
import type { OwnRule } from '../src/index.ts'
import { act, board, refusal } from './toy.ts'

const withRule = (rule: OwnRule) => ({ rules: [rule] })

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
