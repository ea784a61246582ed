import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isOver, loadSave, type SaveProblem, type Session, saveText } from '@negotiator/session'
import { writeAtomically } from './atomic-write.ts'
import { type FileProblem, fileProblem } from './file-problem.ts'
import { savesFolder } from './home-folder.ts'

/** Saved games: one file per game in the saves folder. Nothing here throws; every problem is an answer. */

/** No real save comes near it; a larger file is not one and would only eat memory. */
export const LARGEST_SAVE = 5_000_000

export type StoreProblem = FileProblem | (SaveProblem & { readonly file: string })

export type SaveDone =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly problem: FileProblem }

export type LoadDone =
  | { readonly ok: true; readonly file: string; readonly session: Session }
  | { readonly ok: false; readonly problem: StoreProblem }

/** A save that cannot be opened; `movedTo` is where it was set aside, if it was. */
export interface UnreadableSave {
  readonly problem: StoreProblem
  readonly movedTo?: string
}

export interface SavedGame {
  readonly file: string
  readonly session: Session
  readonly changed: Date
}

/** Saves a game. If that fails, the file still holds what it held before. */
export function saveGame(session: Session, file: string): SaveDone {
  try {
    writeAtomically(file, saveText(session))
    return { ok: true, file }
  } catch (error) {
    return { ok: false, problem: fileProblem(file, error) }
  }
}

/** Opens any file as a save by replaying it. */
export function loadGame(file: string): LoadDone {
  const read = readLimited(file)
  if (typeof read !== 'string') return { ok: false, problem: read }
  const loaded = loadSave(read)
  if (!loaded.ok) return { ok: false, problem: { ...loaded.problem, file } }
  return { ok: true, file, session: loaded.session }
}

/** A name for a game that has none yet: date, abductor and a short id, so that a folder of them reads well. */
export function newSavePath(session: Session, now = new Date()): string {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  for (;;) {
    const id = randomBytes(3).toString('hex')
    const file = join(savesFolder(), `${date}-${session.setup.abductor}-${id}.json`)
    if (!existsSync(file)) return file
  }
}

/** The game to go on with: the one that was saved last and is not over. Damaged saves are set aside on the way. */
export function latestOpenGame(): { game: SavedGame | null; unreadable: readonly UnreadableSave[] } {
  const unreadable: UnreadableSave[] = []
  for (const { file, changed } of savesByAge()) {
    const loaded = loadGame(file)
    if (!loaded.ok) unreadable.push(setAside(loaded.problem))
    else if (!isOver(loaded.session)) return { game: { file, session: loaded.session, changed }, unreadable }
  }
  return { game: null, unreadable }
}

/** All saved games, the last one first; looking changes nothing, so a damaged save stays where it is. */
export function listGames(): { games: readonly SavedGame[]; unreadable: readonly UnreadableSave[] } {
  const games: SavedGame[] = []
  const unreadable: UnreadableSave[] = []
  for (const { file, changed } of savesByAge()) {
    const loaded = loadGame(file)
    if (loaded.ok) games.push({ file, session: loaded.session, changed })
    else unreadable.push({ problem: loaded.problem })
  }
  return { games, unreadable }
}

/**
 * Moves a damaged save into `saves/damaged`, so that it is met only once and can still be looked into. One of a
 * newer program or of other rules is whole, and one that cannot be read may be tomorrow: they stay.
 */
function setAside(problem: StoreProblem): UnreadableSave {
  if (!isDamaged(problem)) return { problem }
  const folder = join(savesFolder(), 'damaged')
  const movedTo = join(folder, `${Date.now()}-${basename(problem.file)}`)
  try {
    mkdirSync(folder, { recursive: true })
    renameSync(problem.file, movedTo)
    return { problem, movedTo }
  } catch {
    // It then stays in the way of nobody: every reader skips it.
    return { problem }
  }
}

function isDamaged(problem: StoreProblem): boolean {
  switch (problem.code) {
    case 'not-json':
    case 'not-a-save':
    case 'too-large':
      return true
    case 'illegal-step':
    case 'dice-missing':
    case 'hash-differs':
    case 'unknown-game':
      return problem.drift !== true
    default:
      return false
  }
}

function savesByAge(): { file: string; changed: Date }[] {
  let names: string[]
  try {
    names = readdirSync(savesFolder())
  } catch {
    return []
  }
  const saves = names
    // The dot marks what a crash left of an unfinished save.
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .flatMap((name) => {
      const file = join(savesFolder(), name)
      const found = statSync(file, { throwIfNoEntry: false })
      return found?.isFile() ? [{ file, changed: found.mtime }] : []
    })
  return saves.sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.file < b.file ? 1 : -1))
}

/** Reads no more than the limit, whatever the file's size is said to be. */
function readLimited(file: string): string | FileProblem {
  try {
    const descriptor = openSync(file, 'r')
    try {
      if (fstatSync(descriptor).isDirectory()) return { code: 'not-a-file', file, detail: 'EISDIR' }
      const buffer = Buffer.allocUnsafe(LARGEST_SAVE + 1)
      let size = 0
      for (let read = -1; read !== 0 && size <= LARGEST_SAVE; size += read) {
        read = readSync(descriptor, buffer, size, buffer.length - size, null)
      }
      if (size > LARGEST_SAVE) return { code: 'too-large', file, detail: `${LARGEST_SAVE}` }
      return buffer.toString('utf8', 0, size)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    return fileProblem(file, error)
  }
}
