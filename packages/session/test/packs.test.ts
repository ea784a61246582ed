import { readFileSync } from 'node:fs'
import type { PackProblem } from '@negotiator/content'
import { packProblemText } from '@negotiator/language'
import { OP_NAMES } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { newPack, packJsonSchema, parsePack } from '../src/index.ts'
import { type Edit, edited } from './edited.ts'
import { PACK_FILES, packText } from './pack-games.ts'

const pack = newPack('toy')

function problemsWith(...edits: readonly Edit[]): readonly PackProblem[] {
  const parsed = parsePack(edited(pack, ...edits))
  return parsed.ok ? [] : parsed.problems
}

/** As a player reads them. */
const told = (...edits: readonly Edit[]): string[] =>
  problemsWith(...edits).map((problem) => packProblemText('en', problem))

interface EffectSchema {
  readonly description: string
  readonly examples: readonly unknown[]
  readonly properties: { readonly op: { readonly const: string } }
}

describe('a pack', () => {
  it.each(PACK_FILES)('%s of our own is good, in both languages', (file) => {
    const parsed = parsePack(packText(file))
    expect(parsed.ok || parsed.problems).toBe(true)
    if (!parsed.ok) return
    const { texts, conversation = [], demands = [], terror = [], pivotal = [] } = parsed.pack
    expect(Object.keys(texts)).toEqual(['en', 'fr'])
    expect(conversation.length + demands.length + terror.length + pivotal.length).toBeGreaterThanOrEqual(16)
    const [en, fr] = [texts.en!, texts.fr!]
    expect(Object.keys(fr.names)).toEqual(Object.keys(en.names))
    expect(Object.keys(fr.flavour!)).toEqual(Object.keys(en.flavour!))
    expect(Object.keys(fr.stories!)).toEqual(Object.keys(en.stories!))
  })

  it('to start from is good', () => {
    expect(problemsWith()).toEqual([])
  })

  it('has a schema that knows every op, each with an example that it accepts', () => {
    const schema = packJsonSchema() as { $defs: { Effect: { oneOf: EffectSchema[] } } }
    const effects = schema.$defs.Effect.oneOf
    expect(effects.map((each) => each.properties.op.const)).toEqual([...OP_NAMES])
    for (const { description, examples } of effects) {
      expect(description).toMatch(/\w/)
      expect(examples).toHaveLength(1)
    }
  })

  it('has its schema published as it is', () => {
    const published = readFileSync(new URL('../../../docs/pack.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(published)).toEqual(packJsonSchema())
  })
})

describe('a wrong field is named with its card and what was expected', () => {
  it('a text where a number belongs, a number too high, a field that there is not', () => {
    expect(told(['conversation/0/cost', 'three'])).toEqual(['toy.kind-word, field cost: expected a number'])
    expect(told(['conversation/0/cost', 99])).toEqual(['toy.kind-word, field cost: expected 12 or less'])
    expect(told(['demands/0/prize', 1])).toEqual(['toy.a-reason: there is no such field: prize'])
  })

  it('deep inside of an effect, in French too', () => {
    const [problem] = problemsWith([
      'terror/0/effect',
      [{ op: 'roll', rows: { two: [], one: [], none: [{ op: 'kill', n: 0 }] } }],
    ])
    expect(packProblemText('en', problem!)).toBe(
      'toy.slammed-door, field effect.0.rows.none.0.n: expected 1 or more',
    )
    expect(packProblemText('fr', problem!)).toBe(
      'toy.slammed-door, champ effect.0.rows.none.0.n\u00a0: 1 ou plus attendu',
    )
  })

  it('an op that there is not', () => {
    expect(told(['terror/0/effect', [{ op: 'eval', code: 'x' }]])[0]).toMatch(
      /^toy.slammed-door, field effect.0.op: expected one of: cp, threat, /,
    )
  })

  it('ids: foreign, twice, without a name, of nothing', () => {
    expect(told(['terror/0/id', 'other.door'])).toContain(
      "other.door, field id: expected an id that begins with the pack's own and a dot",
    )
    expect(told(['terror/1', pack.terror![0]])).toContain(
      'toy.slammed-door, field id: expected an id that is there only once',
    )
    expect(told(['texts/fr/names/toy.kind-word', undefined])).toEqual([
      'toy.kind-word, field texts.fr.names.toy.kind-word: expected a name for it in this language',
    ])
    expect(told(['abductors/0/majorDemands', ['toy.nothing']])).toEqual([
      'toy.someone, field majorDemands.0: expected a card that there is, not “toy.nothing”',
    ])
    expect(told(['overrides', { conversation: { 'bold-lies': { cost: 3 } } }])).toEqual([
      'bold-lies, field overrides.conversation: expected a card that there is, not “bold-lies”',
    ])
    const ability = (id: string) => ({ rule: 'ability', id, threatAtLeast: 2, effect: [] })
    const barrett = (id: string): Edit => ['overrides', { abductors: { barrett: { rules: [ability(id)] } } }]
    expect(told(barrett('call-barretts-bs'))).toEqual([])
    expect(told(barrett('call-his-mother'))).toEqual([
      'barrett, field rules: expected a card that there is, not “call-his-mother”',
    ])
  })

  it('what the engine cannot make a game of, said of the very card and in the language asked for', () => {
    const french = (...edits: readonly Edit[]): string[] =>
      problemsWith(...edits).map((problem) => packProblemText('fr', problem))
    const effect = (one: object): Edit => ['terror/0/effect', [one]]
    expect(french(effect({ op: 'remove' }))).toEqual([
      "toy.slammed-door\u00a0: «\u00a0remove\u00a0» n'est permis que sur une carte discussion",
    ])
    expect(french(effect({ op: 'advance', n: 1 }))[0]).toContain('trajet (stages)')
    expect(french(effect({ op: 'each-turn', effect: [] }))[0]).toContain('contrepartie')
    expect(french(['demands/0/penalty', [{ op: 'fours', duration: 'next' }]])[0]).toContain('lasting')
    const layers = (...cards: unknown[]): Edit => [
      'abductors/0/layers',
      cards.map((each) => ({ cards: each, count: 1 })),
    ]
    const door = 'toy.slammed-door'
    expect(french(layers([door], [door, 'warning-shot']))[0]).toMatch(/couche/)
    expect(french(['texts', {}])).toEqual([
      'champ texts\u00a0: textes attendus dans une langue au moins, et dans 40 au plus',
    ])
    expect(french(['version', '1'])).toEqual(['champ version\u00a0: 1 attendu'])
    expect(french(['texts/en/title', ''])).toEqual([
      'champ texts.en.title\u00a0: au moins 1 caractère attendu',
    ])
    const cut = parsePack('{\n  "format": "negotiator-pack",\n  "id" "toy"\n}')
    expect(cut.ok ? [] : cut.problems.map((problem) => packProblemText('fr', problem))).toEqual([
      "ce n'est pas du JSON\u00a0: voyez ligne 3, colonne 8",
    ])
  })

  it('what cannot be played: a zone that is not there, too few cards, no way to win, over at once', () => {
    expect(
      told([
        'conversation/0/resolve',
        {
          kind: 'plain',
          effect: [{ op: 'to-side', n: 1, zone: 'toy.cellar' }],
        },
      ])[0],
    ).toContain('toy.cellar is no side zone of this game')
    expect(told(['abductors/0/majors', 2])).toEqual(['toy.someone: expected at least 2 cards of: major'])
    const named = ['en', 'fr'].map((lang): Edit => [`texts/${lang}/names/toy.end`, 'An end'])
    const ends = (test: object, without: readonly string[] = []): string[] =>
      told(...named, ['abductors/0/ends', { tests: [{ id: 'toy.end', ...test }], without }])
    expect(
      ends({ result: 'lost', when: [{ value: 'turn', atLeast: 9 }] }, ['captured', 'eliminated']),
    ).toEqual(['toy.someone: expected some way to win'])
    expect(ends({ result: 'won', when: [{ value: 'pool', atLeast: 1 }] })).toEqual([
      'toy.someone: expected a game that is not over before it begins',
    ])
  })
})

describe('a hostile pack is refused with a clear error', () => {
  const refused = (text: string) => {
    const parsed = parsePack(text)
    return parsed.ok ? null : packProblemText('en', parsed.problems[0]!)
  }

  it('100 MB', () => {
    expect(refused(`"${'x'.repeat(100_000_000)}"`)).toBe('it is larger than 1,000,000 characters')
  })

  it('nested deeply', () => {
    expect(refused('['.repeat(400_000) + ']'.repeat(400_000))).toBe('it is nested more than 24 levels deep')
    expect(refused(JSON.stringify({ ...newPack('toy'), note: '[[[[['.repeat(20) }))).toContain(
      'no such field: note',
    )
  })

  it('a million parts', () => {
    expect(refused(`[${'0,'.repeat(200_000)}0]`)).toBe('it has more than 100,000 parts')
  })

  it('keys that reach into JavaScript itself', () => {
    expect(refused('{"__proto__":{"polluted":true}}')).toBe('the key “__proto__” is not allowed')
    expect(refused('{"texts":{"constructor":{}}}')).toBe('the key “constructor” is not allowed')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('no JSON, cut off anywhere, not even an object', () => {
    const text = JSON.stringify(newPack('toy'))
    for (let length = 0; length < text.length; length += 97)
      expect(refused(text.slice(0, length))).toContain('not JSON')
    for (const other of ['null', '7', '[]', '"pack"']) expect(refused(other)).toContain('expected')
  })

  it('scripts, control signs and turned text in what is shown', () => {
    for (const bad of [
      '<script>alert(1)</script>',
      '<img src=x onerror=y>',
      '\u001b[2J',
      'a\u202eb',
      '</td>',
    ]) {
      expect(told(['texts/en/names/toy.kind-word', bad])).toEqual([
        'field texts.en.names.toy.kind-word: expected plain text, without markup or control characters',
      ])
    }
    expect(told(['texts/en/names/toy.kind-word', '1 < 2, “so” & so'])).toEqual([])
    expect(told(['texts/en/names/toy.kind-word', 'x'.repeat(81)])[0]).toContain(
      'expected at most 80 characters',
    )
  })

  it('too many that draw again', () => {
    expect(told(['terror/0/copies', 7])).toEqual([
      'toy.slammed-door, field again: expected at most 6 cards with “again” in all, not 7',
    ])
  })

  it('a version from the future', () => {
    expect(told(['version', 2])).toEqual(['it is of version 2, which this program does not know yet'])
  })

  it('programs that would not fit', () => {
    const row = Array.from({ length: 12 }, () => ({ op: 'cp', n: 1 }))
    const deep = (levels: number): unknown[] =>
      levels === 0 ? row : [{ op: 'choose', options: [deep(levels - 1), deep(levels - 1)] }]
    const rows = { two: deep(5), one: deep(5), none: deep(5) }
    expect(told(['conversation/0/resolve', { kind: 'roll', rows }])[0]).toContain(
      'too much for one game (5711, at most 4096)',
    )
  })
})
