import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Puts a text in a file so that the file holds either the old text or the new one, whatever happens in between:
 * it is written beside it, forced to the disk, and only then takes the old one's name. Throws what the system
 * says; the old file is then as it was and nothing is left beside it.
 */
export function writeAtomically(file: string, text: string): void {
  const target = targetOf(file)
  const folder = dirname(target)
  makeFolder(folder)
  const beside = join(folder, `.${basename(target)}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    writeAndSync(beside, text)
    renameSync(beside, target)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
  syncFolder(folder)
}

/** Step by step: asked to make all of them at once on a read-only disk, Node says that something is missing. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another program may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Is it the name of a text that was still being written? */
export const isUnfinished = (name: string): boolean => /^\..+\.[0-9a-f]{8}\.tmp$/.test(name)

/** A link to a save stays a link: what it points to is replaced. */
export function targetOf(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

function writeAndSync(file: string, text: string): void {
  const bytes = Buffer.from(text)
  const descriptor = openSync(file, 'wx')
  try {
    // A disk that is nearly full takes a part and says how much; only the next try fails.
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** The new name is on the disk only when the folder is; where folders cannot be opened that is not needed. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    const descriptor = openSync(folder, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {
    // Some folders may not be read, and some network file systems refuse it. The save is complete and has its
    // name; there is nothing to undo.
  }
}
