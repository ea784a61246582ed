import { type CardReport, hasLearned, type Policy, type SubjectReport } from '@negotiator/lab'
import { nameOf } from '@negotiator/language'

/** What a card is worth to whom, and why to nobody stronger. */
export const worthText = (by: Policy): string =>
  `How often games are won with the card and without it, and the points between them, ${player(by)}: means over the abductors it was played against, the 95 % interval of the difference (the same games with and without the card, pair by pair), and the lowest and highest abductor. A card that this player never uses is worth nothing to it.`

const player = (by: Policy): string =>
  hasLearned(by)
    ? `as ${by} plays with the weights for any game, not with those of each abductor as above: these were learned with the card, and would play worse without it than one could`
    : `as ${by} plays`

/** The cards that nobody can be played without have no worth to tell, and are named. */
export function neededPart(subjects: readonly SubjectReport[]): string[] {
  const ids = [...new Set(subjects.flatMap(({ needed }) => needed.map(({ id }) => id)))]
  if (ids.length === 0) return []
  const against = (id: string) => {
    const meet = subjects.filter(({ needed }) => needed.some((card) => card.id === id))
    return [...new Set(meet.map(({ subject }) => nameOf('en', subject.abductor)))].join(', ')
  }
  const names = ids.map((id) => `${nameOf('en', id)} (${against(id)})`)
  return [
    `Of some there is no figure, because without them the set-up would lack cards (S2, S5), and there would be no game to compare with: ${names.join(', ')}.`,
    '',
  ]
}

interface Worth {
  readonly id: string
  readonly kind: string
  /** Shares of games won with the card and without it. */
  readonly withRate: number
  readonly withoutRate: number
  /** In points. */
  readonly mean: number
  readonly interval: Range
  readonly range: Range
}

interface Range {
  readonly low: number
  readonly high: number
}

/** First those that are worth something, or harm; then those of which more games could show either. */
export function cardsPart(pack: string, subjects: readonly SubjectReport[], age: string): string[] {
  const all = worthOf(pack, subjects).sort((a, b) => b.mean - a.mean)
  const isOpen = ({ interval: { low, high } }: Worth) => low <= 0 && high >= 0
  const open = all.filter(isOpen)
  return [
    `### With the cards of ${pack}${age}`,
    '',
    ...tableOf(all.filter((worth) => !isOpen(worth))),
    ...(open.length === 0
      ? []
      : ['Whether these are worth anything is not known: their intervals hold 0.', '', ...tableOf(open)]),
  ]
}

function worthOf(pack: string, subjects: readonly SubjectReport[]): Worth[] {
  const cards = subjects.filter(({ subject }) => subject.pack === pack).flatMap((subject) => subject.cards)
  return [...new Set(cards.map(({ id }) => id))].map((id) => {
    const reports = cards.filter((card) => card.id === id)
    const points = reports.map(({ difference }) => 100 * difference)
    return {
      id,
      kind: reports[0]!.kind,
      withRate: meanOf(reports.map(({ withRate }) => withRate)),
      withoutRate: meanOf(reports.map(({ withoutRate }) => withoutRate)),
      mean: meanOf(points),
      interval: intervalOf(reports),
      range: { low: Math.min(...points), high: Math.max(...points) },
    }
  })
}

/** Of the mean: games against different abductors have nothing to do with each other. */
function intervalOf(reports: readonly CardReport[]): Range {
  const middle = meanOf(reports.map(({ low, high }) => 50 * (low + high)))
  const spread = Math.hypot(...reports.map(({ low, high }) => 50 * (high - low))) / reports.length
  return { low: middle - spread, high: middle + spread }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length

const tableOf = (rows: readonly Worth[]): string[] => [
  '| card | kind | with it | without it | worth | 95 % | lowest to highest |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ id, kind, withRate, withoutRate, mean, interval, range }) =>
      `| ${nameOf('en', id)} | ${kind} | ${percent(withRate)} | ${percent(withoutRate)} | ${signed(mean)} | ${shown(interval)} | ${shown(range)} |`,
  ),
  '',
]

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const shown = ({ low, high }: Range): string => `${signed(low)} to ${signed(high)}`
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`
