import { toSave, withNote } from '@negotiator/session'
import { signal } from '@preact/signals'
import { enqueue, keeping } from '../game/keepCtrl.ts'
import { getGame, Overtaken, putGame } from '../store/gamesStore.ts'
import { loadSave } from '../store/open-save.ts'
import { tellTabs } from '../store/tabs.ts'
import { replay } from './replayCtrl.ts'

export const noteState = signal<'kept' | 'writing' | 'failed'>('kept')

/** Not every letter is written down, only what stands when the hand rests. */
const REST_MS = 400

interface Waiting {
  readonly id: string
  readonly step: number
  readonly text: string
}
let waiting: Waiting | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The note of a step is typed. */
export function typeNote(step: number, text: string): void {
  const now = replay.value
  if (now === null) return
  if (waiting !== null && waiting.step !== step) writeNotes()
  replay.value = { ...now, session: withNote(now.session, step, text) }
  waiting = { id: now.source, step, text }
  noteState.value = 'writing'
  // The page warns before it is closed.
  keeping.value = 'writing'
  clearTimeout(timer)
  timer = setTimeout(writeNotes, REST_MS)
}

/** Writes down what waits, in one line with the steps: a game that is gone on with has its notes already. */
export function writeNotes(): void {
  clearTimeout(timer)
  const note = waiting
  waiting = null
  if (note !== null) enqueue(() => write(note))
}

async function write(note: Waiting): Promise<void> {
  try {
    await putNote(note)
    noteState.value = waiting === null ? 'kept' : 'writing'
  } catch (error) {
    // The game went on in another tab meanwhile: the note belongs to it all the same.
    if (error instanceof Overtaken) return write(note)
    noteState.value = 'failed'
  }
  if (waiting === null) keeping.value = noteState.value
}

/** Onto the game as it is stored now, with the time it was played: a note is not a move. */
async function putNote({ id, step, text }: Waiting): Promise<void> {
  const record = await getGame(id)
  if (record === null) throw new Error('the game is gone')
  const loaded = loadSave(JSON.stringify(record.save))
  if (!loaded.ok) throw new Error('the game cannot be read')
  const save = toSave(withNote(loaded.session, step, text))
  await putGame({ ...record, save, revision: record.revision + 1 })
  tellTabs(id)
}
