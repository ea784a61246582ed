import type { Expected, PackProblem } from '@negotiator/content'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The lists of a pack whose entries have ids. */
const LISTS: readonly unknown[] = ['abductors', 'conversation', 'demands', 'terror', 'pivotal']

/** What the schema complains about, said of the card and the field. */
export function schemaProblems(data: unknown, issues: readonly Issue[]): PackProblem[] {
  const problems = issues.map((issue): PackProblem => {
    const deepest = innermost(issue)
    return { code: 'wrong', ...placeOf(data, deepest.path), expected: expectedBy(deepest) }
  })
  // Of a file that is something else altogether, nothing more needs to be said.
  const format = problems.find(({ card, field }) => card === null && field === 'format')
  return format === undefined ? problems : [format]
}

function placeOf(data: unknown, path: readonly PropertyKey[]): Pick<PackProblem, 'card' | 'field'> {
  const [list, index, ...rest] = path
  if (LISTS.includes(list) && typeof index === 'number') {
    const entry = (data as Record<string, readonly { id?: unknown }[]>)[String(list)]?.[index]
    const card = typeof entry?.id === 'string' ? entry.id : `${String(list)}[${index}]`
    return { card, field: rest.map(String).join('.') }
  }
  // Of an override the card is the key: overrides.conversation.bold-lie.cost.
  if (list === 'overrides' && path.length > 2) {
    return { card: String(path[2]), field: path.slice(3).map(String).join('.') }
  }
  return { card: null, field: path.map(String).join('.') }
}

/** Of a choice between shapes the complaint that goes deepest: the shape that was most likely meant. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const candidates = issue.errors.flat().map((inner) => innermost(inner as Issue))
  const best = candidates.reduce((a, b) => (b.path.length > a.path.length ? b : a))
  return { ...best, path: [...issue.path, ...best.path] }
}

function expectedBy(issue: Issue): Expected {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: 'type', type: issue.expected }
    case 'too_small':
      return { kind: leastKind(issue.origin), n: Number(issue.minimum) }
    case 'too_big':
      return { kind: mostKind(issue.origin), n: Number(issue.maximum) }
    case 'invalid_value':
      return { kind: 'one-of', values: issue.values.map(String) }
    case 'unrecognized_keys':
      return { kind: 'no-such-field', fields: issue.keys }
    case 'invalid_key':
      return { kind: issue.path[0] === 'texts' && issue.path.length === 2 ? 'language' : 'id' }
    case 'custom':
      return (issue.params as { readonly expected: Expected }).expected
    case 'invalid_format':
      return { kind: issue.message === 'plain text' ? 'plain-text' : 'id' }
    case 'invalid_union':
      return { kind: 'one-of', values: (issue as { options?: unknown[] }).options?.map(String) ?? [] }
    default:
      return { kind: 'other', detail: issue.message }
  }
}

function leastKind(origin: string) {
  if (origin === 'array') return 'fewest-entries'
  return origin === 'string' ? 'shortest' : 'at-least'
}

function mostKind(origin: string) {
  if (origin === 'array') return 'most-entries'
  return origin === 'string' ? 'longest' : 'at-most'
}
