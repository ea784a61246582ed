import { availableParallelism } from 'node:os'
import { ABDUCTOR_IDS } from '@negotiator/content'
import { choicesOf, htmlReport, type LabJob, LabRun, type Progress, reportOf } from '@negotiator/lab'
import { addPackTexts, type Lang, labText, nameOf, packsText, shownNumber, text } from '@negotiator/language'
import type { Command } from 'commander'
import { brainNote } from '../advisor/brain-text.ts'
import { weightsFolder } from '../advisor/weights-files.ts'
import { footnote, newCommand, onCall, placeholder } from '../command.ts'
import { EXIT_INTERRUPTED, Failure, Misuse } from '../failure.ts'
import { fileProblem } from '../file-problem.ts'
import { Checkpoint, openCheckpoint, progressFrom } from '../lab/checkpoint.ts'
import { labLines } from '../lab/lines.ts'
import { Live } from '../lab/live.ts'
import { EXAMPLE } from '../lab/queue/database.ts'
import { byQueue } from '../lab/queue/submit.ts'
import { inThreads, type Work } from '../lab/run-in-threads.ts'
import { type TypedJob, typedJob } from '../lab/typed-job.ts'
import { durationOption, wholeNumber } from '../option-values.ts'
import { problemText } from '../problem-text.ts'
import { speedText } from '../simulate/progress.ts'
import { printable } from '../terminal/printable.ts'
import { complain, say, tell } from '../terminal/write.ts'
import { writeOrFail } from '../write-or-fail.ts'

export const MOST_THREADS = 256

interface Typed extends TypedJob {
  readonly threads?: string
  readonly checkpoint?: string
  readonly resume?: string
  readonly html?: string
  readonly json?: true
  readonly queue?: string
  readonly lease?: string
}

export function labCommand(lang: Lang): Command {
  const command = newCommand(lang, 'lab', 'help.lab')
    .argument(`[${placeholder(lang, 'file')}]`, labText(lang, 'help.lab.file'))
    .option('--abductor <id>', labText(lang, 'help.lab.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--pack <id>', packsText(lang, 'help.option.packs'))
    .option(`--set <${placeholder(lang, 'set')}>`, packsText(lang, 'help.option.set'))
    .option('--variant <id>', packsText(lang, 'help.option.variant'))
    .option('--crossed', labText(lang, 'help.lab.crossed'))
    .option('--players <ids>', labText(lang, 'help.lab.players'))
    .option('--games <n>', labText(lang, 'help.lab.games'))
    .option('--by <id>', labText(lang, 'help.lab.by'))
    .option('--cards <n>', labText(lang, 'help.lab.cards'))
    .option('--numbers <n>', labText(lang, 'help.lab.numbers'))
    .option(`--against <${placeholder(lang, 'what')}>`, labText(lang, 'help.lab.against'))
    .option('--sure <n>', labText(lang, 'help.lab.sure'))
    .option('--margin <n>', labText(lang, 'help.lab.margin'))
    .option(`--seed <${text(lang, 'help.placeholder.text')}>`, labText(lang, 'help.lab.seed'))
    .option('--threads <n>', labText(lang, 'help.lab.threads'))
    .option(`--checkpoint <${placeholder(lang, 'file')}>`, labText(lang, 'help.lab.checkpoint'))
    .option(`--resume <${placeholder(lang, 'file')}>`, labText(lang, 'help.lab.resume'))
    .option(`--html <${placeholder(lang, 'file')}>`, labText(lang, 'help.lab.html'))
    .option('--queue <url>', labText(lang, 'help.lab.queue', { example: EXAMPLE }))
    .option(`--lease <${placeholder(lang, 'time')}>`, labText(lang, 'help.lab.lease'))
    .option('--json', text(lang, 'help.option.json'))
  footnote(command, labText(lang, 'help.lab.stop'))
  return onCall(command, (file: string | undefined, typed: Typed) => run(lang, file, typed))
}

async function run(lang: Lang, file: string | undefined, typed: Typed): Promise<number> {
  const work = workOf(lang, typed)
  const { job, progress } = jobOf(lang, file, typed)
  const kept = typed.resume ?? typed.checkpoint
  for (const { packs = [] } of choicesOf(job)) packs.forEach(addPackTexts)
  const lab = new LabRun(job, progress ?? undefined)
  if (kept !== undefined && progress !== null) {
    complain(labText(lang, 'lab.resumed', { file: printable(kept), ...countsOf(lang, lab) }))
  }
  const before = lab.games
  const seconds = await follow(lang, lab, work, kept)
  if (typed.html !== undefined) write(lang, typed.html, htmlReport(lang, lab))
  if (typed.json) say(JSON.stringify(reportOf(lab)))
  else tell(...labLines(lang, lab))
  complain(speedText(lang, lab.games - before, seconds))
  if (lab.isOver) return 0
  complain(labText(lang, 'lab.interrupted', countsOf(lang, lab)))
  if (kept !== undefined) complain(labText(lang, 'lab.kept', { file: printable(kept) }))
  return EXIT_INTERRUPTED
}

const onlyWith = (lang: Lang, option: string, other: string): string =>
  labText(lang, 'lab.only-with', { option, other })

const countsOf = (lang: Lang, { games, totalGames }: LabRun) => ({
  done: shownNumber(lang, games),
  games: shownNumber(lang, totalGames),
})

function workOf(lang: Lang, { threads, queue, lease }: Typed): Work {
  if (queue === undefined) {
    if (lease !== undefined) throw new Misuse(onlyWith(lang, '--lease', '--queue'))
    const usual = `${Math.min(availableParallelism(), MOST_THREADS)}`
    return inThreads(wholeNumber(lang, '--threads', threads ?? usual, 1, MOST_THREADS), weightsFolder())
  }
  if (threads !== undefined) throw new Misuse(text(lang, 'misuse.together', { a: '--threads', b: '--queue' }))
  const leaseMs = durationOption(lang, '--lease', lease ?? '5min')
  return byQueue(lang, queue, leaseMs)
}

/** Of a file that is gone on with, or of what was typed. */
function jobOf(
  lang: Lang,
  file: string | undefined,
  typed: Typed,
): { readonly job: LabJob; readonly progress: Progress | null } {
  if (typed.resume !== undefined) {
    const other = Object.keys(typed).find((name) => !ABOUT_THE_RUN.includes(name))
    if (file !== undefined || other !== undefined) {
      throw new Misuse(
        text(lang, 'misuse.together', { a: '--resume', b: other === undefined ? file! : `--${other}` }),
      )
    }
    const kept = openCheckpoint(lang, typed.resume)
    if (kept !== null) return kept
    throw new Failure(problemText(lang, fileProblem(typed.resume, { code: 'ENOENT' })))
  }
  const wrong = (['sure', 'margin'] as const).find((name) => typed[name] !== undefined)
  if (wrong !== undefined && typed.against === undefined)
    throw new Misuse(onlyWith(lang, `--${wrong}`, '--against'))
  const { job, brains } = typedJob(lang, file, typed, weightsFolder())
  const notes = brains.flatMap(({ abductor, brain }) => {
    const note = brainNote(lang, brain)
    return note === null ? [] : [`${nameOf(lang, abductor)} · ${note}`]
  })
  complain(...new Set(notes))
  return { job, progress: typed.checkpoint === undefined ? null : progressFrom(lang, typed.checkpoint, job) }
}

/** What does not change the job. */
const ABOUT_THE_RUN: readonly string[] = ['resume', 'threads', 'html', 'json', 'queue', 'lease', 'lang']

/** Until it is over, or Ctrl-C; how many seconds it took. */
async function follow(lang: Lang, lab: LabRun, work: Work, kept: string | undefined): Promise<number> {
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  const live = new Live(lang, lab)
  const checkpoint = kept === undefined ? null : new Checkpoint(lang, kept)
  process.once('SIGINT', stop)
  try {
    // A file that cannot be written is told before the work, not after it.
    checkpoint?.keep(lab)
    await work(lab, stopper.signal, {
      onProgress() {
        live.show(lab)
        checkpoint?.keepIfDue(lab)
      },
      onWaiting() {
        live.clear()
        complain(labText(lang, 'lab.waiting'))
      },
    })
    checkpoint?.keep(lab)
    return live.seconds()
  } finally {
    process.off('SIGINT', stop)
    live.clear()
  }
}

function write(lang: Lang, file: string, page: string): void {
  writeOrFail(lang, file, page)
  complain(labText(lang, 'lab.written', { file: printable(file) }))
}
