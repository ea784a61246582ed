import { libraryOf, randomSet } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import {
  CodeCoverage,
  checkNothingHidden,
  checkPositions,
  checkSession,
  namedGame,
} from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { PACK_GAMES } from './pack-games.ts'

const GAMES_EACH = 120
const MOST_GAMES = 6000

describe.each(PACK_GAMES)('random games with a pack: $abductor $variant', (name) => {
  it('hold every invariant in every position', () => {
    for (let number = 0; number < GAMES_EACH; number++)
      expect(() => checkPositions(name, number)).not.toThrow()
  }, 120_000)

  it('save, load, replay and undo lead to the same hashes, and nothing is hidden', () => {
    for (let number = 0; number < 8; number++) {
      expect(() => checkSession(name, number)).not.toThrow()
      expect(checkNothingHidden(name, number)).toBeGreaterThan(0)
    }
  }, 120_000)
})

describe.each(PACK_GAMES.filter(({ variant }) => variant === undefined))('the cards of $abductor', (name) => {
  it('are all used: every instruction of every program is run', () => {
    const coverage = new CodeCoverage(namedGame(name))
    for (let number = 0; number < MOST_GAMES && coverage.missing().length > 0; number++) {
      checkPositions(name, number, coverage.game)
    }
    expect(coverage.missing()).toEqual([])
  }, 300_000)
})

describe('own sets (B5)', () => {
  it.each(['arkayne', 'donna', 'edward', 'lijah', 'barrett', 'renesha'])(
    '%s is played with random ones',
    (abductor) => {
      for (let number = 0; number < 12; number++) {
        const stream = new DecisionStream(`${abductor} ${number}`)
        const set = randomSet(libraryOf([]), (n) => stream.below(n))
        expect(() => checkPositions({ abductor, pack: 'base', set }, number)).not.toThrow()
      }
      const stream = new DecisionStream(abductor)
      const set = randomSet(libraryOf([]), (n) => stream.below(n))
      expect(() => checkSession({ abductor, pack: 'base', set }, 1)).not.toThrow()
    },
    60_000,
  )
})
