import { factsOf } from '@negotiator/career'
import { canonicalJson } from '@negotiator/content'
import { go } from '../app/router.ts'
import { change, checked, type Settings, settings } from '../app/settingsCtrl.ts'
import { randomGameId } from '../game/seed.ts'
import type { GameRecord } from '../store/database.ts'
import { getGame, putGame } from '../store/gamesStore.ts'
import { isTime } from '../store/isTime.ts'
import { recordOf } from '../store/records.ts'
import { around } from '../words/around.ts'
import { type TakenGame, takeExercises } from './importExercises.ts'
import { isObject } from './isObject.ts'

/** Larger than any honest file: thousands of games. */
const MOST_BYTES = 100_000_000

export interface Imported {
  readonly added: number
  /** Already here, step for step. */
  readonly known: number
  /** Why each of the others could not be read. */
  readonly problems: readonly string[]
}

/** Takes in files of this app, of the terminal game, bug reports or packs. What cannot be read is told; nothing here is lost. */
export async function importFiles(files: readonly File[]): Promise<Imported> {
  let [added, known] = [0, 0]
  const problems: string[] = []
  for (const file of files) {
    const came = await importFile(file)
    added += came.added
    known += came.known
    problems.push(...came.problems.map((problem) => (files.length === 1 ? problem : inFile(file, problem))))
  }
  return { added, known, problems }
}

const inFile = ({ name }: File, problem: string): string => around('web.import.file', { file: name, problem })

async function importFile(file: File): Promise<Imported> {
  if (file.size > MOST_BYTES) return nothing(around('web.import.too-large'))
  let data: unknown
  try {
    data = JSON.parse(await file.text())
  } catch {
    return nothing(around('web.import.not-json'))
  }
  if (isObject(data) && data.format === 'negotiator-pack') {
    const { takePack } = await import('../own/takeOwn.ts')
    const problems = await takePack(data, file.name)
    if (problems.length === 0) go('packs')
    return { added: 0, known: 0, problems }
  }
  const entries = entriesOf(data)
  if (entries === null) return nothing(around('web.import.not-ours'))
  const result = { added: 0, known: 0, problems: [] as string[] }
  /** By the name a game has in the file. */
  const here = new Map<unknown, TakenGame>()
  for (const [index, entry] of entries.entries()) {
    const outcome = await importGame(entry)
    if ('reason' in outcome)
      result.problems.push(around('web.import.game', { n: index + 1, reason: outcome.reason }))
    else {
      result[outcome.as]++
      here.set(entry.id, outcome)
    }
  }
  // A file none of whose games can be read is refused as a whole: it changes nothing here.
  const isRefused = here.size === 0 && result.problems.length > 0
  if (isObject(data) && data.negotiator === 'everything' && !isRefused) {
    takeSettings(checked(data.settings))
    await takeExercises(data, here)
    const { takeOwn } = await import('../own/takeOwn.ts')
    await takeOwn(data.own)
  }
  return result
}

/** A lesson that was finished here stays finished. */
function takeSettings(given: Settings): void {
  const { hasPacks } = settings.value
  change({ ...given, hasPacks, lessons: [...new Set([...settings.value.lessons, ...given.lessons])] })
}

const nothing = (reason: string): Imported => ({ added: 0, known: 0, problems: [reason] })

type Outcome = ({ readonly as: 'added' | 'known' } & TakenGame) | { readonly reason: string }

/** The games in a file, each with what is known about it beside its save. */
function entriesOf(data: unknown): readonly Record<string, unknown>[] | null {
  if (!isObject(data)) return null
  if (data.negotiator === 'everything') return Array.isArray(data.games) ? data.games.filter(isObject) : null
  if (data.negotiator === 'bug-report') return [data]
  return 'inputs' in data ? [{ save: data }] : null
}

async function importGame(entry: Record<string, unknown>): Promise<Outcome> {
  const { loadSave } = await import('../store/open-save.ts')
  const loaded = loadSave(textOf(entry.save))
  if (!loaded.ok)
    return { reason: around(`web.problem.${loaded.problem.code}`, { step: loaded.problem.step ?? 0 }) }
  const wanted = typeof entry.id === 'string' && /^[a-z0-9]{4,32}$/.test(entry.id) ? entry.id : randomGameId()
  const here = await getGame(wanted)
  const identity = {
    id: here === null ? wanted : randomGameId(),
    begunAt: timeOf(entry.begunAt),
  }
  const record = { ...recordOf(identity, loaded.session, 1, null), playedAt: timeOf(entry.playedAt) }
  const { session } = loaded
  if (here !== null && isSame(here, record)) return { as: 'known', id: here.id, session }
  // It is open now: the career need not replay it once more.
  const facts = factsOf(session)
  await putGame(record, { facts: facts === null ? undefined : JSON.stringify(facts) })
  return { as: 'added', id: identity.id, session }
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
/** A save that was written and read again has its parts in another order. */
const isSame = (a: GameRecord, b: GameRecord): boolean => canonicalJson(a.save) === canonicalJson(b.save)
