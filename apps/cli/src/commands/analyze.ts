import { ANALYSIS } from '@negotiator/advisor'
import { analysisText, type Lang, text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import type { Command } from 'commander'
import { brainNote } from '../advisor/brain-text.ts'
import { brainOrFailure } from '../advisor/known-brains.ts'
import type { Brain } from '../advisor/weights-files.ts'
import { readAnalysis, writeAnalysis } from '../analysis/analysis-files.ts'
import { analysisData } from '../analysis/data.ts'
import { analysisLines } from '../analysis/lines.ts'
import { runAnalysis } from '../analysis/run.ts'
import { footnote, newCommand, onCall } from '../command.ts'
import { EXIT_INTERRUPTED, Failure } from '../failure.ts'
import { wholeNumber } from '../option-values.ts'
import { namedProblemText } from '../problem-text.ts'
import { loadGame, saveNamed } from '../store.ts'
import { lineWidth, styleNow } from '../terminal/capabilities.ts'
import { lookOf } from '../terminal/look.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { complain, say, tell } from '../terminal/write.ts'

/** Who waits longer than that wants to know that something happens. */
const PATIENCE_MS = 500
const MOST_PLIES = 3

interface Typed {
  readonly plies?: string
  readonly json?: boolean
}

export function analyzeCommand(lang: Lang): Command {
  const command = newCommand(lang, 'analyze', 'help.analyze')
    .argument(`<${text(lang, 'help.placeholder.file')}>`, text(lang, 'play.command.saves'))
    .option('--plies <n>', text(lang, 'help.analyze.plies', { n: ANALYSIS.plies }))
    .option('--json', text(lang, 'help.option.json'))
  footnote(command, text(lang, 'help.analyze.stop'))
  return onCall(command, (file: string, typed: Typed) => analyze(lang, file, typed))
}

async function analyze(lang: Lang, typed: string, { plies, json = false }: Typed): Promise<number> {
  const settings = {
    ...ANALYSIS,
    plies: wholeNumber(lang, '--plies', plies ?? `${ANALYSIS.plies}`, 0, MOST_PLIES),
  }
  const file = saveNamed(typed)
  const loaded = loadGame(file)
  if (!loaded.ok) throw new Failure(namedProblemText(lang, loaded.problem))
  const { session } = loaded
  if (session.steps.length === 0) throw new Failure(analysisText(lang, 'analysis.empty'))
  const brain = brainOrFailure(lang, session)
  const note = brainNote(lang, brain)
  if (note !== null) complain(note)
  const analysis = await analysed(lang, file, session, brain, settings)
  if (json) say(JSON.stringify(analysisData(session, brain, analysis)))
  else {
    const look = lookOf(lang, lineWidth(process.stdout), styleNow(process.stdout, process.env))
    tell(...analysisLines(look, session, brain, analysis))
  }
  if (analysis.last !== null) return 0
  const [done, all] = [analysis.steps.length, session.steps.length]
  complain(analysisText(lang, 'analysis.stopped', { done, all }))
  return EXIT_INTERRUPTED
}

/** Goes on with what was kept, and keeps what it finds, stopped or not. */
async function analysed(lang: Lang, file: string, session: Session, brain: Brain, settings: typeof ANALYSIS) {
  const status = new StatusLine(process.stderr, PATIENCE_MS)
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  process.once('SIGINT', stop)
  try {
    const all = session.steps.length
    const analysis = await runAnalysis(session, brain, settings, readAnalysis(file), stopper.signal, (done) =>
      status.show(() => analysisText(lang, 'analysis.progress', { done, all })),
    )
    writeAnalysis(file, analysis)
    return analysis
  } finally {
    process.off('SIGINT', stop)
    status.clear()
  }
}
