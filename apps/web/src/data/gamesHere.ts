import { canonicalJson } from '@negotiator/content'
import type { SaveFile } from '@negotiator/session'
import { allGames, getGame } from '../store/gamesStore.ts'

/** Looks among the games that were here before a file came for one with this very save: its name, or null. */
export type GamesHere = (save: SaveFile) => Promise<string | null>

/** Read once for a file of thousands, and only if some game of it is not known by its name. */
export function gamesHere(): GamesHere {
  let names: Promise<ReadonlyMap<string, readonly string[]>> | null = null
  return async (save) => {
    names ??= namesByMark()
    for (const id of (await names).get(markOf(save)) ?? []) {
      const game = await getGame(id)
      if (game !== null && isSame(game.save, save)) return id
    }
    return null
  }
}

async function namesByMark(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>()
  for (const { id, save } of await allGames()) {
    const mark = markOf(save)
    names.set(mark, [...(names.get(mark) ?? []), id])
  }
  return names
}

/** Short, and seldom the same of two games. A damaged one has none that a good one could have. */
const markOf = (save: SaveFile | undefined): string => `${save?.inputs?.length} ${save?.setup?.seed}`

/** A save that was written and read again has its parts in another order. */
export const isSame = (a: SaveFile, b: SaveFile): boolean => canonicalJson(a) === canonicalJson(b)
