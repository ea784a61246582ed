import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { LessonStep } from './lesson.ts'
import { isPending, type Progress } from './predicates.ts'

export type Verdict =
  | { readonly kind: 'right' }
  /** `mistake` is null when it is none of the typical ones. */
  | { readonly kind: 'wrong'; readonly mistake: string | null }

/** What a step says about the moves made since it began; null while they may still lead to the goal. */
export function judge(step: LessonStep, start: Session, now: Session): Verdict | null {
  const progress = progressOf(start, now)
  if (step.goal(progress)) return { kind: 'right' }
  const mistake = step.mistakes?.find(({ when }) => when(progress))
  if (mistake !== undefined) return { kind: 'wrong', mistake: mistake.name }
  const mayLeadOn = step.way ?? isPending
  return mayLeadOn(progress) ? null : { kind: 'wrong', mistake: null }
}

function progressOf(start: Session, now: Session): Progress {
  const since = now.steps.slice(start.steps.length)
  return {
    start: viewOf(start.game, stateOf(start)),
    now: viewOf(now.game, stateOf(now)),
    actions: since.map(({ action }) => action),
    events: since.flatMap(({ events }) => events),
  }
}
