import type { Facts } from './facts.ts'

/** A game of the career: whose it is and when it ended is known to whoever keeps it. */
export interface PlayedGame {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly facts: Facts
  /** What the analysis found, if there was one. */
  readonly analysis?: LuckAndSkill
}

/** In chances of winning: 0.1 are ten points. `start` is the chance when the game began. */
export interface LuckAndSkill {
  readonly start: number
  readonly luck: number
  readonly skill: number
}

/** In the order played; a copy of a game counts once, as the one that was there first. */
export function inOrder(games: readonly PlayedGame[]): PlayedGame[] {
  const sorted = [...games].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const seen = new Set<string>()
  return sorted.filter(({ facts }) => {
    const isNew = !seen.has(facts.game)
    seen.add(facts.game)
    return isNew
  })
}
