import { readFileSync } from 'node:fs'
import { hashState, legalActions } from '@negotiator/rules'
import { ALL_GAMES, namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import {
  AS_GOOD,
  type Collection,
  collectionText,
  type GameNamed,
  rankingFrom,
  readCollection,
  solves,
  THEMES,
} from '../../src/index.ts'

const gameNamed: GameNamed = (abductor, pack) => {
  const name = ALL_GAMES.find((each) => each.abductor === abductor && each.pack === pack)
  return name === undefined ? null : namedGame(name)
}

/** What ships with the table. */
const TEXT = readFileSync(new URL('../../puzzles/collection.json', import.meta.url), 'utf8')
const SHIPPED = readCollection(JSON.parse(TEXT), gameNamed) as Collection

describe('the puzzles that ship', () => {
  it('are at least 200, at least 15 of each theme, none twice', () => {
    expect(SHIPPED.puzzles).toHaveLength(JSON.parse(TEXT).puzzles.length)
    expect(SHIPPED.puzzles.length).toBeGreaterThanOrEqual(200)
    expect(new Set(SHIPPED.puzzles.map(({ id }) => id)).size).toBe(SHIPPED.puzzles.length)
    for (const theme of THEMES) {
      const those = SHIPPED.puzzles.filter(({ themes }) => themes.includes(theme))
      expect(those.length, theme).toBeGreaterThanOrEqual(15)
    }
  })

  it('have one right answer each, clearly ahead', () => {
    for (const { id, abductor, pack, state, ranking, low, high } of SHIPPED.puzzles) {
      const legal = legalActions(gameNamed(abductor, pack)!, state)
      expect(
        legal.filter((action) => solves({ ranking }, action)),
        id,
      ).toHaveLength(1)
      // Above it when it was found; a file has four digits.
      expect(low, id).toBeGreaterThanOrEqual(AS_GOOD)
      expect(high, id).toBeGreaterThanOrEqual(low)
    }
  })

  it('are written as they were read', () => {
    // Not as texts: the difference would be half a megabyte.
    expect(collectionText(SHIPPED, gameNamed) === TEXT).toBe(true)
  })
})

describe('a file of puzzles', () => {
  const [first] = JSON.parse(TEXT).puzzles
  const read = (puzzle: unknown) =>
    readCollection({ negotiator: 'puzzles', format: 1, seed: '1', games: 3, puzzles: [puzzle] }, gameNamed)

  it('holds the position by what differs from the start, proved by its name', () => {
    const [puzzle] = read(first)!.puzzles
    expect(hashState(puzzle!.state).slice(0, 8)).toBe(first.id)
    expect(Object.keys(first.state).length).toBeLessThan(Object.keys(puzzle!.state).length)
  })

  it.each([
    ['nothing', null],
    ['another position', { ...first, state: { ...first.state, turn: 9 } }],
    ['a field that no position has', { ...first, state: { ...first.state, hidden: 1 } }],
    ['a field of another kind', { ...first, state: { ...first.state, places: 1 } }],
    ['an abductor that there is not', { ...first, abductor: 'nobody' }],
    ['no theme that is known', { ...first, themes: ['chess'] }],
    ['a difficulty that there is not', { ...first, rating: 6 }],
    ['one action only', { ...first, ranking: first.ranking.slice(0, 1) }],
    [
      'an action that is not possible',
      { ...first, ranking: [{ ...first.ranking[0], action: { play: 'x' } }] },
    ],
    ['an action that is none', { ...first, ranking: [{ ...first.ranking[0], action: { convert: 7 } }] }],
    ['no interval', { ...first, low: 'much' }],
  ])('is read without what is damaged: %s', (_what, puzzle) => {
    expect(read(puzzle)!.puzzles).toEqual([])
  })

  it.each([null, 7, [], {}, { negotiator: 'puzzles', format: 99, seed: '1', games: 0, puzzles: [] }])(
    'is not %j',
    (data) => {
      expect(readCollection(data, gameNamed)).toBeNull()
    },
  )
})

describe('a ranking from outside', () => {
  it('may name the two cards of a conversion in any order', () => {
    const ranking = [{ action: { convert: ['b', 'a'] }, value: 0.5, plies: 0 }]
    expect(rankingFrom(ranking, [{ convert: ['a', 'b'] }])).toEqual(ranking)
    expect(rankingFrom(ranking, [{ convert: ['a', 'c'] }])).toBeNull()
  })
})
