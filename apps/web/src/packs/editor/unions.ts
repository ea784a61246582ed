import { isObject } from '../../data/isObject.ts'
import { blankOf, resolved, type Schema, variantsOf } from './schema.ts'

/** One of the shapes a value may have, and by what it is known. */
export interface Mark {
  /** The field that tells the shapes apart; empty if they are of different types. */
  readonly field: string
  readonly value: string
  readonly variant: Schema
}

export function marksOf(schema: Schema): readonly Mark[] {
  const variants = variantsOf(schema) ?? []
  const field = variants.map(constantField).find((name) => name !== null) ?? ''
  return variants.flatMap((variant) => {
    const told = resolved(variant).properties?.[field]
    if (field === '' || told === undefined) return [{ field: '', value: typeName(variant), variant }]
    const values = told.enum ?? [String(told.const)]
    return values.map((value) => ({ field, value, variant }))
  })
}

/** The field of a shape that holds always the same word. */
function constantField(variant: Schema): string | null {
  const found = Object.entries(resolved(variant).properties ?? {}).find(
    ([, { const: value }]) => value !== undefined,
  )
  return found?.[0] ?? null
}

function typeName(variant: Schema): string {
  const { const: word, type, properties = {} } = resolved(variant)
  if (word !== undefined) return String(word)
  if (type === 'object') return Object.keys(properties)[0] ?? 'object'
  return type === 'array' ? 'list' : 'number'
}

export const markNow = (value: unknown, marks: readonly Mark[]): Mark =>
  marks.find((mark) => isOf(value, mark)) ?? marks[0]!

function isOf(value: unknown, { field, value: word, variant }: Mark): boolean {
  if (field !== '') return isObject(value) && value[field] === word
  const { const: fixed, type } = resolved(variant)
  if (fixed !== undefined) return value === fixed
  if (type === 'object') return isObject(value)
  return type === 'array' ? Array.isArray(value) : typeof value === 'number' || value === null
}

/** The value in another shape; fields that both have stay, numbers within what is allowed there. */
export function switched(value: unknown, { field, value: word, variant }: Mark): unknown {
  const blank = blankOf(variant)
  if (field === '' || !isObject(value) || !isObject(blank)) return blank
  const { properties = {} } = resolved(variant)
  const kept = Object.entries(properties).flatMap(([name, schema]) =>
    name in value ? [[name, allowed(value[name], resolved(schema))] as const] : [],
  )
  return { ...blank, ...Object.fromEntries(kept), [field]: word }
}

function allowed(value: unknown, { type, minimum = -Infinity, maximum = Infinity }: Schema): unknown {
  return type === 'integer' && typeof value === 'number' ? Math.min(Math.max(value, minimum), maximum) : value
}
