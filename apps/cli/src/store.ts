import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { knowPacks } from '@negotiator/language'
import { isOver, loadSave, type SaveProblem, type Session, saveText } from '@negotiator/session'
import { writeAtomically } from './atomic-write.ts'
import { type FileProblem, fileProblem } from './file-problem.ts'
import { savesFolder } from './home-folder.ts'
import { DAMAGED, FINISHED, putAway } from './put-away.ts'
import { readLimited } from './read-limited.ts'
import { printable } from './terminal/printable.ts'

/** Saved games: one file per game in the saves folder. Nothing here throws; every problem is an answer. */

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
  knowPacks(loaded.session.setup)
  return { ok: true, file, session: loaded.session }
}

/** The file that was meant: a path, or else a name as the list of saves shows it, with or without its ending. */
export function saveNamed(typed: string): string {
  const folders = [savesFolder(), join(savesFolder(), FINISHED)]
  const named = folders.flatMap((folder) => [join(folder, typed), join(folder, `${typed}.json`)])
  return [typed, ...named].find((file) => existsSync(file)) ?? typed
}

/** The shortest that `saveNamed` understands. */
export function nameOfSave(file: string): string {
  const name = basename(file, '.json')
  return printable(saveNamed(name) === file ? name : file)
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

export interface OpenGames {
  readonly games: readonly SavedGame[]
  /** There are older saves, which nobody has looked into. */
  readonly hasOlder: boolean
  readonly unreadable: readonly UnreadableSave[]
}

/**
 * The games to go on with, at most so many: those that were saved last and are not over. Damaged saves are set aside
 * on the way, and games that are over are put away: to know that they are, they have to be replayed, which once is
 * enough.
 */
export function openGames(most: number): OpenGames {
  const games: SavedGame[] = []
  const unreadable: UnreadableSave[] = []
  for (const { file, changed } of savesByAge(savesFolder())) {
    if (games.length === most) return { games, hasOlder: true, unreadable }
    const loaded = loadGame(file)
    if (!loaded.ok) unreadable.push(setAside(loaded.problem))
    else if (!isOver(loaded.session)) games.push({ file, session: loaded.session, changed })
    else putAway(file, FINISHED, basename(file))
  }
  return { games, hasOlder: false, unreadable }
}

export function latestOpenGame(): { game: SavedGame | null; unreadable: readonly UnreadableSave[] } {
  const { games, unreadable } = openGames(1)
  return { game: games[0] ?? null, unreadable }
}

/** All saved games, the last one first; looking changes nothing, so a damaged save stays where it is. */
export function listGames(): { games: readonly SavedGame[]; unreadable: readonly UnreadableSave[] } {
  const games: SavedGame[] = []
  const unreadable: UnreadableSave[] = []
  for (const { file, changed } of allSaves()) {
    const loaded = loadGame(file)
    if (loaded.ok) games.push({ file, session: loaded.session, changed })
    else unreadable.push({ problem: loaded.problem })
  }
  return { games, unreadable }
}

/**
 * Moves a damaged save into `saves/damaged`, so that it is met only once and can still be looked into. One of a
 * newer program, of other rules or of unknown cards is whole, and one that cannot be read may be tomorrow: they stay.
 */
function setAside(problem: StoreProblem): UnreadableSave {
  if (!isDamaged(problem)) return { problem }
  const movedTo = putAway(problem.file, DAMAGED, `${Date.now()}-${basename(problem.file)}`)
  return movedTo === null ? { problem } : { problem, movedTo }
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
      return problem.drift !== true
    default:
      return false
  }
}

export interface FoundSave {
  readonly file: string
  readonly changed: Date
  readonly size: number
}

/** Every save, open or finished, the last one first; none of them is opened. */
export const allSaves = (): readonly FoundSave[] => savesByAge(savesFolder(), join(savesFolder(), FINISHED))

function savesByAge(...folders: readonly string[]): readonly FoundSave[] {
  return folders
    .flatMap(savesIn)
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.file < b.file ? 1 : -1))
}

function savesIn(folder: string): readonly FoundSave[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return (
    names
      // The dot marks what a crash left of an unfinished save.
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .flatMap((name) => {
        const file = join(folder, name)
        const found = statSync(file, { throwIfNoEntry: false })
        return found?.isFile() ? [{ file, changed: found.mtime, size: found.size }] : []
      })
  )
}
