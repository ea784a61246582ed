import type { PackProblem, PackProblemCode } from '@negotiator/content'
import { jsonMistake } from '../json-mistake.ts'
import { DEEPEST, MOST_PARTS } from './limits.ts'

/** Keys that mean something to JavaScript itself. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype']

export const fileProblem = (code: PackProblemCode, detail: string, field = ''): PackProblem => ({
  code,
  card: null,
  field,
  expected: { kind: 'other', detail },
})

export const notJson = (text: string): PackProblem => ({
  code: 'not-json',
  card: null,
  field: '',
  expected: { kind: 'json', ...jsonMistake(text) },
})

/** Text from anywhere as data, or why not; looked at before it is parsed, so that no size or depth can hurt. */
export function guardedJson(text: string, largest: number): { readonly data: unknown } | PackProblem {
  if (text.length > largest) return fileProblem('too-large', `${largest}`)
  if (depthOf(text) > DEEPEST) return fileProblem('too-deep', `${DEEPEST}`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return notJson(text)
  }
  return dataProblem(data) ?? { data }
}

/** How deeply brackets are nested, up to one more than is allowed; those inside of strings do not count. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < text.length && deepest <= DEEPEST; i++) {
    const char = text[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}

/** No more parts and levels than a pack can have, and no key that could reach beyond the data. */
export function dataProblem(data: unknown): PackProblem | null {
  let level = [data]
  let parts = 0
  for (let depth = 1; level.length > 0; depth++) {
    parts += level.length
    if (parts > MOST_PARTS) return fileProblem('too-many-parts', `${MOST_PARTS}`)
    const nested = level.filter((part) => typeof part === 'object' && part !== null)
    if (depth > DEEPEST && nested.length > 0) return fileProblem('too-deep', `${DEEPEST}`)
    const keys = nested.flatMap((part) => (Array.isArray(part) ? [] : Object.keys(part)))
    const bad = keys.find((key) => FORBIDDEN.includes(key))
    if (bad !== undefined) return fileProblem('forbidden-key', bad, bad)
    level = nested.flatMap((part) => Object.values(part))
  }
  return null
}
