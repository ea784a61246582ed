import { describe, expect, it } from 'vitest'
import { act, board, plain, view } from './toy.ts'

describe('C5: remove', () => {
  const gone = plain('gone', [{ op: 'remove' }], { copies: 2 })

  it('the card being resolved leaves the game', () => {
    const t = board({ cards: [gone] }, { hand: ['gone'] })
    expect(act(t, { play: 'gone' })).toEqual([
      { e: 'play', card: 'gone' },
      { e: 'removed', card: 'gone' },
    ])
    expect(view(t)).toMatchObject({ hand: [], played: [], removed: ['gone'], available: ['gone'] })
  })

  it('one copy goes, the other one that was played stays', () => {
    const t = board({ cards: [gone] })
    act(t, { facedown: 'gone' }, { play: 'gone' })
    expect(view(t)).toMatchObject({ hand: [], played: ['gone'], removed: ['gone'] })
  })

  it('both copies, one after the other; they never come back', () => {
    const t = board({ cards: [gone] })
    act(t, { play: 'gone' }, { play: 'gone' }, { endConversation: true }, { endSpend: true })
    expect(view(t)).toMatchObject({ hand: [], available: [], played: [], removed: ['gone', 'gone'] })
  })

  it('a card removes itself only once', () => {
    const t = board({ cards: [plain('twice', [{ op: 'remove' }, { op: 'remove' }], { copies: 2 })] })
    act(t, { facedown: 'twice' })
    expect(act(t, { play: 'twice' })).toEqual([
      { e: 'play', card: 'twice' },
      { e: 'removed', card: 'twice' },
    ])
    expect(view(t)).toMatchObject({ played: ['twice'], removed: ['twice'] })
  })
})
