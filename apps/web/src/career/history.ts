import { areCurrent, type Facts, factsOf, type PlayedGame } from '@negotiator/career'
import { loadSave, type SaveProblemCode } from '@negotiator/session'
import { digestOf, type GameDigest, type GameRecord } from '../store/database.ts'
import { allDigests, getGame, isWhole, keepFacts } from '../store/gamesStore.ts'
import { isTime } from '../store/isTime.ts'
import { summaryOf } from '../store/records.ts'
import { analysedGames, isLuck, readLuck } from './luck.ts'

/** A stored game that cannot be read; the others do not suffer. */
export interface SetAside {
  readonly id: string
  readonly code: SaveProblemCode
  readonly step: number
}

export interface History {
  /** Every game, the one played last first. */
  readonly digests: readonly GameDigest[]
  /** Those that are over, with what the career knows of them. */
  readonly games: readonly PlayedGame[]
  readonly setAside: readonly SetAside[]
}

/** A game that could be read; without facts while it goes on. */
interface Known {
  readonly digest: GameDigest
  readonly facts: Facts | null
}

/** So long a piece of work may keep the page from scrolling. */
const MOST_MS = 12
/** So many are written down at once. */
const CHUNK = 50

export type Progress = (known: History, done: number, all: number) => void

/**
 * All games of this browser. What was worked out before stands in their digests; the rest is replayed piece by
 * piece, and what is known so far is told before.
 */
export async function readHistory(onProgress: Progress): Promise<History> {
  const known: Known[] = []
  const unread: string[] = []
  for (const digest of await allDigests()) {
    const facts = keptFacts(digest)
    if (isWhole(digest) && (digest.open || facts !== null)) known.push({ digest, facts })
    else unread.push(digest.id)
  }
  const setAside: SetAside[] = []
  if (unread.length > 0) onProgress(historyOf(known, setAside), 0, unread.length)
  let fresh: GameDigest[] = []
  let begun = performance.now()
  for (const [index, id] of unread.entries()) {
    const read = await readGame(id)
    if (read === null) continue
    if ('code' in read) setAside.push(read)
    else {
      known.push(read)
      fresh.push(read.digest)
    }
    if (fresh.length >= CHUNK) {
      await keepFacts(fresh)
      fresh = []
    }
    if (performance.now() - begun < MOST_MS) continue
    onProgress(historyOf([], setAside), index + 1, unread.length)
    await new Promise((resolve) => setTimeout(resolve))
    begun = performance.now()
  }
  if (fresh.length > 0) await keepFacts(fresh)
  return historyOf(await withLuck(known), setAside)
}

/** Null if there are none, or none that can be used. */
function keptFacts({ facts }: GameDigest): Facts | null {
  if (typeof facts !== 'string') return null
  try {
    const kept: unknown = JSON.parse(facts)
    return areCurrent(kept) ? kept : null
  } catch {
    return null
  }
}

/** What an analysis has found since the last time is taken over, once. */
async function withLuck(known: readonly Known[]): Promise<readonly Known[]> {
  const analysed = await analysedGames()
  const fresh = new Map<string, Known>()
  for (const { digest, facts } of known) {
    if (facts === null || !analysed.has(digest.id) || isLuck(digest.luck)) continue
    const luck = await readLuck(digest.id, facts)
    if (luck !== null) fresh.set(digest.id, { digest: { ...digest, luck }, facts })
  }
  if (fresh.size > 0) await keepFacts([...fresh.values()].map(({ digest }) => digest))
  return known.map((each) => fresh.get(each.digest.id) ?? each)
}

function historyOf(known: readonly Known[], setAside: readonly SetAside[]): History {
  const digests = known.map(({ digest }) => digest).sort((a, b) => b.playedAt - a.playedAt)
  const games = known.flatMap(({ digest: { id, playedAt, luck }, facts }) =>
    facts === null ? [] : [{ id, at: playedAt, facts, ...(isLuck(luck) ? { analysis: luck } : {}) }],
  )
  return { digests, games, setAside: [...setAside] }
}

/** Null if it was deleted meanwhile. */
async function readGame(id: string): Promise<Known | SetAside | null> {
  const record = await getGame(id)
  try {
    return record === null ? null : knownFrom(record)
  } catch {
    // Whatever is wrong with it, it is wrong with this one alone.
    return { id, code: 'not-a-save', step: 0 }
  }
}

/** Everything about a game anew, from its save alone. */
export function knownFrom(record: GameRecord): Known | SetAside {
  const { id } = record
  if (!isTime(record.playedAt)) return { id, code: 'not-a-save', step: 0 }
  const loaded = loadSave(JSON.stringify(record.save ?? null))
  if (!loaded.ok) return { id, code: loaded.problem.code, step: loaded.problem.step ?? 0 }
  const facts = factsOf(loaded.session)
  const digest = digestOf({ ...record, summary: summaryOf(loaded.session) })
  return { digest: facts === null ? digest : { ...digest, facts: JSON.stringify(facts) }, facts }
}
