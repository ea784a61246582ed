import { describe, expect, it } from 'vitest'
import { canonicalJson, fnv1a64, hashOf } from '../src/hash.ts'
import {
  ABDUCTOR_IDS,
  ABDUCTORS,
  CONTENT_HASH,
  gameContent,
  PACKS,
  type Pack,
  type PackId,
  provenanceOf,
  type TerrorGroup,
} from '../src/index.ts'
import { PROVENANCE } from '../src/provenance.ts'

const packs = Object.values(PACKS)
const packIds = Object.keys(PACKS) as PackId[]
const combinations = ABDUCTOR_IDS.flatMap((id) => packIds.map((pack) => [id, pack] as const))

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id)
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const copies = (cards: readonly { readonly copies: number }[]): number =>
  sum(cards.map((card) => card.copies))
const demandsOf = (pack: Pack) => [...Object.values(pack.majors).flat(), ...pack.escapes, ...pack.minors]

/** Every id once; the zero-cost cards are in both packs and counted as one. */
const allIds = [
  ...new Set(packs.flatMap((pack) => ids(pack.conversation))),
  ...packs.flatMap((pack) => ids([...pack.abductors, ...pack.terror, ...pack.pivotal, ...demandsOf(pack)])),
]

function thawedPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) => thawedPaths(part, `${path}/${key}`))
  return Object.isFrozen(value) ? inside : [path, ...inside]
}

describe.each(packs)('the pack $id', (pack) => {
  it('has 22 conversation cards, six of them free', () => {
    expect(copies(pack.conversation)).toBe(22)
    expect(copies(pack.conversation.filter((card) => card.cost === 0))).toBe(6)
  })

  it('has a conversation set as B3 wants it', () => {
    const kinds = (from: number, to: number, n: number) =>
      pack.conversation.filter((card) => card.cost >= from && card.cost <= to && card.copies === n).length
    expect([kinds(1, 1, 2), kinds(2, 2, 2), kinds(3, 3, 2), kinds(4, 7, 1), kinds(8, 8, 1)]).toEqual([
      1, 3, 1, 5, 1,
    ])
  })

  it('has 21 red cards with its 3 minor demands, and 6 gold ones', () => {
    expect(copies(pack.terror) + pack.minors.length).toBe(21)
    expect(pack.minors).toHaveLength(3)
    expect(copies(pack.pivotal)).toBe(6)
    expect(pack.terror.every((card) => card.colour === 'red')).toBe(true)
    expect(pack.pivotal.every((card) => card.colour === 'gold' && card.secondary.length === 0)).toBe(true)
  })

  it('has a red set as B1 wants it', () => {
    const total = (group: keyof TerrorGroup) =>
      sum(Object.values(pack.terrorGroups).map((g) => g[group] ?? 0))
    const fixed = Object.values(pack.terrorGroups).flatMap((group) => group.fixed ?? [])
    expect(fixed).toEqual([4, 1, 2, 1])
    expect(total('raiser')).toBe(2)
    expect(total('other')).toBe(8)
  })

  it('has every copy of every red card in a group', () => {
    const grouped = Object.entries(pack.terrorGroups).map(([id, group]) => [id, sum(Object.values(group))])
    expect(grouped).toEqual(pack.terror.map((card) => [card.id, card.copies]))
  })

  it('keeps demands by class, and majors by their abductor', () => {
    expect(Object.keys(pack.majors)).toEqual(ids(pack.abductors))
    expect(
      Object.values(pack.majors)
        .flat()
        .every((demand) => demand.class === 'major'),
    ).toBe(true)
    expect(pack.escapes.every((demand) => demand.class === 'escape' && demand.penalty.length === 0)).toBe(
      true,
    )
    expect(pack.minors.every((demand) => demand.class === 'minor')).toBe(true)
  })
})

describe('the packs together', () => {
  it('have 28 demands and 6 abductors', () => {
    expect(packs.flatMap(demandsOf)).toHaveLength(28)
    expect(ABDUCTOR_IDS).toEqual(['arkayne', 'donna', 'edward', 'lijah', 'barrett', 'renesha'])
    expect(ABDUCTORS.map((entry) => entry.pack)).toEqual(['base', 'base', 'base', 'cw', 'cw', 'cw'])
  })

  it('share the zero-cost cards and no other', () => {
    const shared = PACKS.base.conversation.filter((card) => ids(PACKS.cw.conversation).includes(card.id))
    expect(ids(shared)).toEqual(['what-are-your-demands', 'small-talk', 'keep-cool'])
    for (const card of shared) expect(PACKS.cw.conversation).toContain(card)
  })

  it('use every id once', () => {
    expect(allIds.filter((id, i) => allIds.indexOf(id) !== i)).toEqual([])
  })

  it('know where every card comes from', () => {
    expect(Object.keys(PROVENANCE).sort()).toEqual([...allIds, 'second-in-command'].sort())
    expect(Object.values(PROVENANCE).filter((source) => !/^[RPD]\b/.test(source))).toEqual([])
    expect(provenanceOf('coming-in-to-talk')).toBe('P; D duration')
  })

  it('are frozen, down to the last effect', () => {
    expect(thawedPaths({ PACKS, ABDUCTORS, ABDUCTOR_IDS, PROVENANCE })).toEqual([''])
  })
})

describe('the rules of the abductors', () => {
  const rulesOf = (id: string) => gameContent(id).abductor.rules

  it('give Donna an effect for each face', () => {
    const [rule] = rulesOf('donna')
    expect(rule?.rule === 'doubles' && rule.faces.length).toBe(6)
  })

  it("make Barrett's ability punish a die below the threat level", () => {
    expect(rulesOf('barrett')).toEqual([
      {
        rule: 'ability',
        id: 'call-barretts-bs',
        threatAtLeast: 3,
        effect: [{ op: 'under', effect: [{ op: 'threat', n: 1 }], otherwise: [{ op: 'threat', n: -2 }] }],
      },
    ])
  })

  it('leave Arkayne without any', () => {
    expect(rulesOf('arkayne')).toEqual([])
  })
})

describe('the content hash', () => {
  it('is FNV-1a', () => {
    expect(fnv1a64('')).toBe('cbf29ce484222325')
    expect(fnv1a64('a')).toBe('af63dc4c8601ec8c')
    expect(fnv1a64('foobar')).toBe('85944171f73967e8')
  })

  it('is of a text that knows no order of keys and no letter beyond ASCII', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 'é' }], a: null })).toBe('{"a":null,"b":[{"c":"\\u00e9","d":1}]}')
  })

  it('is the same for equal data', () => {
    expect(CONTENT_HASH).toMatch(/^[0-9a-f]{16}$/)
    expect(hashOf(structuredClone(PACKS))).toBe(CONTENT_HASH)
    expect(hashOf({ cw: PACKS.cw, base: PACKS.base })).toBe(CONTENT_HASH)
  })

  it('changes with a single value', () => {
    const [first, ...rest] = PACKS.cw.pivotal
    const pivotal = [{ ...first, copies: 2 }, ...rest]
    expect(hashOf({ ...PACKS, cw: { ...PACKS.cw, pivotal } })).not.toBe(CONTENT_HASH)
  })
})

describe('gameContent', () => {
  it('knows 12 combinations', () => {
    expect(combinations).toHaveLength(12)
    expect(new Set(combinations.map(([id, pack]) => gameContent(id, pack))).size).toBe(12)
  })

  it.each(combinations)('puts %s together with the sets of %s', (id, packId) => {
    const content = gameContent(id, packId)
    const sets = PACKS[packId]
    const own = packs.find((pack) => ids(pack.abductors).includes(id))
    const demands = (of: 'major' | 'escape' | 'minor') =>
      content.demands.filter((demand) => demand.class === of)
    expect(content.abductor.id).toBe(id)
    expect(content.redInDeck).toBe(10)
    expect(copies(content.conversation)).toBe(22)
    expect(content.terror).toEqual([...sets.terror, ...sets.pivotal])
    expect(demands('major')).toEqual(own?.majors[id])
    expect(demands('escape')).toEqual(own?.escapes)
    expect(demands('minor')).toEqual(sets.minors)
    expect(demands('major').length).toBeGreaterThanOrEqual(content.abductor.majors)
    expect(thawedPaths(content)).toEqual([])
  })

  it("takes the abductor's own pack by default, and is made once", () => {
    expect(gameContent('donna')).toBe(gameContent('donna', 'base'))
    expect(gameContent('lijah')).toBe(gameContent('lijah', 'cw'))
  })

  it('sorts the conversation cards by cost, then English name (S4)', () => {
    expect(ids(gameContent('arkayne').conversation)).toEqual([
      'keep-cool',
      'small-talk',
      'what-are-your-demands',
      'hear-me-out',
      'few-minutes-more',
      'just-stay-calm',
      'need-to-trust-me',
      'minor-extraction',
      'bold-lie',
      'empty-promise',
      'coming-in-to-talk',
      'major-extraction',
      'sniper-take-the-shot',
      'all-units-go',
    ])
    expect(ids(gameContent('lijah').conversation)).toEqual([
      'keep-cool',
      'small-talk',
      'what-are-your-demands',
      'consider-this',
      'extended-conversation',
      'take-a-breath',
      'tight-spot',
      'hostage-escort',
      'call-their-bluff',
      'family-on-the-line',
      'little-compromises',
      'breach-team',
      'all-snipers-engage',
      'full-assault',
    ])
  })
})

describe('unknown ids', () => {
  it.each(['nobody', 'second-in-command', 'constructor', ''])('refuses the abductor %j', (id) => {
    expect(() => gameContent(id)).toThrow(`Unknown abductor '${id}': expected one of arkayne, donna`)
  })

  it.each(['expansion', 'constructor', ''])('refuses the pack %j', (id) => {
    expect(() => gameContent('donna', id as PackId)).toThrow(`Unknown pack '${id}': expected one of base, cw`)
  })

  it.each(['no-such-card', 'toString'])('refuses to tell where %j comes from', (id) => {
    expect(() => provenanceOf(id)).toThrow(`Unknown card '${id}'`)
  })
})
