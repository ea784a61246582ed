import { readFileSync } from 'node:fs'
import { DecisionStream, legalActions } from '@negotiator/rules'
import {
  type GameSetup,
  newOwnSession,
  newSession,
  parsePack,
  perform,
  rematch,
  resign,
  type Session,
  saveText,
  stateOf,
  withHint,
} from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { areCurrent, careerOf, eligibilityOf, factsOf, factsOfSave, gamesAsCsv } from '../src/index.ts'

const SETUP: GameSetup = { abductor: 'lijah', pack: 'cw', seed: 'facts', practice: false, ownDice: false }

function randomGame(seed: string, abductor = 'lijah'): Session {
  const decisions = new DecisionStream(seed)
  let session = newSession({ ...SETUP, abductor, seed })
  for (;;) {
    const actions = legalActions(session.game, stateOf(session))
    if (actions.length === 0) return session
    const done = perform(session, actions[decisions.below(actions.length)]!)
    if (!done.ok) throw new Error('refused')
    session = done.session
  }
}

describe('facts', () => {
  it('agree with the last position', () => {
    for (let i = 0; i < 20; i++) {
      const session = randomGame(`agree ${i}`, i % 2 ? 'donna' : 'renesha')
      const { saved, killed, pool, turn, threat } = stateOf(session)
      const facts = factsOf(session)!
      expect(facts).toMatchObject({ saved, killed, inside: pool, turns: turn, heading: 'career', hints: 0 })
      expect(facts.marks.lastThreat ?? 0).toBe(threat)
      expect(facts.saved + facts.killed + facts.inside).toBe(12 + (facts.marks.hostagesAdded ?? 0))
    }
  })

  it('are the same from the save, and survive being kept', () => {
    const session = withHint(randomGame('kept'))
    const facts = factsOf(session)
    expect(factsOfSave(saveText(session))).toEqual({ ok: true, facts })
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
    expect(facts).toMatchObject({ hints: 1 })
  })

  it('are none while a game is going on; given up, it is lost', () => {
    const session = newSession(SETUP)
    expect(factsOf(session)).toBeNull()
    expect(factsOf(resign(session))).toMatchObject({ won: false, way: 'resigned', inside: 8 })
  })

  it('of a damaged save are a problem, and nothing else', () => {
    expect(factsOfSave(saveText(randomGame('cut')).slice(0, 500))).toMatchObject({
      ok: false,
      problem: { code: 'not-json' },
    })
  })

  it('of another version, or of none, are not used', () => {
    const facts = factsOf(randomGame('version'))!
    expect(areCurrent(facts)).toBe(true)
    for (const other of [{ ...facts, version: 0 }, null, 'x', {}]) expect(areCurrent(other)).toBe(false)
  })

  it('that are damaged are not used, wherever the damage is', () => {
    const facts = factsOf(randomGame('damage'))!
    for (const key of Object.keys(facts)) expect(areCurrent({ ...facts, [key]: undefined }), key).toBe(false)
    expect(areCurrent({ ...facts, cards: { 'small-talk': null } })).toBe(false)
  })

  it('put a game under its heading', () => {
    const heading = (setup: Partial<GameSetup>) =>
      factsOf(resign(newSession({ ...SETUP, ...setup })))!.heading
    expect(heading({})).toBe('career')
    expect(heading({ practice: true, ownDice: true })).toBe('practice')
    expect(heading({ ownDice: true, chosenSeed: true })).toBe('own-dice')
    expect(heading({ chosenSeed: true })).toBe('chosen-seed')
    const tram = parsePack(readFileSync(new URL('../../../packs/last-tram.json', import.meta.url), 'utf8'))
    if (!tram.ok) throw new Error('the pack is damaged')
    const withPack = { abductor: tram.pack.abductors![0]!.id, packs: [tram.pack] }
    const packGame = resign(newOwnSession({ ...SETUP, ...withPack }))
    expect(factsOf(packGame)!.heading).toBe('own-packs')
    expect(eligibilityOf({ ...SETUP, ...withPack }).countsForAchievements).toBe(false)
    expect(factsOf(resign(rematch(newSession(SETUP))))!.heading).toBe('chosen-seed')
  })
})

describe('eligibility', () => {
  it('is known before the game', () => {
    expect(eligibilityOf(SETUP)).toMatchObject({ countsForStatistics: true, countsForAchievements: true })
    const ids = eligibilityOf(SETUP).open.map(({ id }) => id)
    expect(ids).toContain('lijah-five-dice')
    expect(ids).toContain('wins-10')
    expect(ids).not.toContain('arkayne-five-dice')
  })

  it('of practice is none, of a chosen seed statistics only', () => {
    expect(eligibilityOf({ ...SETUP, practice: true })).toEqual({
      heading: 'practice',
      countsForStatistics: false,
      countsForAchievements: false,
      open: [],
    })
    expect(eligibilityOf({ ...SETUP, chosenSeed: true })).toMatchObject({
      countsForStatistics: true,
      countsForAchievements: false,
    })
  })

  it('leaves out what was won already', () => {
    const facts = factsOf(resign(randomGame('silent')))!
    const game = { id: 'g', at: 0, facts: { ...facts, marks: { ...facts.marks, silentTurns: 1 } } }
    const { achievements } = careerOf([game])
    expect(eligibilityOf(SETUP, achievements).open.map(({ id }) => id)).not.toContain('silent-turn')
  })
})

describe('the table of games', () => {
  const facts = factsOf(randomGame('csv'))!

  it('has a row for each, and what is not known is left empty', () => {
    const rows = gamesAsCsv([{ id: 'a', at: 0, facts }]).split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^id,played,abductor,pack,heading,result,way,turns/)
    expect(rows[1]).toMatch(/^a,1970-01-01T00:00:00.000Z,lijah,cw,career,/)
    expect(rows[1]).toMatch(/,,,$/)
  })

  it('quotes what a spreadsheet would misread', () => {
    const [, row] = gamesAsCsv([{ id: '=a,"b"', at: 0, facts }]).split('\r\n')
    expect(row).toMatch(/^"'=a,""b""",/)
  })
})
