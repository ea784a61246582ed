import { ABDUCTOR_IDS } from '@negotiator/content'
import {
  type LabJob,
  MOST_GAMES,
  newJob,
  POLICIES,
  type Policy,
  shareOf,
  weightsNames,
} from '@negotiator/lab'
import { type Lang, labText } from '@negotiator/language'
import { noBrainText } from '../advisor/brain-text.ts'
import { NoBrain } from '../advisor/weights-files.ts'
import { Failure, Misuse } from '../failure.ts'
import { numberBetween, oneOf, seedOption, wholeNumber } from '../option-values.ts'
import { subjectsOf, type TypedSubject } from './subjects.ts'
import { brainsFor, type UsedBrain } from './used-brains.ts'

export interface TypedJob extends TypedSubject {
  readonly against?: string
  readonly crossed?: true
  readonly players?: string
  readonly games?: string
  readonly by?: string
  readonly cards?: string
  readonly numbers?: string
  readonly sure?: string
  readonly margin?: string
  readonly seed?: string
}

const PLAYERS = 'greedy,instant'
const GAMES = { study: '1000', duel: '20000' }

/** What was typed as a job, and who plays with which weights. */
export function typedJob(
  lang: Lang,
  file: string | undefined,
  typed: TypedJob,
  weights: string,
): { readonly job: LabJob; readonly brains: readonly UsedBrain[] } {
  if (file === undefined && [typed.abductor, typed.pack, typed.set].every((each) => each === undefined)) {
    throw new Misuse(labText(lang, 'lab.nothing'))
  }
  const question =
    typed.against === undefined ? study(lang, file, typed) : duel(lang, file, typed, typed.against)
  const job = newJob(seedOption(lang, typed.seed ?? '1'), question)
  try {
    const brains = brainsFor(job, weights)
    return { job: { ...job, weights: weightsNames(brains.map(({ brain }) => brain)) }, brains }
  } catch (error) {
    throw error instanceof NoBrain ? new Failure(noBrainText(lang, error.problem)) : error
  }
}

const policy = (lang: Lang, option: string, input: string): Policy =>
  oneOf(lang, option, input, POLICIES) as Policy

function study(lang: Lang, file: string | undefined, typed: TypedJob): LabJob['question'] {
  const players = (typed.players ?? PLAYERS).split(',').map((word) => policy(lang, '--players', word))
  const count = (option: '--games' | '--cards' | '--numbers', input: string | undefined, least: number) =>
    wholeNumber(lang, option, input ?? GAMES.study, least, MOST_GAMES)
  return {
    kind: 'study',
    subjects: subjectsOf(lang, file, typed, typed.crossed),
    players: [...new Set(players)],
    games: count('--games', typed.games, 1),
    by: policy(lang, '--by', typed.by ?? 'greedy'),
    cards: count('--cards', typed.cards, 0),
    numbers: count('--numbers', typed.numbers, 0),
  }
}

function duel(lang: Lang, file: string | undefined, typed: TypedJob, against: string): LabJob['question'] {
  const [first, ...others] = subjectsOf(lang, file, typed)
  const [second, ...more] = subjectsOf(lang, against, sharedWith(file, typed))
  if (first === undefined || second === undefined || others.length + more.length > 0) {
    throw new Misuse(labText(lang, 'lab.one-abductor'))
  }
  return {
    kind: 'duel',
    first,
    second,
    by: policy(lang, '--by', typed.by ?? 'greedy'),
    games: wholeNumber(lang, '--games', typed.games ?? GAMES.duel, 1, MOST_GAMES),
    error: shareOf(100 - numberBetween(lang, '--sure', typed.sure ?? '99', 50, 100)),
    margin: shareOf(numberBetween(lang, '--margin', typed.margin ?? '1', 0, 100)),
  }
}

/** Options are about both versions; so is an abductor who is named instead of a file. */
function sharedWith(file: string | undefined, typed: TypedJob): TypedSubject {
  return file !== undefined && ABDUCTOR_IDS.includes(file) ? { ...typed, abductor: file } : typed
}
