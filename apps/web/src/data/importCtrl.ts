import { change, checked } from '../app/settingsCtrl.ts'
import { randomGameId } from '../game/seed.ts'
import type { GameRecord } from '../store/database.ts'
import { getGame, putGame } from '../store/gamesStore.ts'
import { recordOf } from '../store/records.ts'
import { t } from '../words/words.ts'

/** Larger than any honest file: thousands of games. */
const MOST_BYTES = 100_000_000

export interface Imported {
  readonly added: number
  /** Already here, step for step. */
  readonly known: number
  /** Why each of the others could not be read. */
  readonly problems: readonly string[]
}

/** Takes in a file of this app, of the terminal game, or a bug report. What cannot be read is told; nothing here is lost. */
export async function importFile(file: File): Promise<Imported> {
  if (file.size > MOST_BYTES) return nothing(t('web.import.too-large'))
  let data: unknown
  try {
    data = JSON.parse(await file.text())
  } catch {
    return nothing(t('web.import.not-json'))
  }
  const entries = entriesOf(data)
  if (entries === null) return nothing(t('web.import.not-ours'))
  const result = { added: 0, known: 0, problems: [] as string[] }
  for (const [index, entry] of entries.entries()) {
    const outcome = await importGame(entry)
    if (outcome === 'added') result.added++
    else if (outcome === 'known') result.known++
    else result.problems.push(t('web.import.game', { n: index + 1, reason: outcome.reason }))
  }
  if (isObject(data) && data.negotiator === 'everything') change(checked(data.settings))
  return result
}

const nothing = (reason: string): Imported => ({ added: 0, known: 0, problems: [reason] })
const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** The games in a file, each with what is known about it beside its save. */
function entriesOf(data: unknown): readonly Record<string, unknown>[] | null {
  if (!isObject(data)) return null
  if (data.negotiator === 'everything') return Array.isArray(data.games) ? data.games.filter(isObject) : null
  if (data.negotiator === 'bug-report') return [data]
  return 'inputs' in data ? [{ save: data }] : null
}

async function importGame(entry: Record<string, unknown>): Promise<'added' | 'known' | { reason: string }> {
  const { loadSave } = await import('../store/open-save.ts')
  const loaded = loadSave(JSON.stringify(entry.save ?? null))
  if (!loaded.ok)
    return { reason: t(`web.problem.${loaded.problem.code}`, { step: loaded.problem.step ?? 0 }) }
  const wanted = typeof entry.id === 'string' && /^[a-z0-9]{4,32}$/.test(entry.id) ? entry.id : randomGameId()
  const here = await getGame(wanted)
  const identity = {
    id: here === null ? wanted : randomGameId(),
    begunAt: timeOf(entry.begunAt),
    hints: Number.isInteger(entry.hints) ? Number(entry.hints) : 0,
  }
  const record = { ...recordOf(identity, loaded.session, 1, null), playedAt: timeOf(entry.playedAt) }
  if (here !== null && isSame(here, record)) return 'known'
  await putGame(record)
  return 'added'
}

const timeOf = (data: unknown): number => (typeof data === 'number' && data > 0 ? data : Date.now())
const isSame = (a: GameRecord, b: GameRecord): boolean => JSON.stringify(a.save) === JSON.stringify(b.save)
