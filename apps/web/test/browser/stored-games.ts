import { ABDUCTORS } from '@negotiator/content'
import { isOver, resign, type Session, toSave } from '@negotiator/session'
import type { GameRecord } from '../../src/store/database.ts'
import { summaryOf } from '../../src/store/records.ts'
import { randomGame } from '../random-session.ts'
import type { Visitor } from './site.ts'

/** One a day, from then on. */
const FIRST_DAY = Date.UTC(2020, 0, 1, 20)
const DAY = 86_400_000

/** The seeds are drawn ones as far as the career can tell: the games count. */
export function playedGame(i: number): Session {
  const { abductor, pack } = ABDUCTORS[i % ABDUCTORS.length]!
  let last: Session | null = null
  for (const session of randomGame(abductor.id, pack, `game ${i}`)) last = session
  if (last === null || !isOver(last)) throw new Error('the game is not over')
  return last
}

export const recordOfGame = (session: Session, i: number): GameRecord => ({
  id: `game${`${i}`.padStart(6, '0')}`,
  revision: 1,
  begunAt: FIRST_DAY + i * DAY,
  playedAt: FIRST_DAY + i * DAY,
  summary: summaryOf(session),
  save: toSave(session),
  begun: null,
})

export const randomRecords = (count: number): GameRecord[] =>
  Array.from({ length: count }, (_, i) => recordOfGame(playedGame(i), i))

/** A game that was given up in the middle. */
export function resignedRecord(i: number, steps: number): GameRecord {
  for (const session of randomGame('donna', 'base', `given up ${i}`))
    if (session.steps.length === steps) return recordOfGame(resign(session), i)
  throw new Error('the game was too short')
}

/**
 * Writes games as the first version of the database had them, on a page of the site that has not opened it yet:
 * the app brings it up to date, as for a player who comes back.
 */
export async function storeGames(
  { page, complaints }: Visitor,
  origin: string,
  records: readonly unknown[],
): Promise<void> {
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(openOldDatabase)
  for (let i = 0; i < records.length; i += 500) await page.evaluate(writeRecords, records.slice(i, i + 500))
  await page.evaluate(closeDatabase)
  // A picture has no icon of its own, and the browser says so.
  complaints.length = 0
}

interface Kept {
  db: IDBDatabase
}

function openOldDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('negotiator', 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('playedAt', 'playedAt')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      ;(globalThis as unknown as Kept).db = request.result
      resolve()
    }
  })
}

function writeRecords(records: readonly unknown[]): Promise<void> {
  const tx = (globalThis as unknown as Kept).db.transaction('games', 'readwrite')
  for (const record of records) tx.objectStore('games').put(record)
  return new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve()
    tx.onerror = () => reject(tx.error)
  })
}

function closeDatabase(): void {
  ;(globalThis as unknown as Kept).db.close()
}
