import { type BuilderKey, isBuilderKey } from '@negotiator/language'
import { ownText } from '../../own/ownText.ts'
import type { Path } from './draftData.ts'

/** Keys are put together from the names in the schema; a test knows that each of them is there. */
export const fieldKey = (name: string): string => `field.${name}`
export const choiceKey = (field: string, value: string): string => `choice.${field}.${value}`

/** The name of a field; of an entry of a list, that of the list. */
export function nameOfField(path: Path): string {
  return path.findLast((part) => typeof part === 'string') ?? ''
}

/** What a field is called; an entry of a list has its number. */
export function fieldLabel(path: Path): string {
  const last = path.at(-1)
  const name = nameOfField(path)
  if (typeof last !== 'number') return worded(fieldKey(name), name)
  return worded(`${fieldKey(name)}.one`, worded(fieldKey(name), name), { n: last + 1 })
}

export const choiceLabel = (field: string, value: string): string => worded(choiceKey(field, value), value)

const worded = (key: string, otherwise: string, params = {}): string =>
  isBuilderKey(key) ? ownText(key satisfies BuilderKey, params) : otherwise
