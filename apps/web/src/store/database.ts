import type { Analysis } from '@negotiator/advisor'
import type { ReasonName, ResultName } from '@negotiator/rules'
import type { BegunStep, SaveFile } from '@negotiator/session'
import type { DBSchema } from 'idb'
import { openedOnce } from './openedOnce.ts'

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
}

/** What was found out about a game, as far as it got. */
export interface AnalysisRecord {
  readonly game: string
  /** The file of weights it rests on; its name holds a hash. */
  readonly weights: string
  /** Learned for this very game, for a former version of its cards, or for any game. */
  readonly knowledge: 'own' | 'stale' | 'any'
  readonly analysis: Analysis
  /** The player stopped it: it goes on when he says so. */
  readonly isStopped?: boolean
}

/** A mistake that becomes a question. The position is that of the game after so many steps. */
export interface PracticeItem {
  /** `GAME.STEP` */
  readonly id: string
  readonly game: string
  readonly step: number
  /** Of the position: it proves that the game is still the one it was. */
  readonly hash: string
  readonly abductor: string
  readonly turn: number
  readonly loss: number
  /** By so much a value may be off. */
  readonly error: number
  readonly ranking: Analysis['steps'][number]['ranking']
  /** The place in the ranking of what was done in the game. */
  readonly made: number
  /** The player does not want to be asked: it stays so when the game is analysed anew. */
  readonly isDropped?: true
}

/** An answer to a puzzle or to a mistake of one's own; the first one each time it is asked. */
export interface Try {
  readonly id: string
  readonly at: number
  readonly right: boolean
}

/**
 * What is known of a game without opening it: thousands are read at once. Written together with the game and made
 * of it alone, so it can be thrown away.
 */
export interface GameDigest {
  readonly id: string
  readonly playedAt: number
  readonly summary: GameSummary
  /** Only there while the game goes on: the index of those. */
  readonly open?: 1
  /**
   * What the career has worked out, gone as soon as the game is written anew. As a text: thousands are read three
   * times as fast as objects would be.
   */
  readonly facts?: string
  /** What was luck in it and what was skill, if that was found out. */
  readonly luck?: unknown
}

export const digestOf = ({ id, playedAt, summary }: GameRecord): GameDigest => ({
  id,
  playedAt,
  summary,
  ...(summary?.result === null ? { open: 1 } : {}),
})

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord; indexes: { playedAt: number } }
  digests: { key: string; value: GameDigest; indexes: { playedAt: number; open: number } }
  analyses: { key: string; value: AnalysisRecord }
  practice: { key: string; value: PracticeItem }
  tries: { key: [string, number]; value: Try }
}

export const database = openedOnce<Schema>('negotiator', 3, async (db, from, _to, tx) => {
  if (from < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('playedAt', 'playedAt')
  if (from < 3) {
    db.createObjectStore('analyses', { keyPath: 'game' })
    db.createObjectStore('practice', { keyPath: 'id' })
    db.createObjectStore('tries', { keyPath: ['id', 'at'] })
  }
  if (from < 2) {
    const digests = db.createObjectStore('digests', { keyPath: 'id' })
    digests.createIndex('playedAt', 'playedAt')
    digests.createIndex('open', 'open')
    for await (const { value } of tx.objectStore('games')) void digests.put(digestOf(value))
  }
})
