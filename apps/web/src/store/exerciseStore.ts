import { type AnalysisRecord, database, type PracticeItem, type Try } from './database.ts'
import { itemsOf } from './gamesStore.ts'

/** Analyses, the mistakes they found, and every answer given. What is read here is looked at by whoever uses it. */

export async function getAnalysis(game: string): Promise<AnalysisRecord | null> {
  const db = await database()
  return (await db.get('analyses', game)) ?? null
}

export async function allAnalyses(): Promise<readonly AnalysisRecord[]> {
  const db = await database()
  return db.getAll('analyses')
}

/** As far as it got; the mistakes come when it is complete. Nothing is kept of a game that was deleted meanwhile. */
export async function putAnalysis(record: AnalysisRecord): Promise<void> {
  const db = await database()
  const tx = db.transaction(['games', 'analyses'], 'readwrite')
  const isThere = (await tx.objectStore('games').getKey(record.game)) !== undefined
  if (isThere) await tx.objectStore('analyses').put(record)
  await tx.done
}

/** The whole analysis and the game's mistakes at once: neither is ever there without the other, nor without the game. */
export async function putWholeAnalysis(
  record: AnalysisRecord,
  items: readonly PracticeItem[],
): Promise<void> {
  const db = await database()
  const tx = db.transaction(['games', 'analyses', 'practice'], 'readwrite')
  if ((await tx.objectStore('games').getKey(record.game)) === undefined) return tx.done
  const practice = tx.objectStore('practice')
  const before = await practice.getAll(itemsOf(record.game))
  const dropped = new Set(before.filter(({ isDropped }) => isDropped).map(({ id }) => id))
  await Promise.all([
    tx.objectStore('analyses').put(record),
    practice.delete(itemsOf(record.game)),
    ...items.map((item) => practice.put(dropped.has(item.id) ? { ...item, isDropped: true } : item)),
    tx.done,
  ])
}

/** In the place of what is here under the same names. */
export async function putPractice(items: readonly PracticeItem[]): Promise<void> {
  const db = await database()
  const tx = db.transaction('practice', 'readwrite')
  await Promise.all([...items.map((item) => tx.store.put(item)), tx.done])
}

export async function practiceOf(game: string): Promise<readonly PracticeItem[]> {
  const db = await database()
  return db.getAll('practice', itemsOf(game))
}

export async function allPractice(): Promise<readonly PracticeItem[]> {
  const db = await database()
  return db.getAll('practice')
}

export async function allTries(): Promise<readonly Try[]> {
  const db = await database()
  return db.getAll('tries')
}

/** Named by what was asked and when, so bringing it in twice changes nothing. */
export async function putTries(tries: readonly Try[]): Promise<void> {
  const db = await database()
  const tx = db.transaction('tries', 'readwrite')
  await Promise.all([...tries.map((each) => tx.store.put(each)), tx.done])
}

/** What came with a file; mistakes that are here already stay as they are. */
export async function addPractice(items: readonly PracticeItem[]): Promise<void> {
  const db = await database()
  const tx = db.transaction('practice', 'readwrite')
  for (const item of items) if ((await tx.store.getKey(item.id)) === undefined) await tx.store.put(item)
  await tx.done
}
