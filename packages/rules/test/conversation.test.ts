import { describe, expect, it } from 'vitest'
import { act, board, drawn, nextTurn, plain, played, refusal, view } from './toy.ts'

describe('the conversation phase', () => {
  it('C3: a played card lies in the played area', () => {
    const { t } = played([])
    expect(view(t)).toMatchObject({ hand: [], played: ['card'], available: [] })
  })

  it('C1: a facedown card gives 1 CP and does nothing else', () => {
    const t = board({ cards: [plain('loud', [{ op: 'threat', n: 1 }], { copies: 2 })] })
    expect(act(t, { facedown: 'loud' })).toEqual([
      { e: 'facedown', card: 'loud' },
      { e: 'cp', from: 0, to: 1 },
    ])
    expect(view(t)).toMatchObject({ hand: ['loud'], played: ['loud'], threat: 3, cp: 1 })
    expect(t.state.facedowns).toBe(1)
  })

  it('facedown-cp 0: a facedown card gives nothing', () => {
    const { t, events } = played([{ op: 'facedown-cp', n: 0 }], {}, {}, { cards: [plain('a')] })
    expect(events).toEqual([{ e: 'rule', rule: 'facedown-cp', n: 0 }])
    expect(act(t, { facedown: 'a' })).toEqual([{ e: 'facedown', card: 'a' }])
    expect(view(t).cp).toBe(0)
  })

  it('facedown-cp 2: a facedown card gives two', () => {
    const { t } = played([{ op: 'facedown-cp', n: 2 }], {}, {}, { cards: [plain('a')] })
    expect(act(t, { facedown: 'a' })[1]).toEqual({ e: 'cp', from: 0, to: 2 })
  })

  it('C4: it ends when you say so', () => {
    const t = board({})
    expect(act(t, { endConversation: true })).toEqual([
      { e: 'conversation-ended', byEffect: false },
      { e: 'phase', phase: 'spend' },
    ])
    expect(view(t).phase).toBe('spend')
  })

  it('C4: ended by an effect, what is left of the row is still applied, then nothing more', () => {
    const { t, events } = played([{ op: 'end' }, { op: 'cp', n: 1 }], {}, {}, { cards: [plain('a')] })
    expect(events).toEqual([
      { e: 'cp', from: 0, to: 1 },
      { e: 'conversation-ended', byEffect: true },
      { e: 'phase', phase: 'spend' },
    ])
    expect(refusal(t, { play: 'a' })).toEqual({
      code: 'not-your-phase',
      rule: 'T1',
      params: { phase: 'conversation' },
    })
  })

  it('C4: in the terror phase there is no conversation to end', () => {
    const { t, events } = drawn([{ op: 'end' }])
    expect(events).toEqual(nextTurn())
    expect(t.state.ended).toBe(0)
    expect(view(t).phase).toBe('conversation')
  })

  it('T1: what was counted in this turn is counted anew in the next', () => {
    const t = board({ cards: [plain('a')] })
    act(t, { facedown: 'a' }, { endConversation: true }, { endSpend: true })
    expect(t.state).toMatchObject({ turn: 2, facedowns: 0, abilityUsed: 0 })
  })
})
