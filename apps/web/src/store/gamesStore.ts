import { database, type GameRecord } from './database.ts'

/** Another tab has written since; here is what it wrote (nothing if it deleted the game). */
export class Overtaken extends Error {
  readonly stored: GameRecord | null

  constructor(stored: GameRecord | null) {
    super('the game went on elsewhere')
    this.name = 'Overtaken'
    this.stored = stored
  }
}

/**
 * Writes a game if nobody else has since `record.revision - 1`: reading and writing are one transaction, so two
 * tabs can never overwrite each other's step.
 */
export async function putGame(record: GameRecord): Promise<void> {
  const db = await database()
  const tx = db.transaction('games', 'readwrite', { durability: 'strict' })
  const stored = (await tx.store.get(record.id)) ?? null
  if ((stored?.revision ?? 0) !== record.revision - 1) {
    await tx.done
    throw new Overtaken(stored)
  }
  await tx.store.put(record)
  await tx.done
}

export async function getGame(id: string): Promise<GameRecord | null> {
  const db = await database()
  return (await db.get('games', id)) ?? null
}

/** All games, the one played last first. */
export async function allGames(): Promise<readonly GameRecord[]> {
  const db = await database()
  return (await db.getAllFromIndex('games', 'playedAt')).reverse()
}

export async function deleteGame(id: string): Promise<void> {
  const db = await database()
  await db.delete('games', id)
}

export async function deleteAllGames(): Promise<void> {
  const db = await database()
  await db.clear('games')
}
