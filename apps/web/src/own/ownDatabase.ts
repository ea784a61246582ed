import { setFromCode } from '@negotiator/content'
import type { DBSchema } from 'idb'
import { openedOnce } from '../store/openedOnce.ts'

/** A pack as it was taken in or left by the editor: whether it is a good one is asked whenever it is read. */
export interface PackRecord {
  readonly id: string
  readonly data: unknown
  readonly isOn: boolean
}

/** A set by its short form, as in links. */
export interface SetRecord {
  readonly id: string
  readonly name: string
  readonly code: string
}

interface Schema extends DBSchema {
  packs: { key: string; value: PackRecord }
  sets: { key: string; value: SetRecord }
}

/** All of it; a damaged set is passed over. */
export interface OwnRecords {
  readonly packs: readonly PackRecord[]
  readonly sets: readonly SetRecord[]
}

/** Beside the database of games, so that nobody who only plays has to open it. */
export const ownDatabase = openedOnce<Schema>('negotiator-own', 1, (db) => {
  db.createObjectStore('packs', { keyPath: 'id' })
  db.createObjectStore('sets', { keyPath: 'id' })
})

/** From the database or a file: from anywhere. */
export function isSetRecord(data: unknown): data is SetRecord {
  const { id, name, code } = (data ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    /^[a-z0-9]{4,32}$/.test(id) &&
    typeof name === 'string' &&
    typeof code === 'string' &&
    setFromCode(code) !== null
  )
}

export async function ownRecords(): Promise<OwnRecords> {
  const db = await ownDatabase()
  return { packs: await db.getAll('packs'), sets: (await db.getAll('sets')).filter(isSetRecord) }
}
