import type { Library } from '../library.ts'
import type { CardSet } from './card-set.ts'
import {
  CONVERSATION_TOTAL,
  COST_BANDS,
  FAMILIES,
  HIGHEST_COST,
  MINORS,
  OTHERS,
  RAISERS,
  RED_TOTAL,
  ZERO_PAIRS,
} from './recipe.ts'

export type SetProblemCode =
  | 'unknown'
  | 'twice'
  | 'copies'
  | 'red-total'
  | 'minors'
  | 'family'
  | 'raisers'
  | 'others'
  | 'pivotal'
  | 'zero-pairs'
  | 'conversation-total'
  | 'cost'
  | 'costs'
  | 'pairs'
  | 'too-expensive'

/** What is against the rules, and which one says so. `cards` are ids. */
export interface SetProblem {
  readonly rule: 'B1' | 'B2' | 'B3'
  readonly code: SetProblemCode
  readonly cards: readonly string[]
  readonly n: number
  readonly expected: number
  /** For a band of costs. */
  readonly least?: number
  readonly most?: number
}

/** Every violation of B1, B2 and B3; none means that any abductor can be played with it (B5). */
export function setProblems(set: CardSet, library: Library): readonly SetProblem[] {
  return [
    ...redProblems(set, library),
    ...pivotalProblems(set, library),
    ...conversationProblems(set, library),
  ]
}

const problem = (
  rule: SetProblem['rule'],
  code: SetProblemCode,
  n: number,
  expected: number,
  cards: readonly string[] = [],
): SetProblem[] => (n === expected ? [] : [{ rule, code, cards, n, expected }])

const unknownIn = (
  rule: SetProblem['rule'],
  ids: readonly string[],
  known: readonly { readonly id: string }[],
): SetProblem[] =>
  ids.flatMap((id) => (known.some((card) => card.id === id) ? [] : problem(rule, 'unknown', 1, 0, [id])))

const twiceIn = (rule: SetProblem['rule'], ids: readonly string[]): SetProblem[] =>
  [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].flatMap((id) =>
    problem(rule, 'twice', 2, 1, [id]),
  )

function redProblems({ terror, minors }: CardSet, library: Library): SetProblem[] {
  const ids = Object.keys(terror)
  const total = ids.reduce((sum, id) => sum + terror[id]!, 0) + minors.length
  const known = library.terror.map(({ card }) => card)
  const countOf = (id: string) => (Object.hasOwn(terror, id) ? terror[id]! : 0)
  let raisers = 0
  const families = FAMILIES.flatMap(({ cards, count }) => {
    const n = cards.reduce((sum, id) => sum + countOf(id), 0)
    // A second getting-angry counts as a raiser.
    const spare = cards.reduce((sum, id) => sum + Math.min(countOf(id), groupOf(library, id).raiser ?? 0), 0)
    const asRaisers = Math.max(0, Math.min(n - count, spare))
    raisers += asRaisers
    return problem('B1', 'family', n - asRaisers, count, cards)
  })
  const inFamily = new Set(FAMILIES.flatMap(({ cards }) => cards))
  const inGroup = (group: 'raiser' | 'other') =>
    ids.reduce((sum, id) => {
      const isOf = !inFamily.has(id) && (groupOf(library, id)[group] ?? 0) > 0
      return sum + (isOf ? terror[id]! : 0)
    }, 0)
  return [
    ...unknownIn('B1', ids, known),
    ...unknownIn('B1', minors, library.minors),
    ...twiceIn('B1', minors),
    ...known.flatMap(({ id, copies }) =>
      countOf(id) > copies ? problem('B1', 'copies', countOf(id), copies, [id]) : [],
    ),
    ...problem('B1', 'red-total', total, RED_TOTAL),
    ...problem('B1', 'minors', minors.length, MINORS),
    ...families,
    ...problem('B1', 'raisers', raisers + inGroup('raiser'), RAISERS),
    ...problem('B1', 'others', inGroup('other'), OTHERS),
  ]
}

const groupOf = (library: Library, id: string) =>
  library.terror.find(({ card }) => card.id === id)?.group ?? {}

function pivotalProblems({ pivotal }: CardSet, library: Library): SetProblem[] {
  const none: SetProblem[] = pivotal.length === 0 ? problem('B2', 'pivotal', 0, 1) : []
  return [...none, ...unknownIn('B2', pivotal, library.pivotal), ...twiceIn('B2', pivotal)]
}

function conversationProblems({ conversation }: CardSet, library: Library): SetProblem[] {
  const cards = library.conversation.filter(({ id }) => conversation.includes(id))
  const total = cards.reduce((sum, { copies }) => sum + copies, 0)
  const missing = ZERO_PAIRS.filter((id) => !conversation.includes(id))
  const zero = cards.filter(({ id, cost }) => cost === 0 && !ZERO_PAIRS.includes(id))
  const dear = cards.filter(({ cost }) => cost > HIGHEST_COST)
  return [
    ...unknownIn('B3', conversation, library.conversation),
    ...twiceIn('B3', conversation),
    ...problem('B3', 'conversation-total', total, CONVERSATION_TOTAL),
    ...problem('B3', 'zero-pairs', missing.length + zero.length, 0, [
      ...missing,
      ...zero.map(({ id }) => id),
    ]),
    ...COST_BANDS.flatMap(({ least, most, cards: expected, isPairs }) => {
      const band = cards.filter(({ cost }) => cost >= least && cost <= most)
      const n = band.reduce((sum, { copies }) => sum + copies, 0)
      const single = isPairs ? band.filter(({ copies }) => copies !== 2).map(({ id }) => id) : []
      const code = least === most ? 'cost' : 'costs'
      return [
        ...problem('B3', code, n, expected).map((wrong) => ({ ...wrong, least, most })),
        ...problem('B3', 'pairs', single.length, 0, single),
      ]
    }),
    ...problem(
      'B3',
      'too-expensive',
      dear.length,
      0,
      dear.map(({ id }) => id),
    ),
  ]
}
