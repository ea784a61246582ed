import { type Hostage, hostageOf, type ToldEvent } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { lang, t } from '../words/words.ts'
import { seatsOf } from './people.ts'

/** A rescue or a death is somebody's: on the stage it is told by name, with a line of that life. */
export const tellNames = (after: Session, told: readonly ToldEvent[]): readonly ToldEvent[] =>
  named(after, told, (fate, people) =>
    people.map((person) => t(`web.person.${fate}`, { ...person })).join(' '),
  )

/** In words alone, for the log and for whoever listens: by name, and how many are left. */
export const nameInWords = (after: Session, told: readonly ToldEvent[]): readonly ToldEvent[] =>
  named(after, told, (fate, people, pool) =>
    t(pool === 0 ? `web.told.${fate}.last` : `web.told.${fate}`, {
      name: listOf(people.map(({ name }) => name)),
      n: people.length,
      pool,
    }),
  )

const listOf = (names: readonly string[]): string =>
  names.length > 1
    ? t('web.told.and', { a: names.slice(0, -1).join(', '), b: names.at(-1)! })
    : names.join('')

type Words = (fate: 'saved' | 'killed', people: readonly Hostage[], pool: number) => string

/** `told` is the last step of that session. */
function named(after: Session, told: readonly ToldEvent[], words: Words): readonly ToldEvent[] {
  return told.map((each, index) => {
    const { event } = each
    if (event.e !== 'saved' && event.e !== 'killed') return each
    const before = seatsOf(after, index)
    const people = seatsOf(after, index + 1)
      .filter((seat, i) => seat.fate !== before[i]?.fate)
      .map(({ person }) => hostageOf(lang.value, person))
    return { ...each, text: words(event.e, people, event.pool) }
  })
}
