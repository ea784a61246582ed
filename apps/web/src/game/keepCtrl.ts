import { knowPacks } from '@negotiator/language'
import type { BegunStep, Session } from '@negotiator/session'
import { signal } from '@preact/signals'
import { painted } from '../app/painted.ts'
import type { GameRecord } from '../store/database.ts'
import { getGame, Overtaken, putGame } from '../store/gamesStore.ts'
import { recordOf } from '../store/records.ts'
import { EVERYTHING, onOtherTab, tellTabs } from '../store/tabs.ts'
import { t } from '../words/words.ts'
import { afterPicture, catchUp } from './catchUp.ts'
import { lastingFrame } from './frames.ts'
import { type Line, type OpenGame, openGame } from './gameCtrl.ts'
import { lastStep } from './lastStep.ts'
import { notify } from './noticeCtrl.ts'
import { clearSelection } from './selectionCtrl.ts'
import { clearStage, lasting } from './showCtrl.ts'

/** Whether the last step lies safely in the database; the page warns before it is closed while it does not. */
export const keeping = signal<'kept' | 'writing' | 'failed'>('kept')

/** Writes follow each other, so that a quick player's steps and notes arrive in their order. */
let queue: Promise<void> = Promise.resolve()
let unwritten = 0

/** What is done with a begun step of a game that comes to the table; whoever plays it says so. */
let goOnWithBegun = () => {}

/** One that fails does not hold up those behind it. */
export function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch(() => {})
}

/** Puts a new position on the table and writes it down. */
export function keep(game: OpenGame, session: Session, begun: BegunStep | null = null): void {
  if (game.isReplay) return
  const next: OpenGame = { ...game, session, begun, revision: game.revision + 1 }
  afterPicture(() => {
    openGame.value = next
  })
  if (next.isLesson) return
  keeping.value = 'writing'
  unwritten++
  // The player sees his step first.
  const shown = painted()
  enqueue(async () => {
    await shown
    try {
      await write(recordOf(next, session, next.revision, begun), next.line)
    } finally {
      unwritten--
      if (unwritten === 0 && keeping.value === 'writing') keeping.value = 'kept'
    }
  })
}

/** A step that could not be written is no loss yet: the next one of its line that can be holds it too. */
async function write(record: GameRecord, line: Line): Promise<void> {
  try {
    await putGame(record, { after: line.stored })
    line.stored = record.revision
    keeping.value = 'writing'
    tellTabs(record.id)
  } catch (error) {
    if (error instanceof Overtaken) return overtaken(line, error.stored)
    if (keeping.value === 'failed') return
    keeping.value = 'failed'
    notify(t('web.save.failed'))
  }
}

/** Another tab was faster: its steps stand, ours was made in a position that no longer is. */
async function overtaken(line: Line, stored: GameRecord | null): Promise<void> {
  // Nothing of this line is missing any more; others may still be on their way.
  keeping.value = 'writing'
  // The table has left it: another game, or what the other tab wrote, lies there already.
  if (openGame.value?.line !== line) return
  if (stored === null) {
    notify(t('web.tabs.deleted'))
    return
  }
  await lay(stored)
  notify(t('web.tabs.overtaken'))
}

/** Puts a stored game on the table, in the place of whatever was looked at or asked there; false if it cannot be opened. */
export async function lay(record: GameRecord): Promise<boolean> {
  const { loadSave, parseBegunStep } = await import('../store/open-save.ts')
  const loaded = loadSave(JSON.stringify(record.save))
  if (!loaded.ok) return false
  const { id, begunAt, revision } = record
  const begun = parseBegunStep(record.begun)
  catchUp()
  knowPacks(loaded.session.setup)
  clearStage()
  clearSelection()
  openGame.value = { id, begunAt, revision, line: { stored: revision }, begun, session: loaded.session }
  // Whoever comes back finds the stage as it was left.
  lasting.value = lastingFrame(lastStep(loaded.session))
  goOnWithBegun()
  return true
}

/** Follows what other tabs do with the game that lies on this table. */
export function followOtherTabs(goOn: () => void): void {
  goOnWithBegun = goOn
  onOtherTab((told) => {
    const id = openGame.value?.id
    if (id !== undefined && (told === id || told === EVERYTHING)) enqueue(() => follow(id))
  })
}

async function follow(id: string): Promise<void> {
  const stored = await getGame(id)
  catchUp()
  const open = openGame.value
  if (open?.id !== id) return
  if (stored === null) {
    // What was never there is not gone: a game that is just being dealt, a lesson, a replay.
    if (open.line.stored > 0) notify(t('web.tabs.deleted'))
    return
  }
  if (stored.revision <= open.revision) return
  const isAhead = open.revision > open.line.stored
  if ((await lay(stored)) && isAhead) notify(t('web.tabs.overtaken'))
}

/** When every step and note so far is written. */
export const allKept = (): Promise<void> => queue
