import type { GameEvent } from '@negotiator/rules'
import type { Session } from '@negotiator/session'

/** What is worth a mark on the timeline. */
export const MARKS = ['saved', 'killed', 'demand', 'pivotal', 'eliminated', 'hint', 'note'] as const
export type Mark = (typeof MARKS)[number]

function markOf(event: GameEvent): Mark | null {
  switch (event.e) {
    case 'saved':
    case 'side-saved':
      return 'saved'
    case 'killed':
    case 'side-killed':
      return 'killed'
    case 'conceded':
      return 'demand'
    case 'drawn':
      return event.gold ? 'pivotal' : null
    case 'eliminated':
      return 'eliminated'
    default:
      return null
  }
}

/** For every step, the deal first: what happened in it, each kind once. */
export function marksOf({ steps, hints, notes }: Session): readonly (readonly Mark[])[] {
  const asked = new Set(hints)
  const noted = new Set(notes.map(({ step }) => step))
  return [null, ...steps].map((step, number) => {
    const found = new Set<Mark | null>(step?.events.map(markOf))
    if (asked.has(number)) found.add('hint')
    if (noted.has(number)) found.add('note')
    return MARKS.filter((mark) => found.has(mark))
  })
}

/** The nearest marked step before or after; the first or last one if there is none. */
export function markedStep(marks: readonly (readonly Mark[])[], from: number, by: 1 | -1): number {
  for (let step = from + by; step >= 0 && step < marks.length; step += by)
    if (marks[step]!.length > 0) return step
  return by < 0 ? 0 : marks.length - 1
}
