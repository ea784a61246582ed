import { type LabJob, MOST_GAMES, newJob, type Policy, shareOf } from '@negotiator/lab'
import { type LabKey, type Lang, type Params, unplayableText } from '@negotiator/language'
import { gameFor, LONGEST_SEED } from '@negotiator/session'
import { choicesFor, type Shelf, type Version } from './shelf.ts'

/** The form as it is filled in; numbers as they are typed. */
export interface Form {
  readonly kind: 'study' | 'duel'
  readonly first: Version
  readonly second: Version
  readonly hasCards: boolean
  readonly hasNumbers: boolean
  readonly players: readonly Policy[]
  readonly by: Policy
  readonly games: string
  readonly most: string
  readonly sure: string
  readonly margin: string
  readonly seed: string
}

const VERSION: Version = { abductor: 'arkayne', cards: 'own', changedBy: null, variant: '' }

/** One press gives an answer within a minute, on a phone too. */
export const USUAL: Form = {
  kind: 'study',
  first: VERSION,
  second: { ...VERSION, cards: 'cw' },
  hasCards: true,
  hasNumbers: false,
  players: ['greedy', 'instant'],
  by: 'greedy',
  games: '500',
  most: '20000',
  sure: '99',
  margin: '1',
  seed: '1',
}

/** What is wrong, and where; `field` is null if it is about the cards. */
export interface FormProblem {
  readonly field: keyof Form | null
  readonly key: LabKey
  readonly params?: Params
}

/** The question as the terminal would ask it; the names of the weights are not in it yet. */
export function jobFrom(form: Form, shelf: Shelf, lang: Lang): LabJob | FormProblem {
  const wrong = numberProblem(form)
  if (wrong !== null) return wrong
  if (form.kind === 'study' && form.players.length === 0) return { field: 'players', key: 'lab.form.nobody' }
  const versions = form.kind === 'study' ? [form.first] : [form.first, form.second]
  const choices = versions.map((version) => choicesFor(version, shelf))
  for (const all of choices) {
    if (all.length === 0) return { field: null, key: 'lab.form.gone' }
    for (const choice of all) {
      try {
        gameFor(choice)
      } catch (error) {
        const detail = unplayableText(lang, error as Error)
        return { field: null, key: 'lab.form.unplayable', params: { detail } }
      }
    }
  }
  const seed = form.seed.trim().slice(0, LONGEST_SEED) || USUAL.seed
  return newJob(seed, form.kind === 'study' ? study(form, choices[0]!) : duel(form, choices))
}

type Choices = ReturnType<typeof choicesFor>

function study(form: Form, subjects: Choices): LabJob['question'] {
  const games = Number(form.games)
  return {
    kind: 'study',
    subjects,
    players: form.players,
    games,
    by: form.by,
    cards: form.hasCards ? games : 0,
    numbers: form.hasNumbers ? games : 0,
  }
}

const duel = ({ by, most, sure, margin }: Form, [first, second]: Choices[]): LabJob['question'] => ({
  kind: 'duel',
  first: first![0]!,
  second: second![0]!,
  by,
  games: Number(most),
  error: shareOf(100 - Number(sure)),
  margin: shareOf(Number(margin)),
})

function numberProblem(form: Form): FormProblem | null {
  const limits =
    form.kind === 'study'
      ? ([['games', 1, MOST_GAMES, true]] as const)
      : ([
          ['most', 1, MOST_GAMES, true],
          ['sure', 50, 99.99, false],
          ['margin', 0.01, 99, false],
        ] as const)
  for (const [field, low, high, isWhole] of limits) {
    const n = form[field].trim() === '' ? Number.NaN : Number(form[field])
    if (n >= low && n <= high && (!isWhole || Number.isInteger(n))) continue
    return { field, key: 'lab.form.number', params: { low, high } }
  }
  return null
}
