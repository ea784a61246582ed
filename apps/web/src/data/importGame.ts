import { factsOf } from '@negotiator/career'
import { type BegunStep, type Session, versionOf } from '@negotiator/session'
import { randomGameId } from '../game/seed.ts'
import { getGame, putGame } from '../store/gamesStore.ts'
import { isTime } from '../store/isTime.ts'
import { loadSave, parseBegunStep } from '../store/open-save.ts'
import { recordOf } from '../store/records.ts'
import { around } from '../words/around.ts'
import { type GamesHere, isSame } from './gamesHere.ts'
import type { TakenGame } from './importExercises.ts'

export type Outcome = ({ readonly as: 'added' | 'known' } & TakenGame) | { readonly reason: string }

/** Takes in a game and what is known about it beside its save. What one of them meets does not hold up the others. */
export async function importGame(entry: Record<string, unknown>, games: GamesHere): Promise<Outcome> {
  const loaded = loadSave(textOf(entry.save))
  if (!loaded.ok)
    return { reason: around(`web.problem.${loaded.problem.code}`, { step: loaded.problem.step ?? 0 }) }
  const { session } = loaded
  try {
    return { ...(await keep(entry, session, games)), session }
  } catch {
    // No room, or no database at all.
    return { reason: around('web.problem.not-kept') }
  }
}

async function keep(
  entry: Record<string, unknown>,
  session: Session,
  games: GamesHere,
): Promise<{ readonly as: 'added' | 'known'; readonly id: string }> {
  const wanted = typeof entry.id === 'string' && /^[a-z0-9]{4,32}$/.test(entry.id) ? entry.id : randomGameId()
  const here = await getGame(wanted)
  const identity = {
    id: here === null ? wanted : randomGameId(),
    begunAt: timeOf(entry.begunAt),
  }
  const record = {
    ...recordOf(identity, session, 1, begunOf(entry.begun, session)),
    playedAt: timeOf(entry.playedAt),
  }
  // One that has no name, or another one because it was played on with here, is known by its steps.
  const known = here !== null && isSame(here.save, record.save) ? here.id : await games.find(record.save)
  if (known !== null) return { as: 'known', id: known }
  // It is open now: the career need not replay it once more.
  const facts = factsOf(session)
  await putGame(record, { facts: facts === null ? undefined : JSON.stringify(facts) })
  games.add(identity.id, record.save)
  return { as: 'added', id: identity.id }
}

/** A card that was seen stays seen, if the step began in this very position. */
function begunOf(data: unknown, session: Session): BegunStep | null {
  const begun = parseBegunStep(data)
  return begun?.version === versionOf(session) ? begun : null
}

/** Nesting without end cannot even be written down: then it is no save. */
function textOf(save: unknown): string {
  try {
    return JSON.stringify(save ?? null)
  } catch {
    return 'null'
  }
}

/** Nothing was played later than now: it would lead every list for good. */
const timeOf = (data: unknown): number => (isTime(data) ? Math.min(data, Date.now()) : Date.now())
