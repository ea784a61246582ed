import { canonicalJson } from '@negotiator/content'
import type { SaveFile } from '@negotiator/session'
import { allGames, getGame } from '../store/gamesStore.ts'

export interface GamesHere {
  /** The name of a game with this very save, or null. */
  find(save: SaveFile): Promise<string | null>
  /** One more is here now. */
  add(id: string, save: SaveFile): void
}

/** Read once for thousands of files or games, and only if one of them is not known by its name. */
export function gamesHere(): GamesHere {
  let names: Promise<Map<string, string[]>> | null = null
  return {
    async find(save) {
      names ??= namesByMark()
      for (const id of (await names).get(markOf(save)) ?? []) {
        const game = await getGame(id)
        if (game !== null && isSame(game.save, save)) return id
      }
      return null
    },
    add(id, save) {
      void names?.then((known) => put(known, id, save))
    },
  }
}

async function namesByMark(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  for (const { id, save } of await allGames()) put(names, id, save)
  return names
}

function put(names: Map<string, string[]>, id: string, save: SaveFile): void {
  const mark = markOf(save)
  names.set(mark, [...(names.get(mark) ?? []), id])
}

/** Short, and seldom the same of two games. A damaged one has none that a good one could have. */
const markOf = (save: SaveFile | undefined): string => `${save?.inputs?.length} ${save?.setup?.seed}`

/** A save that was written and read again has its parts in another order. */
export const isSame = (a: SaveFile, b: SaveFile): boolean => canonicalJson(a) === canonicalJson(b)
