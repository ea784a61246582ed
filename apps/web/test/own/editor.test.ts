import { isBuilderKey, packProblemText } from '@negotiator/language'
import { checkPack, newPack } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { at, renamed, withAt, withPackId } from '../../src/packs/editor/draftData.ts'
import { idsFor } from '../../src/packs/editor/knownIds.ts'
import { choiceKey, fieldKey } from '../../src/packs/editor/labels.ts'
import { type EntryList, withNewEntry } from '../../src/packs/editor/newEntry.ts'
import { printedCards, valueOn } from '../../src/packs/editor/printedCards.ts'
import { blankOf, PACK_SCHEMA, resolved, type Schema } from '../../src/packs/editor/schema.ts'
import { marksOf, switched } from '../../src/packs/editor/unions.ts'
import { SHIPPED, shipped } from './shipped.ts'

const toy = newPack('toy')
const problemsOf = (data: unknown): string[] => {
  const checked = checkPack(data)
  return checked.ok ? [] : checked.problems.map((problem) => packProblemText('en', problem))
}

/** Not in forms: what every pack has, and the texts, which stand beside the ids they are of. */
const NO_FIELD: readonly string[] = ['format', 'version', 'texts', 'names', 'flavour', 'stories']

/** Every field and every word to choose that the schema has. */
function keysOf(schema: Schema, field = '', seen = new Set<Schema>()): string[] {
  const shape = resolved(schema)
  if (seen.has(shape)) return []
  seen.add(shape)
  const { properties = {}, items, prefixItems = [], additionalProperties, enum: words = [] } = shape
  const union = (shape.oneOf ?? shape.anyOf) === undefined ? [] : marksOf(shape)
  return [
    ...words.map((word) => choiceKey(field, word)),
    ...union.map((mark) => choiceKey(mark.field === '' ? field : mark.field, mark.value)),
    ...Object.entries(properties).flatMap(([name, part]) => [
      ...(NO_FIELD.includes(name) ? [] : [fieldKey(name)]),
      ...keysOf(part, name, seen),
    ]),
    ...[items, additionalProperties, ...prefixItems, ...(shape.oneOf ?? []), ...(shape.anyOf ?? [])].flatMap(
      (part) => (part ? keysOf(part, field, seen) : []),
    ),
  ]
}

describe('the forms', () => {
  it('have a label for every field of the schema and every word to choose', () => {
    const keys = [...new Set(keysOf(PACK_SCHEMA))]
    expect(keys.length).toBeGreaterThan(140)
    expect(keys.filter((key) => !isBuilderKey(key))).toEqual([])
  })

  it.each<EntryList>(['abductors', 'conversation', 'demands', 'terror', 'pivotal'])(
    'add to %s what is good at once, also twice, also to a pack that has none',
    (list) => {
      const first = toy[list]?.length ?? 0
      const once = withNewEntry(toy, list, first, 'New')
      expect(problemsOf(once)).toEqual([])
      expect(problemsOf(withNewEntry(once, list, first + 1, 'New'))).toEqual([])
      const { abductors: _, conversation: _c, demands: _d, terror: _t, ...bare } = toy
      expect(problemsOf(withNewEntry(bare, list, 0, 'New'))).toEqual([])
    },
  )

  it('turn an effect into any other without leaving what is allowed', () => {
    const effect = PACK_SCHEMA.$defs.Effect!
    const path = ['conversation', 0, 'resolve', 'rows', 'two', 0]
    for (const mark of marksOf(effect)) {
      const other = switched({ op: 'cp', n: -20 }, mark) as { op: string; zone?: string }
      expect(other.op).toBe(mark.value)
      const placed = 'zone' in other ? { ...other, zone: 'toy.cellar' } : other
      // Some need a side zone, places, or to be a penalty; their shape is right all the same.
      const checked = checkPack(withAt(toy, path, placed))
      const shapes = checked.ok ? [] : checked.problems.filter(({ expected }) => expected.kind !== 'playable')
      expect(shapes, mark.value).toEqual([])
    }
  })

  it('begin every part with a value of the right shape', () => {
    const { properties = {} } = resolved(PACK_SCHEMA.properties!.abductors!.items!)
    for (const [name, schema] of Object.entries(properties)) {
      const data = withAt(toy, ['abductors', 0, name], blankOf(schema))
      const wrong = checkPack(data)
      const types = wrong.ok ? [] : wrong.problems.filter(({ expected }) => expected.kind === 'type')
      expect(types, name).toEqual([])
    }
  })

  it('know the cards that a field may name', () => {
    expect(idsFor(['abductors', 0, 'majorDemands'], toy)).toContain('toy.a-reason')
    expect(idsFor(['abductors', 0, 'build', 'terror', 'add'], toy)).toContain('toy.slammed-door')
    expect(idsFor(['abductors', 0, 'build', 'conversation', 'remove'], toy)).toContain('bold-lie')
    expect(idsFor(['abductors', 0, 'hostages'], toy)).toBeNull()
  })

  it('offer the printed value of what is overridden, and no field that the card has not', () => {
    const lie = printedCards('conversation').find(({ id }) => id === 'bold-lie')!
    expect(valueOn(lie, 'cost')).toBe(4)
    expect(valueOn(lie, 'two')).toEqual(expect.any(Array))
    expect(valueOn(lie, 'effect')).toBeUndefined()
    const alerted = printedCards('demands').find(({ cost }) => typeof cost === 'object')!
    expect(valueOn(alerted, 'cost')).toBeUndefined()
  })
})

describe('a pack on the desk', () => {
  it('changes in one place only, and keeps the order of its fields', () => {
    const changed = withAt(toy, ['conversation', 0, 'cost'], 5)
    expect(at(changed, ['conversation', 0, 'cost'])).toBe(5)
    expect(Object.keys(changed as object)).toEqual(Object.keys(toy))
    expect(withAt(changed, ['conversation', 0, 'cost'], 3)).toEqual(toy)
    expect(at(withAt(toy, ['terror', 0], undefined), ['terror'])).toEqual([])
  })

  it('keeps every reference when an id is renamed', () => {
    const other = renamed(toy, 'toy.a-reason', 'toy.the-reason')
    expect(problemsOf(other)).toEqual([])
    expect(JSON.stringify(other)).not.toContain('toy.a-reason')
  })

  it.each(SHIPPED)('%s is a good pack under another id', (id) => {
    const other = withPackId(shipped(id), id, 'other-night')
    expect(problemsOf(other)).toEqual([])
    expect(JSON.stringify(other)).not.toContain(`"${id}.`)
    expect(withPackId(other, 'other-night', id)).toEqual(shipped(id))
  })
})
