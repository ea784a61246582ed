import { describe, expect, it } from 'vitest'
import { byWorth, careerOf, type Facts, type PlayedGame, winRateSeries } from '../src/index.ts'
import { CASES } from './achievement-cases.ts'
import { factsFrom } from './scripted-game.ts'

const WON = factsFrom(CASES['win-in-5-turns'].won)
const LOST = factsFrom(CASES['win-after-escape-conceded'].missed)

const played = (facts: readonly Facts[]): PlayedGame[] =>
  facts.map((each, i) => ({ id: `g${i}`, at: i, facts: { ...each, game: `${i}` } }))
const statistics = (...facts: readonly Facts[]) => careerOf(played(facts)).chapters.career.all

/** `w` is a victory, `l` a defeat. */
const results = (letters: string): Facts[] => [...letters].map((letter) => (letter === 'w' ? WON : LOST))

describe('statistics', () => {
  it('count victories, ways, hostages and turns', () => {
    const lost = { ...LOST, turns: 3, saved: 2, killed: 4, inside: 1, hints: 2 }
    expect(statistics(WON, WON, lost)).toMatchObject({
      games: 3,
      won: 2,
      lost: 1,
      winRate: 2 / 3,
      hostages: { saved: WON.saved * 2 + 2, killed: 4, inside: 1 },
      ways: { captured: 2, escaped: 1, eliminated: 0, resigned: 0 },
      length: { average: 13 / 3, averageWon: 5, averageLost: 3, shortestWon: 5, longest: 5 },
      withHints: 1,
    })
    expect(statistics(WON, WON, lost).length).toMatchObject({
      wonIn: [0, 0, 0, 0, 2],
      lostIn: [0, 0, 1, 0, 0],
    })
  })

  it('count the ways that a pack brings along', () => {
    const ways: Facts[] = [
      { ...WON, way: 'own-victory' },
      { ...LOST, way: 'own-defeat' },
    ]
    expect(statistics(...ways).ways).toMatchObject({ 'own-victory': 1, 'own-defeat': 1, captured: 0 })
  })

  it('are empty without games', () => {
    expect(statistics()).toMatchObject({ games: 0, winRate: null, luck: null, length: { average: null } })
    expect(statistics().rolling).toEqual([
      { size: 20, games: 0, winRate: null },
      { size: 50, games: 0, winRate: null },
    ])
  })

  it('have windows of the last 20 and 50 beside the whole', () => {
    const { winRate, rolling } = statistics(...results('l'.repeat(40) + 'w'.repeat(15) + 'l'.repeat(5)))
    expect(winRate).toBe(0.25)
    expect(rolling).toEqual([
      { size: 20, games: 20, winRate: 0.75 },
      { size: 50, games: 50, winRate: 0.3 },
    ])
  })

  it('tell streaks of both kinds', () => {
    expect(statistics(...results('wwwllw')).streaks).toEqual({ current: 1, longestWon: 3, longestLost: 2 })
    expect(statistics(...results('wllll')).streaks).toEqual({ current: -4, longestWon: 1, longestLost: 4 })
  })

  it('are kept by heading and by abductor; practice is kept nowhere', () => {
    const games = played([
      WON,
      { ...LOST, abductor: 'donna' },
      { ...LOST, heading: 'own-dice' },
      { ...WON, heading: 'chosen-seed' },
      { ...WON, heading: 'practice' },
    ])
    const { chapters, practiceGames } = careerOf(games)
    expect(chapters.career.all.games).toBe(2)
    expect(chapters.career.byAbductor).toMatchObject({ arkayne: { won: 1 }, donna: { won: 0, games: 1 } })
    expect(chapters['own-dice'].all).toMatchObject({ games: 1, won: 0 })
    expect(chapters['chosen-seed'].all).toMatchObject({ games: 1, won: 1 })
    expect(practiceGames).toBe(1)
  })
})

describe('a win rate over time', () => {
  it('is that of all games so far, or of a window', () => {
    expect(winRateSeries([true, false, false, true])).toEqual([1, 1 / 2, 1 / 3, 2 / 4])
    expect(winRateSeries([true, false, false, true], 2)).toEqual([1, 0.5, 0, 0.5])
  })
})

describe('cards', () => {
  it('are counted with what happened while they were resolved', () => {
    const { cards } = statistics(factsFrom(CASES['save-5-in-a-turn'].won))
    expect(cards.find(({ card }) => card === 'minor-extraction')).toMatchObject({
      played: 1,
      saved: 1,
      calmed: -1,
      games: 1,
      won: 0,
    })
    expect(cards.find(({ card }) => card === 'all-units-go')).toMatchObject({ saved: 4, eliminated: 1 })
  })

  it('that are spent are no favourites', () => {
    const { cards } = statistics(factsFrom(CASES['edward-six-facedown'].won))
    expect(cards[0]).toMatchObject({ card: 'bold-lie', played: 1 })
    expect(cards.find(({ card }) => card === 'keep-cool')).toMatchObject({ played: 0, spent: 2, worth: null })
  })

  it('are ranked by what they bring, if they were played often enough', () => {
    const often = Array.from({ length: 5 }, () => factsFrom(CASES['save-5-in-a-turn'].won))
    const { cards } = statistics(...often, factsFrom(CASES['calm-by-4'].won))
    expect(byWorth(cards).map(({ card }) => card)).toEqual(['all-units-go', 'minor-extraction'])
  })
})

describe('the luck-adjusted win rate', () => {
  const analysed = (won: boolean, luck: number, at: number): PlayedGame => ({
    id: `a${at}`,
    at,
    facts: { ...(won ? WON : LOST), game: `a${at}` },
    analysis: { start: 0.5, luck, skill: -0.1 },
  })

  it('takes the luck off every analysed game', () => {
    const games = [analysed(true, 0.6, 1), analysed(false, -0.2, 2), ...played([WON])]
    const { luck } = careerOf(games).chapters.career.all
    expect(luck).toMatchObject({ games: 2, winRate: 0.5, skill: -0.1 })
    expect(luck?.adjusted).toBeCloseTo(0.3)
    expect(luck?.luck).toBeCloseTo(0.2)
    expect(luck?.margin).toBeCloseTo(1.96 * 0.1)
  })

  it('has no interval with a single game', () => {
    expect(careerOf([analysed(true, 0.6, 1)]).chapters.career.all.luck?.margin).toBeNull()
  })
})
