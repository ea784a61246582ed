import type { Lang } from '@negotiator/language'
import type { DBSchema } from 'idb'
import { isTime } from '../store/isTime.ts'
import { openedOnce } from '../store/openedOnce.ts'

/** A run as the list shows it, without what it has found out. */
export interface RunSummary {
  /** That of the job: the same question is the same run. */
  readonly key: string
  readonly names: Readonly<Record<Lang, string>>
  readonly changedAt: number
  readonly games: number
  readonly totalGames: number
  readonly isOver: boolean
  /** The player stopped it: it goes on when he says so. */
  readonly isStopped: boolean
}

/** What a run has found out, as a checkpoint of the terminal; checked whenever it is read. */
interface RunRecord {
  readonly key: string
  readonly tasks: number
  readonly checkpoint: unknown
}

/** As it goes into a file: the rest of a summary is in the checkpoint. */
export type KeptRun = Pick<RunSummary, 'changedAt' | 'isStopped'> & Pick<RunRecord, 'checkpoint'>

interface Schema extends DBSchema {
  runs: { key: string; value: RunSummary }
  checkpoints: { key: string; value: RunRecord }
}

const STORES = ['runs', 'checkpoints'] as const
/** The oldest go. */
export const MOST_RUNS = 20

/** Beside the database of games, so that nobody who only plays has to open it. */
const labDatabase = openedOnce<Schema>('negotiator-lab', 1, (db) => {
  for (const store of STORES) db.createObjectStore(store, { keyPath: 'key' })
})

/** The newest first. */
export async function allRuns(): Promise<readonly RunSummary[]> {
  const db = await labDatabase()
  const runs = await db.getAll('runs')
  return runs.filter(isWhole).sort((a, b) => b.changedAt - a.changedAt)
}

/** A damaged entry is passed over. */
const isWhole = ({ names, changedAt }: RunSummary): boolean =>
  typeof names?.en === 'string' && typeof names.fr === 'string' && isTime(changedAt)

/** With all that they have found out, the newest first. */
export async function keptRuns(): Promise<readonly KeptRun[]> {
  const kept = await Promise.all(
    (await allRuns()).map(async ({ key, changedAt, isStopped }) => {
      const found = await getRun(key)
      return found === null ? [] : [{ changedAt, isStopped, checkpoint: found.checkpoint }]
    }),
  )
  return kept.flat()
}

export async function getRun(key: string): Promise<{ summary: RunSummary; checkpoint: unknown } | null> {
  const db = await labDatabase()
  const tx = db.transaction(STORES)
  const [summary, record] = await Promise.all([
    tx.objectStore('runs').get(key),
    tx.objectStore('checkpoints').get(key),
  ])
  return summary === undefined || record === undefined ? null : { summary, checkpoint: record.checkpoint }
}

/** Never puts less in the place of more: two tabs may work on the same question. */
export async function putRun(summary: RunSummary, tasks: number, checkpoint: unknown): Promise<void> {
  const db = await labDatabase()
  const tx = db.transaction(STORES, 'readwrite')
  const [runs, checkpoints] = [tx.objectStore('runs'), tx.objectStore('checkpoints')]
  const { key } = summary
  const stored = await checkpoints.get(key)
  if ((stored?.tasks ?? 0) <= tasks) {
    void runs.put(summary)
    void checkpoints.put({ key, tasks, checkpoint })
    const old = (await runs.getAll()).sort((a, b) => b.changedAt - a.changedAt).slice(MOST_RUNS)
    for (const each of old) {
      void runs.delete(each.key)
      void checkpoints.delete(each.key)
    }
  }
  await tx.done
}

export async function deleteRun(key: string): Promise<void> {
  const db = await labDatabase()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).delete(key)), tx.done])
}

export async function forgetRuns(): Promise<void> {
  const db = await labDatabase()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done])
}
