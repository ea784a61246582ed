import { ABDUCTORS } from '@negotiator/content'
import { describe, expect, it } from 'vitest'
import {
  ACHIEVEMENTS,
  type AchievementId,
  broughtBy,
  careerOf,
  type Facts,
  type PlayedGame,
} from '../src/index.ts'
import { TRIOS } from '../src/progress.ts'
import { CASES } from './achievement-cases.ts'
import { factsFrom } from './scripted-game.ts'

/** Each with a name of its own: the same game twice counts once. */
const inARow = (...facts: readonly Facts[]): PlayedGame[] =>
  facts.map((each, i) => ({ id: `g${i}`, at: i, facts: { ...each, game: `${i}` } }))

const progress = (id: AchievementId, ...facts: readonly Facts[]) =>
  careerOf(inARow(...facts)).achievements.find((each) => each.id === id)!

const WON = factsFrom(CASES['win-in-5-turns'].won)
const LOST = factsFrom(CASES['silent-turn'].missed)
const beaten = (abductor: string): Facts => ({ ...WON, abductor })

describe('an achievement within one game', () => {
  const ids = ACHIEVEMENTS.filter(({ measure }) => measure !== null).map(({ id }) => id as keyof typeof CASES)

  it.each(ids)('%s is won by the game that does it', (id) => {
    expect(progress(id, LOST, factsFrom(CASES[id].won)).wonIn).toEqual({ id: 'g1', at: 1 })
  })

  it.each(ids)('%s is not won by one that just misses it', (id) => {
    const { wonIn, reached, goal } = progress(id, factsFrom(CASES[id].missed))
    expect({ wonIn, isMissed: reached < goal }).toEqual({ wonIn: null, isMissed: true })
  })

  it('shows how far the best game got', () => {
    expect(progress('save-5-in-a-turn', factsFrom(CASES['save-5-in-a-turn'].missed))).toMatchObject({
      reached: 4,
      goal: 5,
    })
  })

  it('of an abductor is won against that one only', () => {
    const five = factsFrom(CASES['arkayne-five-dice'].won)
    expect(progress('lijah-five-dice', five).reached).toBe(0)
    expect(progress('lijah-five-dice', { ...five, abductor: 'lijah' }).wonIn).not.toBeNull()
  })

  it.each(['practice', 'own-dice', 'chosen-seed'] as const)('is not won under %s', (heading) => {
    expect(progress('win-in-5-turns', { ...WON, heading }).wonIn).toBeNull()
  })

  it('is won with hints too', () => {
    expect(progress('win-in-5-turns', { ...WON, hints: 3 }).wonIn).not.toBeNull()
  })

  it('is won in the first game that does it, whatever the order they are given in', () => {
    const games = inARow(WON, WON).map((game) => ({ ...game, at: 10 - game.at }))
    expect(careerOf(games).achievements.find(({ id }) => id === 'win-in-5-turns')?.wonIn?.id).toBe('g1')
  })
})

describe('what a game has brought', () => {
  const first = factsFrom(CASES['win-in-5-turns'].won)

  it('is what no game before it had', () => {
    const games = inARow(first, factsFrom(CASES['save-at-k'].won))
    expect(broughtBy(games, 'g0')).toContain('win-in-5-turns')
    expect(broughtBy(games, 'g1')).toContain('save-at-k')
    expect(broughtBy(games, 'g1')).not.toContain('win-in-5-turns')
  })

  it('is the tenth victory too', () => {
    expect(broughtBy(inARow(...Array(10).fill(WON)), 'g9')).toEqual(['wins-10'])
  })

  it.each(['practice', 'own-dice', 'chosen-seed'] as const)('is nothing under %s', (heading) => {
    expect(broughtBy(inARow({ ...first, heading }), 'g0')).toEqual([])
  })

  it('is nothing for a copy', () => {
    const [game] = inARow(first)
    expect(broughtBy([game!, { ...game!, id: 'copy', at: 5 }], 'copy')).toEqual([])
  })
})

describe('victories', () => {
  it.each([10, 25, 50, 100])('%i of them', (n) => {
    const id = `wins-${n}` as AchievementId
    const almost = [...Array(n - 1).fill(WON), LOST]
    expect(progress(id, ...almost)).toMatchObject({ reached: n - 1, wonIn: null })
    expect(progress(id, ...almost, WON)).toMatchObject({ reached: n, wonIn: { id: `g${n}` } })
  })

  it('of a game that is there twice are one', () => {
    const [first] = inARow(WON)
    const { achievements, games } = careerOf([first!, { ...first!, id: 'copy', at: 5 }])
    expect(games.map(({ id }) => id)).toEqual(['g0'])
    expect(achievements[0]!.reached).toBe(1)
  })
})

describe('all three in a row', () => {
  const row = (...abductors: string[]) => progress('all-three-in-a-row', ...abductors.map(beaten))

  it('knows the abductors of both games', () => {
    const content = ['base', 'cw'].map((pack) =>
      ABDUCTORS.filter((entry) => entry.pack === pack).map((entry) => entry.abductor.id),
    )
    expect(TRIOS.map((trio) => [...trio].sort())).toEqual(content.map((trio) => trio.sort()))
  })

  it('are won in any order', () => {
    expect(row('edward', 'arkayne', 'donna').wonIn?.id).toBe('g2')
    expect(row('arkayne', 'arkayne', 'donna', 'edward').wonIn?.id).toBe('g3')
    expect(row('arkayne', 'renesha', 'barrett', 'lijah').wonIn?.id).toBe('g3')
  })

  it('are not won with another between, of another game, or with a defeat', () => {
    expect(row('arkayne', 'donna', 'arkayne')).toMatchObject({ wonIn: null, reached: 2 })
    expect(row('arkayne', 'donna', 'lijah', 'edward')).toMatchObject({ wonIn: null, reached: 1 })
    const lost = { ...LOST, abductor: 'donna' }
    expect(
      progress('all-three-in-a-row', beaten('arkayne'), beaten('donna'), lost, beaten('edward')).wonIn,
    ).toBeNull()
  })

  it('pass over games that do not count', () => {
    const practice = { ...LOST, heading: 'practice' as const }
    expect(
      progress('all-three-in-a-row', beaten('arkayne'), practice, beaten('donna'), beaten('edward')).wonIn
        ?.id,
    ).toBe('g3')
  })
})
