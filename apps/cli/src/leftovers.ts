import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isUnfinished } from './atomic-write.ts'
import { savesFolder } from './home-folder.ts'

/** Long enough that no other program can still be writing it. */
const OLD_MS = 24 * 60 * 60 * 1000

/** Removes what programs that were killed while they saved have left behind. */
export function removeLeftovers(now = Date.now()): void {
  try {
    for (const name of readdirSync(savesFolder()).filter(isUnfinished)) {
      const file = join(savesFolder(), name)
      if (now - statSync(file).mtimeMs > OLD_MS) rmSync(file)
    }
  } catch {
    // They are in nobody's way; there will be another evening.
  }
}
