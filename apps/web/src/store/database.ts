import type { Action, ReasonName, ResultName } from '@negotiator/rules'
import type { SaveFile } from '@negotiator/session'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A step that has shown a card and waits for dice of the player's own table: what was seen stays seen. */
export interface BegunStep {
  readonly version: string
  readonly action: Action
  readonly dice: readonly number[]
}

/** What the list of games shows without replaying them. */
export interface GameSummary {
  readonly abductor: string
  readonly turn: number
  readonly threat: number
  readonly pool: number
  readonly saved: number
  readonly killed: number
  readonly result: ResultName | 'resigned' | null
  readonly reason: ReasonName | null
}

export interface GameRecord {
  readonly id: string
  /** Rises with every write; a writer that knows an older one has been overtaken by another tab. */
  readonly revision: number
  readonly begunAt: number
  readonly playedAt: number
  readonly summary: GameSummary
  readonly save: SaveFile
  readonly begun: BegunStep | null
  /** How often the player asked for a hint. */
  readonly hints: number
}

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord; indexes: { playedAt: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('negotiator', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('playedAt', 'playedAt')
    },
    // A newer page in another tab wants to change the format: let it.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
    terminated() {
      opened = null
    },
  })
  return opened
}
