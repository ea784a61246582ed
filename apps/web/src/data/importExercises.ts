import type { Session } from '@negotiator/session'
import { questionOf } from '../practice/question.ts'
import type { PracticeItem, Try } from '../store/database.ts'
import { addPractice, putTries } from '../store/exerciseStore.ts'
import { isTime } from '../store/isTime.ts'
import { objectsIn } from './objectsIn.ts'

/** A game of the file, and by which name it is here. */
export interface TakenGame {
  readonly id: string
  readonly session: Session
}

/** More than anybody answers in a life. */
const MOST = 100_000

/** Mistakes whose game is here and agrees with them, and answers; whatever is damaged is left out. */
export async function takeExercises(
  { practice, tries }: Record<string, unknown>,
  here: ReadonlyMap<unknown, TakenGame>,
): Promise<void> {
  const names = new Map<string, string>()
  const items = objectsIn(practice, MOST).flatMap((data) => {
    const game = here.get(data.game)
    const item = game === undefined ? null : itemFrom(data, game)
    if (item !== null && typeof data.id === 'string') names.set(data.id, item.id)
    return item === null ? [] : [item]
  })
  await addPractice(items)
  await putTries(
    objectsIn(tries, MOST)
      .filter(isTry)
      .map(({ id, at, right }) => ({ id: names.get(id) ?? id, at, right })),
  )
}

function itemFrom(data: Record<string, unknown>, { id, session }: TakenGame): PracticeItem | null {
  const { step, hash, loss, error, ranking, made, isDropped } = data as unknown as PracticeItem
  const given = { id: `${id}.${step}`, game: id, step, hash, loss, error, ranking, made }
  const position = questionOf({ ...given, abductor: '', turn: 0 }, session)
  if (position === null) return null
  const { turn } = position.steps.at(-1)?.after.state ?? position.start.state
  const item = { ...given, abductor: session.setup.abductor, turn }
  return isDropped === true ? { ...item, isDropped } : item
}

function isTry(data: Record<string, unknown>): data is Record<string, unknown> & Try {
  const { id, at, right } = data
  const isName = typeof id === 'string' && /^[a-z0-9.]{4,48}$/.test(id)
  return isName && isTime(at) && typeof right === 'boolean'
}
