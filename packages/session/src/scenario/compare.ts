import { type Action, legalActions, viewOf } from '@negotiator/rules'
import { type Board, namedDemands } from './board.ts'
import type { Expectation } from './schema.ts'

export interface Difference {
  readonly key: string
  readonly expected: unknown
  readonly got: unknown
}

/** Compares the keys that an expectation gives, and only those; the first difference, or null. */
export function difference(board: Board, expectation: Expectation): Difference | null {
  const { legal, ...keys } = expectation
  const view = viewOf(board.game, board.state)
  const lists: Record<string, readonly string[] | null> = {
    hand: view.hand,
    played: view.played,
    available: view.available,
    removed: view.removed,
    discard: view.discard,
    options: optionsOf(board),
  }
  const isSet = (key: string) => key === 'options'
  for (const [key, expected] of Object.entries(keys)) {
    if (expected === undefined) continue
    let wanted: unknown = expected
    let got: unknown = view[key as keyof typeof view]
    if (key in lists) {
      wanted = sorted(expected as readonly string[] | null, isSet(key))
      got = sorted(lists[key]!, isSet(key))
    } else if (key === 'demands') {
      wanted = sortedKeys(expected as Record<string, string>)
      got = sortedKeys(namedDemands(board))
    }
    if (JSON.stringify(wanted) !== JSON.stringify(got)) return { key, expected: wanted, got }
  }
  return legal ? legalDifference(board, legal) : null
}

function optionsOf({ game, state }: Board): string[] | null {
  if (viewOf(game, state).pending !== 'choose') return null
  return legalActions(game, state).flatMap((action) => ('choose' in action ? action.choose : []))
}

function legalDifference(
  { game, state }: Board,
  legal: NonNullable<Expectation['legal']>,
): Difference | null {
  const now = new Set(legalActions(game, state).map(canonical))
  const missing = legal.has?.find((action) => !now.has(canonical(action)))
  if (missing) return { key: 'legal', expected: missing, got: 'not legal' }
  const surplus = legal.hasNot?.find((action) => now.has(canonical(action)))
  return surplus ? { key: 'legal', expected: 'not legal', got: surplus } : null
}

/** The pair of a conversion is unordered. */
function canonical(action: Action): string {
  if ('convert' in action) return JSON.stringify({ convert: [...action.convert].sort() })
  return JSON.stringify(sortedKeys(action))
}

const sorted = (list: readonly string[] | null, isSet: boolean): string[] | null =>
  list === null ? null : [...(isSet ? new Set(list) : list)].sort()

function sortedKeys(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
