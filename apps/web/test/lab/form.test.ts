import { type PackFile, setCode, setOfGame } from '@negotiator/content'
import { parseJob } from '@negotiator/lab'
import { describe, expect, it } from 'vitest'
import { type Form, jobFrom, USUAL } from '../../src/lab/form.ts'
import { choicesFor, type Shelf } from '../../src/lab/shelf.ts'
import { SHIPPED, shipped } from '../own/shipped.ts'

/** It changes a card of the game, and has nobody of its own. */
const HARDER: PackFile = {
  format: 'negotiator-pack',
  version: 1,
  id: 'harder',
  texts: {},
  overrides: { conversation: { 'keep-cool': { cost: 1 } } },
}
const SHELF: Shelf = {
  packs: [...SHIPPED.map(shipped), HARDER],
  sets: [{ id: 'mine', name: 'Mine', code: setCode(setOfGame('cw')) }],
  on: [],
}
const version = (more: Partial<Form['first']>) => ({ ...USUAL.first, ...more })
const packIds = ({ packs = [] }: { packs?: readonly PackFile[] | undefined }) => packs.map(({ id }) => id)

describe('what is chosen', () => {
  it('is one abductor with the cards of his game, of the other, or of a set', () => {
    expect(choicesFor(USUAL.first, SHELF)).toEqual([{ abductor: 'arkayne', pack: 'base' }])
    expect(choicesFor(version({ cards: 'cw' }), SHELF)).toEqual([{ abductor: 'arkayne', pack: 'cw' }])
    expect(choicesFor(version({ cards: 'mine' }), SHELF)).toEqual([
      { abductor: 'arkayne', pack: 'base', set: setOfGame('cw') },
    ])
  })

  it('is all six, or all of a pack', () => {
    expect(choicesFor(version({ abductor: 'all' }), SHELF)).toHaveLength(6)
    const [tomas, ...others] = choicesFor(version({ abductor: 'all:last-tram' }), SHELF)
    expect([tomas!.abductor, others, packIds(tomas!)]).toEqual(['last-tram.tomas', [], ['last-tram']])
  })

  it('is the cards of both games, one after the other, as --crossed asks it in the terminal', () => {
    const crossed = choicesFor(version({ abductor: 'all', cards: 'both' }), SHELF)
    expect(crossed).toHaveLength(12)
    expect(crossed.slice(0, 3)).toEqual([
      { abductor: 'arkayne', pack: 'base' },
      { abductor: 'arkayne', pack: 'cw' },
      { abductor: 'donna', pack: 'base' },
    ])
  })

  it('is changed by the packs that are switched on, or by those that were chosen', () => {
    const [plain] = choicesFor(USUAL.first, SHELF)
    const [on] = choicesFor(USUAL.first, { ...SHELF, on: ['harder'] })
    const [off] = choicesFor(version({ changedBy: [] }), { ...SHELF, on: ['harder'] })
    const [chosen] = choicesFor(version({ changedBy: ['harder'] }), SHELF)
    expect([plain, on, off, chosen].map((choice) => packIds(choice!))).toEqual([
      [],
      ['harder'],
      [],
      ['harder'],
    ])
  })
})

describe('the question', () => {
  const asked = (more: Partial<Form>) => jobFrom({ ...USUAL, ...more }, SHELF, 'en')

  it('is a job that the terminal would take', () => {
    for (const more of [{}, { kind: 'duel' }, { hasNumbers: true, seed: '' }] as Partial<Form>[]) {
      const job = asked(more)
      expect(parseJob(job)).toEqual(job)
    }
    expect(asked({ kind: 'duel' })).toMatchObject({ question: { error: 0.01, margin: 0.01, games: 20_000 } })
  })

  it.each([
    ['games', { games: '' }],
    ['games', { games: '1.5' }],
    ['games', { games: '99999999999' }],
    ['most', { kind: 'duel', most: '0' }],
    ['sure', { kind: 'duel', sure: '100' }],
    ['margin', { kind: 'duel', margin: '0' }],
    ['players', { players: [] }],
    [null, { first: version({ abductor: 'nobody' }) }],
  ] as const)('is refused at %s: %j', (field, more) => {
    expect(asked(more as Partial<Form>)).toMatchObject({ field })
  })

  it('is refused with a set that breaks the rules', () => {
    const { pivotal: _, ...set } = setOfGame('base')
    const sets = [{ id: 'bad', name: 'Bad', code: setCode({ ...set, pivotal: [] }) }]
    const asked = { ...USUAL, first: version({ cards: 'bad' }) }
    for (const [lang, detail] of [
      ['en', /^B2: .*pivotal/],
      ['fr', /^B2\s: .*événement crucial/],
    ] as const)
      expect(jobFrom(asked, { ...SHELF, sets }, lang)).toMatchObject({
        field: null,
        key: 'lab.form.unplayable',
        params: { detail: expect.stringMatching(detail) },
      })
  })
})
