import { type ContentChoice, contentHash, setCode } from '@negotiator/content'
import type { StudiedSubject } from '../job/arms.ts'
import type { Duel, Study } from '../job/job.ts'
import type { LabRun } from '../job/lab-run.ts'
import { pairedDifference, pairsOf } from '../numbers/pairs.ts'
import { rounded } from '../numbers/rounded.ts'
import type { Verdict } from '../numbers/sequential.ts'
import type { Policy } from '../play/policies.ts'
import { tallyData } from '../play/tally-data.ts'
import type { NumberChange } from '../tweak/numbers-of.ts'
import type { CardKind } from '../tweak/tweak.ts'

/** Everything a lab found out, as plain data: the same job gives the same, to the byte. */
export interface LabReport {
  readonly format: 'negotiator-lab-report'
  readonly version: 1
  readonly rules: string
  readonly content: string
  readonly seed: string
  readonly weights: readonly string[]
  readonly complete: boolean
  readonly answer: StudyReport | DuelReport
}

export interface StudyReport {
  readonly kind: 'study'
  readonly by: Policy
  readonly subjects: readonly SubjectReport[]
}

export interface SubjectName {
  readonly abductor: string
  readonly pack: string
  readonly set?: string
  readonly packs?: readonly string[]
  readonly variant?: string
  /** The hash of all its cards. */
  readonly cards: string
}

export interface SubjectReport {
  readonly subject: SubjectName
  readonly players: readonly PlayerReport[]
  readonly reference: { readonly games: number; readonly winRate: number } | null
  readonly cards: readonly CardReport[]
  /** Cards that the set-up cannot do without. */
  readonly needed: readonly { readonly kind: CardKind; readonly id: string }[]
  readonly numbers: readonly NumberReport[]
}

export interface PlayerReport extends ReturnType<typeof tallyData> {
  readonly policy: Policy
}

export interface Effect95 {
  readonly games: number
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** `difference`: with the card − without it. */
export interface CardReport extends Effect95 {
  readonly kind: CardKind
  readonly id: string
  readonly withRate: number
  readonly withoutRate: number
}

/** `difference`: with the other number − as it is. */
export interface NumberReport extends Effect95, Omit<NumberChange, 'overrides'> {
  readonly winRate: number
}

export interface DuelReport {
  readonly kind: 'duel'
  readonly by: Policy
  readonly error: number
  readonly margin: number
  readonly verdict: Verdict
  readonly pairs: number
  readonly onlyFirstWon: number
  readonly onlySecondWon: number
  readonly difference: number
  readonly low: number
  readonly high: number
  readonly first: { readonly subject: SubjectName } & ReturnType<typeof tallyData>
  readonly second: { readonly subject: SubjectName } & ReturnType<typeof tallyData>
}

export function reportOf(run: LabRun): LabReport {
  const { rules, content, seed, weights, question } = run.job
  return {
    format: 'negotiator-lab-report',
    version: 1,
    rules,
    content,
    seed,
    weights,
    complete: run.isOver,
    answer: question.kind === 'study' ? studyReport(run, question) : duelReport(run, question),
  }
}

const subjectName = (choice: ContentChoice): SubjectName => ({
  abductor: choice.abductor,
  pack: choice.pack,
  ...(choice.set === undefined ? {} : { set: setCode(choice.set) }),
  ...(choice.packs === undefined ? {} : { packs: choice.packs.map(({ id }) => id) }),
  ...(choice.variant === undefined ? {} : { variant: choice.variant }),
  cards: contentHash(choice),
})

const studyReport = (run: LabRun, { by }: Study): StudyReport => ({
  kind: 'study',
  by,
  subjects: run.plan.subjects.map((subject) => subjectReport(run, subject)),
})

/** What was not played yet is not there. */
function subjectReport({ played }: LabRun, studied: StudiedSubject): SubjectReport {
  const reference = played[studied.reference]
  const compared = (arm: number) => {
    const { wins } = played[arm]!
    const pairs = pairsOf(wins, reference?.wins ?? '')
    const [difference, low, high] = pairedDifference(pairs)
    const shares = [wins, reference?.wins ?? ''].map((row) => rateOf(row.slice(0, pairs.pairs)))
    return { games: pairs.pairs, difference, low, high, rate: shares[0]!, referenceRate: shares[1]! }
  }
  return {
    subject: subjectName(studied.choice),
    players: studied.players.flatMap(({ policy, arm }) =>
      played[arm]!.tally.games === 0 ? [] : [{ policy, ...tallyData(played[arm]!.tally) }],
    ),
    reference:
      reference === undefined || reference.wins === ''
        ? null
        : { games: reference.wins.length, winRate: rateOf(reference.wins) },
    cards: studied.cards.flatMap(({ card: { kind, id }, arm }) => {
      const { games, difference, low, high, rate, referenceRate } = compared(arm)
      if (games === 0) return []
      const rates = { withRate: referenceRate, withoutRate: rate }
      return [{ kind, id, games, ...rates, ...shown(-difference, -high, -low) }]
    }),
    needed: studied.needed.map(({ kind, id }) => ({ kind, id })),
    numbers: studied.numbers.flatMap(({ change: { overrides: _, ...change }, arm }) => {
      const { games, difference, low, high, rate } = compared(arm)
      return games === 0 ? [] : [{ ...change, games, winRate: rate, ...shown(difference, low, high) }]
    }),
  }
}

const rateOf = (wins: string): number =>
  wins === '' ? 0 : rounded(wins.replaceAll('0', '').length / wins.length)

/** No −0: it is the same number, but not the same text. */
const shown = (difference: number, low: number, high: number) => ({
  difference: rounded(difference) + 0,
  low: rounded(low) + 0,
  high: rounded(high) + 0,
})

function duelReport(run: LabRun, { by, error, margin, first, second }: Duel): DuelReport {
  const { pairs, first: onlyFirst, second: onlySecond } = run.pairsSoFar
  const { verdict, low, high } = run.compared ?? { verdict: 'open', low: -1, high: 1 }
  return {
    kind: 'duel',
    by,
    error,
    margin,
    verdict,
    pairs,
    onlyFirstWon: onlyFirst,
    onlySecondWon: onlySecond,
    ...shown(pairs === 0 ? 0 : (onlyFirst - onlySecond) / pairs, low, high),
    first: { subject: subjectName(first), ...tallyData(run.played[0]!.tally) },
    second: { subject: subjectName(second), ...tallyData(run.played[1]!.tally) },
  }
}
