import { hostageOf, type ToldEvent } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { lang, t } from '../words/words.ts'
import { seatsOf } from './people.ts'

/** A rescue or a death is somebody's: on the stage it is told by name. */
export function tellNames(after: Session, told: readonly ToldEvent[]): readonly ToldEvent[] {
  return told.map((each, index) => {
    const fate = each.event.e
    if (fate !== 'saved' && fate !== 'killed') return each
    const before = seatsOf(after, index)
    const people = seatsOf(after, index + 1)
      .filter((seat, i) => seat.fate !== before[i]?.fate)
      .map(({ person }) => hostageOf(lang.value, person))
    const text = people.map((person) => t(`web.person.${fate}`, { ...person })).join(' ')
    return { ...each, text }
  })
}
