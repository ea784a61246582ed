import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { savesFolder } from './home-folder.ts'

/** Folders beside the saves: nothing in them is a game to go on with. */
export const DAMAGED = 'damaged'
export const FINISHED = 'finished'

/** Moves a save to another folder; null if it has to stay. Nothing that lies there is ever replaced. */
export function putAway(file: string, folder: typeof DAMAGED | typeof FINISHED, name: string): string | null {
  const target = join(savesFolder(), folder, name)
  try {
    if (existsSync(target)) return null
    mkdirSync(dirname(target), { recursive: true })
    renameSync(file, target)
    return target
  } catch {
    // It then stays in the way of nobody: every reader skips it.
    return null
  }
}
