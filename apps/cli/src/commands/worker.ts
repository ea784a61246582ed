import { availableParallelism } from 'node:os'
import { type Lang, labText, shownNumber } from '@negotiator/language'
import type { Command } from 'commander'
import { weightsFolder } from '../advisor/weights-files.ts'
import { footnote, newCommand, onCall, placeholder } from '../command.ts'
import { EXAMPLE, openDatabase } from '../lab/queue/database.ts'
import { serve } from '../lab/queue/serve.ts'
import { durationOption, wholeNumber } from '../option-values.ts'
import { complain } from '../terminal/write.ts'
import { MOST_THREADS } from './lab.ts'

interface Typed {
  readonly queue: string
  readonly threads?: string
  readonly idle?: string
}

export function workerCommand(lang: Lang): Command {
  const command = newCommand(lang, 'worker', 'help.worker')
    .requiredOption('--queue <url>', labText(lang, 'help.worker.queue', { example: EXAMPLE }))
    .option('--threads <n>', labText(lang, 'help.worker.threads'))
    .option(`--idle <${placeholder(lang, 'time')}>`, labText(lang, 'help.worker.idle'))
  footnote(command, labText(lang, 'help.worker.stop'))
  return onCall(command, (typed: Typed) => run(lang, typed))
}

async function run(lang: Lang, typed: Typed): Promise<number> {
  const usual = `${Math.min(availableParallelism(), MOST_THREADS)}`
  const threads = wholeNumber(lang, '--threads', typed.threads ?? usual, 1, MOST_THREADS)
  const idleMs = typed.idle === undefined ? null : durationOption(lang, '--idle', typed.idle)
  const database = await openDatabase(lang, typed.queue)
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  complain(labText(lang, 'worker.started', { threads }))
  try {
    const service = { threads, weights: weightsFolder(), idleMs }
    const { chunks, games } = await serve(lang, database, service, stopper.signal)
    complain(labText(lang, 'worker.done', { chunks, games: shownNumber(lang, games) }))
    return 0
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    await database.close()
  }
}
