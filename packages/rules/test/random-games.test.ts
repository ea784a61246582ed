import { ALL_GAMES, CodeCoverage, checkPositions, namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'

/** Twelve of these: at least 6 000 games, and on until all was used. */
const LEAST_GAMES = 500
const MOST_GAMES = 20_000

describe.each(ALL_GAMES)('random games: $abductor with the $pack sets', (name) => {
  it('hold every invariant in every position, until every instruction of every card was run', () => {
    const coverage = new CodeCoverage(namedGame(name))
    for (let number = 0; number < MOST_GAMES; number++) {
      if (number >= LEAST_GAMES && coverage.missing().length === 0) break
      checkPositions(name, number, coverage.game)
    }
    expect(coverage.missing()).toEqual([])
  }, 300_000)
})
