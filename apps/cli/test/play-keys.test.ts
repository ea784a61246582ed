import { ABDUCTOR_IDS, type PackId } from '@negotiator/content'
import { DecisionStream, legalActions } from '@negotiator/rules'
import { isOver, newSession, perform, type Session, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { keysNow } from '../src/play/input/keys.ts'
import { parseKey } from '../src/play/input/parse-key.ts'
import { plainInput } from '../src/play/input/plain-input.ts'
import { parseWord } from '../src/play/input/words.ts'
import { setupOf } from './play-terminal.ts'

const PACKS: readonly PackId[] = ['base', 'cw']

/** Calls `look` on every position of games played at random. */
function eachPosition(seeds: number, look: (session: Session) => void): void {
  for (const abductor of ABDUCTOR_IDS) {
    for (const pack of PACKS) {
      for (let seed = 0; seed < seeds; seed++) {
        let session = newSession(setupOf({ abductor, pack, seed: `${seed}` }))
        const random = new DecisionStream(`${abductor}${pack}${seed}`)
        while (!isOver(session)) {
          look(session)
          const actions = legalActions(session.game, stateOf(session))
          const done = perform(session, actions[random.below(actions.length)]!)
          if (!done.ok) throw new Error('a legal action was refused')
          session = done.session
        }
      }
    }
  }
}

describe('keys', () => {
  it('are one to one with the legal actions, in every position', () => {
    const verbs = new Set<string>()
    eachPosition(12, (session) => {
      const legal = legalActions(session.game, stateOf(session))
      const keys = keysNow(session)
      expect(keys.size).toBe(legal.length)
      expect([...keys.values()]).toEqual(legal)
      for (const [key, action] of keys) {
        expect(parseKey(session, key)).toEqual(action)
        expect(plainInput(key)).toBe(key)
        // No word of the game hides a key.
        expect(parseWord(key)).toBeNull()
        verbs.add(Object.keys(action)[0]!)
      }
    })
    expect([...verbs].sort()).toEqual(
      'ability buy choose concede convert endConversation endSpend facedown play react settle'.split(' '),
    )
  })

  it('name the same card all game long', () => {
    const session = newSession(setupOf())
    expect(parseKey(session, '1')).toEqual({ play: 'keep-cool' })
    const done = perform(session, { facedown: 'keep-cool' })
    if (!done.ok) throw new Error('refused')
    expect(parseKey(done.session, '2')).toEqual(parseKey(session, '2'))
    expect(parseKey(done.session, 'b1')).toEqual({ buy: 'keep-cool' })
  })

  it('may be typed in several ways', () => {
    const session = newSession(setupOf())
    for (const typed of ['f2', 'f 2']) expect(parseKey(session, typed)).toEqual({ facedown: 'small-talk' })
    for (const typed of ['v 2 1', 'v1 2', 'v 1,2', 'v1+2', 'v1-2']) {
      expect(parseKey(session, typed)).toEqual({ convert: ['keep-cool', 'small-talk'] })
    }
    for (const typed of ['r 2', 'r2', 'r 4 2']) {
      expect(parseKey(session, typed)).toEqual({ react: 'hear-me-out', die: 1 })
    }
  })

  it('that mean nothing are no keys', () => {
    const session = newSession(setupOf())
    for (const typed of [
      '',
      'z',
      '99',
      'f',
      'f99',
      'b0',
      'c7',
      'v 1',
      'v 1 2 3',
      'v12',
      'r 1 2 3',
      '1 2',
      '-1',
      '1.5',
    ]) {
      expect(parseKey(session, typed), typed).toBeNull()
    }
  })
})
