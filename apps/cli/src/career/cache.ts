import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areCurrent, FACTS_VERSION, type Facts, type LuckAndSkill } from '@negotiator/career'
import { writeAtomically } from '../atomic-write.ts'
import { homeFolder } from '../home-folder.ts'

/** What is known of a file as it was then. */
export interface Known {
  readonly size: number
  readonly changed: number
  /** Null if the game was still going on. */
  readonly facts: Facts | null
  /** When the analysis was written, and what it found. */
  readonly analysed?: number
  readonly analysis?: LuckAndSkill
}

interface CacheFile {
  readonly version: number
  readonly games: Readonly<Record<string, Known>>
}

const cacheFile = (): string => join(homeFolder(), 'career-cache.json')

/** By name of the save. It only saves time: if it is gone or damaged, everything is worked out anew. */
export function readCache(): Map<string, Known> {
  try {
    const { version, games } = JSON.parse(readFileSync(cacheFile(), 'utf8')) as CacheFile
    if (version !== FACTS_VERSION) return new Map()
    return new Map(Object.entries(games).filter(([, { facts }]) => facts === null || areCurrent(facts)))
  } catch {
    return new Map()
  }
}

export function writeCache(games: ReadonlyMap<string, Known>): void {
  try {
    const cache: CacheFile = { version: FACTS_VERSION, games: Object.fromEntries(games) }
    writeAtomically(cacheFile(), JSON.stringify(cache))
  } catch {
    // The next time takes longer; nothing is lost.
  }
}
