import type { ContentChoice } from '@negotiator/content'
import { seedName } from '../play/chunks.ts'
import type { LineUp } from '../play/line-up.ts'
import { hasLearned, type Policy } from '../play/policies.ts'
import { type CardInPlay, cardsOf } from '../tweak/cards-of.ts'
import { type NumberChange, numbersOf } from '../tweak/numbers-of.ts'
import type { Tweak } from '../tweak/tweak.ts'
import type { Duel, LabJob, Study } from './job.ts'

/** One line-up and how often it plays. Arms with the same name of seeds play the same games. */
export interface Arm {
  readonly lineUp: LineUp
  readonly games: number
  readonly seeds: string
}

/** What the arms of a study are about; numbers lead to `arms`. */
export interface StudiedSubject {
  readonly choice: ContentChoice
  readonly players: readonly { readonly policy: Policy; readonly arm: number }[]
  /** The same cards, by the one who finds out what they are worth; −1 if nobody asks. */
  readonly reference: number
  readonly cards: readonly { readonly card: CardInPlay; readonly arm: number }[]
  readonly needed: readonly CardInPlay[]
  readonly numbers: readonly { readonly change: NumberChange; readonly arm: number }[]
}

export interface Plan {
  readonly arms: readonly Arm[]
  readonly subjects: readonly StudiedSubject[]
}

/** A plan with numbers takes a moment: it is made once for each job. */
const known = new WeakMap<LabJob, Plan>()

export function planOf(job: LabJob): Plan {
  for (const _ of planning(job));
  return known.get(job)!
}

/** The same in pieces, for a page that must not stand still meanwhile; `rest` comes between them. */
export async function planAhead(job: LabJob, rest: () => Promise<void>): Promise<void> {
  for (const _ of planning(job)) await rest()
}

function* planning(job: LabJob): Generator<void, void, void> {
  if (known.has(job)) return
  const { question } = job
  known.set(job, question.kind === 'study' ? yield* studyPlan(job, question) : duelPlan(job, question))
}

/** Both play the seeds of the first, by the same player. */
function duelPlan({ seed, nodes }: LabJob, { first, second, by, games }: Duel): Plan {
  const arm = (choice: ContentChoice): Arm => ({
    lineUp: compared(choice, by, nodes),
    games,
    seeds: seedName(seed, first),
  })
  return { arms: [arm(first), arm(second)], subjects: [] }
}

const compared = (choice: ContentChoice, policy: Policy, nodes: number, tweak?: Tweak): LineUp => ({
  ...choice,
  policy,
  nodes,
  ...(tweak === undefined ? {} : { tweak }),
  ...(hasLearned(policy) ? { isByAny: true } : {}),
})

function* studyPlan({ seed, nodes }: LabJob, study: Study): Generator<void, Plan, void> {
  const arms: Arm[] = []
  const add = (lineUp: LineUp, games: number): number =>
    arms.push({ lineUp, games, seeds: seedName(seed, lineUp) }) - 1
  const subjects: StudiedSubject[] = []
  for (const choice of study.subjects) subjects.push(yield* studied(choice, study, nodes, add))
  return { arms, subjects }
}

function* studied(
  choice: ContentChoice,
  study: Study,
  nodes: number,
  add: (lineUp: LineUp, games: number) => number,
): Generator<void, StudiedSubject, void> {
  const { by, players, games } = study
  const most = Math.max(study.cards, study.numbers)
  // Whoever plays without weights is the same player in both parts: his games count for both.
  const both = hasLearned(by) ? [] : [by]
  const own = players.map((policy) => ({
    policy,
    arm: add({ ...choice, policy, nodes }, both.includes(policy) ? Math.max(games, most) : games),
  }))
  const found = own.find(({ policy }) => both.includes(policy))?.arm
  const reference = most === 0 ? -1 : (found ?? add(compared(choice, by, nodes), most))
  const inPlay = study.cards === 0 ? [] : cardsOf(choice)
  const cards = inPlay
    .filter(({ canBeLeftOut }) => canBeLeftOut)
    .map((card) => {
      const without = { kind: card.kind, id: card.id }
      return { card, arm: add(compared(choice, by, nodes, { without }), study.cards) }
    })
  yield
  const numbers: { change: NumberChange; arm: number }[] = []
  for (const change of study.numbers === 0 ? [] : numbersOf(choice)) {
    const { overrides } = change
    numbers.push({ change, arm: add(compared(choice, by, nodes, { overrides }), study.numbers) })
    yield
  }
  const needed = inPlay.filter(({ canBeLeftOut }) => !canBeLeftOut)
  return { choice, players: own, reference, cards, needed, numbers }
}
