import { database, digestOf, type GameDigest, type GameRecord } from './database.ts'
import { allTimes, isTime } from './isTime.ts'

/** Another tab has written since; here is what it wrote (nothing if it deleted the game). */
export class Overtaken extends Error {
  readonly stored: GameRecord | null

  constructor(stored: GameRecord | null) {
    super('the game went on elsewhere')
    this.name = 'Overtaken'
    this.stored = stored
  }
}

const STORES = ['games', 'digests'] as const

interface HowToPut {
  /** What the career has worked out. */
  readonly facts?: string | undefined
  /** The revision that the record builds on; the one before, unless told. */
  readonly after?: number
}

/**
 * Writes a game if nobody else has since `after`: reading and writing are one transaction, so two tabs can never
 * overwrite each other's step.
 */
export async function putGame(
  record: GameRecord,
  { facts, after = record.revision - 1 }: HowToPut = {},
): Promise<void> {
  const db = await database()
  const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' })
  const stored = (await tx.objectStore('games').get(record.id)) ?? null
  if ((stored?.revision ?? 0) !== after) {
    await tx.done
    throw new Overtaken(stored)
  }
  void tx.objectStore('digests').put({ ...digestOf(record), ...(facts ? { facts } : {}) })
  await tx.objectStore('games').put(record)
  await tx.done
}

export async function getGame(id: string): Promise<GameRecord | null> {
  const db = await database()
  return (await db.get('games', id)) ?? null
}

/** Every game, damaged ones too. */
export async function allGames(): Promise<readonly GameRecord[]> {
  const db = await database()
  return db.getAll('games')
}

/** The games that go on and the newest of those that are over; the one played last first. */
export async function newestGames(most: number): Promise<readonly GameDigest[]> {
  const db = await database()
  const tx = db.transaction('digests')
  const found = new Map((await tx.store.index('open').getAll()).map((game) => [game.id, game]))
  const ids = (await tx.store.index('playedAt').getAllKeys(allTimes())).slice(-most)
  for (const game of await Promise.all(ids.map((id) => tx.store.get(id)))) found.set(game!.id, game!)
  return [...found.values()].filter(isWhole).sort((a, b) => b.playedAt - a.playedAt)
}

/** Of every game, in no order; of one that has none there is nothing but its name. */
export async function allDigests(): Promise<readonly GameDigest[]> {
  const db = await database()
  const tx = db.transaction(STORES)
  const [digests, ids] = await Promise.all([
    tx.objectStore('digests').getAll(),
    tx.objectStore('games').getAllKeys(),
  ])
  const known = new Set(digests.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id)).map((id) => ({ id }) as GameDigest)
  return [...digests, ...missing]
}

/** Writes down what was worked out, unless the game went on meanwhile. */
export async function keepFacts(digests: readonly GameDigest[]): Promise<void> {
  const db = await database()
  const tx = db.transaction(STORES, 'readwrite')
  await Promise.all(
    digests.map(async (digest) => {
      const game = await tx.objectStore('games').get(digest.id)
      if (game?.playedAt === digest.playedAt) await tx.objectStore('digests').put(digest)
    }),
  )
  await tx.done
}

/** A damaged entry is passed over here; the career names it. */
export const isWhole = ({ summary, playedAt }: GameDigest): boolean =>
  typeof summary?.abductor === 'string' && isTime(playedAt)

/** With all that was found out about it. */
export async function deleteGame(id: string): Promise<void> {
  const db = await database()
  const tx = db.transaction([...STORES, 'analyses', 'practice'], 'readwrite')
  await Promise.all([
    ...STORES.map((store) => tx.objectStore(store).delete(id)),
    tx.objectStore('analyses').delete(id),
    tx.objectStore('practice').delete(itemsOf(id)),
    tx.done,
  ])
}

/** The keys of all mistakes of a game. */
export const itemsOf = (game: string): IDBKeyRange => IDBKeyRange.bound(`${game}.`, `${game}/`, false, true)

export async function deleteAllGames(): Promise<void> {
  const db = await database()
  const tx = db.transaction(db.objectStoreNames, 'readwrite')
  await Promise.all([...[...tx.objectStoreNames].map((name) => tx.objectStore(name).clear()), tx.done])
}
