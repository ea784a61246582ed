import { gameContent } from '@negotiator/content'
import { type Action, compileGame, positionFrom } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { lineWords } from '../src/index.ts'

const game = compileGame(gameContent('arkayne', 'base'))
const before = positionFrom(game, { phase: 'spend', cp: 0 })
const words = (lang: 'en' | 'fr', ...actions: Action[]) =>
  lineWords(
    lang,
    game,
    actions.map((action) => ({ action, before })),
  )
const [talk, cool] = [{ buy: 'small-talk' }, { buy: 'keep-cool' }]

describe('the words of a line', () => {
  it('tell what is done again once', () => {
    expect(words('en', talk, talk, cool, { endSpend: true })).toEqual([
      'Take “Small Talk” (costs nothing) ×2',
      'Take “Keep Cool” (costs nothing)',
      'End the spend phase and draw the terror card',
    ])
    expect(words('fr', talk, talk, talk)).toEqual(['Prendre «\u00a0Bavardages...\u00a0» (sans coût) ×3'])
  })

  it('count purchases in a row together, in whatever order', () => {
    expect(words('en', talk, cool, talk)).toEqual([
      'Take “Small Talk” (costs nothing) ×2',
      'Take “Keep Cool” (costs nothing)',
    ])
  })

  it('keep the order of anything else', () => {
    const play = { play: 'small-talk' }
    const facedown = { facedown: 'small-talk' }
    expect(words('en', play, facedown, play)).toHaveLength(3)
    expect(words('en', talk, play, talk)).toHaveLength(3)
    expect(words('en', play, play)).toEqual(['Play “Small Talk” ×2'])
  })
})
