import type { Analysis } from '@negotiator/advisor'
import { isOver, type Session } from '@negotiator/session'
import { signal } from '@preact/signals'
import { allKept } from '../game/keepCtrl.ts'
import { learnedAt } from '../hint/weightsAddress.ts'
import { mistakesOf } from '../practice/mistakes.ts'
import type { AnalysisRecord, GameRecord, PracticeItem } from '../store/database.ts'
import { getAnalysis, practiceOf, putAnalysis, putWholeAnalysis } from '../store/exerciseStore.ts'
import { getGame } from '../store/gamesStore.ts'
import type { Answer, Question } from './analysisProtocol.ts'
import { keptAnalysis } from './keptAnalysis.ts'

/** The game that is looked at. */
export interface Analysed {
  readonly record: GameRecord
  readonly session: Session
}

export type Phase =
  | 'loading'
  | 'missing'
  | 'unreadable'
  | 'going-on'
  | 'empty'
  | 'working'
  | 'stopped'
  | 'no-advisor'
  | 'done'

export const phase = signal<Phase>('loading')
export const analysed = signal<Analysed | null>(null)
/** What is known so far. */
export const analysis = signal<Analysis | null>(null)
export const knowledge = signal<AnalysisRecord['knowledge']>('own')
/** Its mistakes as questions, once all is known. */
export const mistakes = signal<readonly PracticeItem[]>([])

let worker: Worker | null = null
let latest = 0
/** Writes follow each other: what is known later is written later. */
let writes: Promise<void> = Promise.resolve()

/** Lays a game out; what was found out before is there at once, and the rest is worked out. */
export async function open(id: string): Promise<void> {
  const mine = ++latest
  analysed.value = null
  analysis.value = null
  mistakes.value = []
  phase.value = 'loading'
  const found = await load(id)
  if (mine !== latest) return
  if (typeof found === 'string') {
    phase.value = found
    return
  }
  analysed.value = found
  const kept = await getAnalysis(id).catch(() => null)
  const items = await practiceOf(id).catch(() => [])
  if (mine !== latest) return
  const known = kept === null ? null : keptAnalysis(kept.analysis, found.session)
  analysis.value = known
  knowledge.value = kept?.knowledge ?? 'own'
  const isCurrent = kept?.weights === wantedFile(found.session)
  if (known?.last != null && isCurrent) {
    mistakes.value = items
    phase.value = 'done'
  } else if (kept?.isStopped && isCurrent) phase.value = 'stopped'
  else start()
}

async function load(id: string): Promise<Analysed | 'missing' | 'unreadable' | 'going-on' | 'empty'> {
  try {
    await Promise.all([allKept(), writes])
    const record = await getGame(id)
    if (record === null) return 'missing'
    const { loadSave } = await import('../store/open-save.ts')
    const loaded = loadSave(JSON.stringify(record.save))
    if (!loaded.ok) return 'unreadable'
    if (!isOver(loaded.session)) return 'going-on'
    return loaded.session.steps.length === 0 ? 'empty' : { record, session: loaded.session }
  } catch {
    return 'missing'
  }
}

/** Goes on from what is known. */
export function start(): void {
  const game = analysed.peek()
  if (game === null) return
  phase.value = 'working'
  worker?.terminate()
  worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' })
  const question: Question = {
    id: ++latest,
    save: JSON.stringify(game.record.save),
    ...learnedAt(game.session.setup),
    before: analysis.peek(),
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(game, data))
  worker.addEventListener('error', () => {
    if (question.id === latest) fail()
  })
  worker.postMessage(question)
}

export function stop(): void {
  const game = analysed.peek()
  close()
  if (game === null || phase.peek() !== 'working') return
  phase.value = 'stopped'
  const known = analysis.peek()
  if (known !== null) write(() => putAnalysis({ ...recordOf(game, known), isStopped: true }))
}

/** The page is left: what is known is kept already. */
export function close(): void {
  latest++
  worker?.terminate()
  worker = null
}

function fail(): void {
  close()
  phase.value = 'no-advisor'
}

function hear(game: Analysed, heard: Answer): void {
  if (heard.id !== latest) return
  if (heard.analysis === null) {
    fail()
    return
  }
  analysis.value = heard.analysis
  knowledge.value = heard.knowledge
  const record = recordOf(game, heard.analysis)
  if (!heard.isDone) write(() => putAnalysis(record))
  else {
    close()
    const items = mistakesOf(game.record.id, game.session, heard.analysis)
    mistakes.value = items
    write(() => putWholeAnalysis(record, items))
    phase.value = 'done'
  }
}

const recordOf = ({ record, session }: Analysed, known: Analysis): AnalysisRecord => ({
  game: record.id,
  weights: knowledge.peek() === 'any' ? fileOf(learnedAt(session.setup).any) : wantedFile(session),
  knowledge: knowledge.peek(),
  analysis: known,
})

/** Without a database the analysis holds as long as the page is open. */
function write(put: () => Promise<void>): void {
  writes = writes.then(put).catch(() => {})
}

/** Until all that is known is written. */
export const allWritten = (): Promise<void> => writes

function wantedFile({ setup }: Session): string {
  const { own, any } = learnedAt(setup)
  return fileOf(own ?? any)
}
/** The same file wherever the game is served. */
const fileOf = (address: string): string => address.replace(/^.*\//, '')
