import { ABDUCTOR_IDS, gameContent } from '@negotiator/content'
import { compileGame, newState } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { MINIATURES } from '../../src/exact/miniatures.ts'
import { reduced } from '../../src/exact/reduce.ts'

test.each(MINIATURES)('$name is a game of its own', (miniature) => {
  expect(ABDUCTOR_IDS).toContain(miniature.abductor)
  const whole = gameContent(miniature.abductor)
  const small = reduced(whole, miniature)
  const s = newState(compileGame(small))
  expect(s.pool).toBe(miniature.hostages)
  expect(s.redLeft).toBe(miniature.redInDeck)
  for (const card of small.conversation) {
    const same = whole.conversation.find(({ id }) => id === card.id)!
    expect(card).toEqual({ ...same, copies: miniature.cards[card.id] })
  }
})

test('a card that is not there is refused', () => {
  const [first] = MINIATURES
  const wrong = { ...first!, cards: { smalltalk: 1 } }
  expect(() => reduced(gameContent('arkayne'), wrong)).toThrow('smalltalk is no card of this game')
})
