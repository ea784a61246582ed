import { ALL_GAMES, checkSession } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'

/** Twelve of these. */
const GAMES_EACH = 420

describe.each(ALL_GAMES)('random sessions: $abductor with the $pack sets', (name) => {
  it('save, load, replay and undo lead to the same hashes', () => {
    for (let number = 0; number < GAMES_EACH; number++) expect(() => checkSession(name, number)).not.toThrow()
  }, 300_000)
})
