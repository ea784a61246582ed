import type { Explained, Explanation } from '@negotiator/advisor'
import { advisorText, type Lang, text } from '@negotiator/language'
import { isOver, type Session } from '@negotiator/session'
import type { Command } from 'commander'
import { askedMove } from '../advisor/asked-action.ts'
import { brainNote } from '../advisor/brain-text.ts'
import { adviceData } from '../advisor/data.ts'
import { explanationOf } from '../advisor/explanation-of.ts'
import { brainOrFailure } from '../advisor/known-brains.ts'
import {
  chanceLine,
  lineLines,
  positionLine,
  rankingLines,
  scenarioLine,
  sentenceFor,
  thinkingLine,
  whyLines,
} from '../advisor/lines.ts'
import { openPosition, type Position } from '../advisor/position-file.ts'
import { think } from '../advisor/think.ts'
import type { Brain } from '../advisor/weights-files.ts'
import { newCommand, onCall } from '../command.ts'
import { EXIT_INTERRUPTED, Failure } from '../failure.ts'
import { durationOption, wholeNumber } from '../option-values.ts'
import { sceneOf } from '../play/screen/scene.ts'
import { stageLines } from '../play/screen/stage.ts'
import { lineWidth, styleNow } from '../terminal/capabilities.ts'
import { lookOf } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { wrap } from '../terminal/wrap.ts'
import { complain, say, tell } from '../terminal/write.ts'

/** Who waits longer than that wants to know that something happens. */
const PATIENCE_MS = 1000
const MOST_STEPS = 1_000_000

interface Typed {
  readonly time?: string
  readonly action?: string
  readonly to?: string
  readonly scenario?: string
  readonly json?: true
}

export function adviseCommand(lang: Lang): Command {
  const placeholder = text(lang, 'help.placeholder.text')
  const command = newCommand(lang, 'advise', 'help.advise')
    .argument(`<${text(lang, 'help.placeholder.position')}>`, text(lang, 'help.advise.position'))
    .option('--time <1s>', text(lang, 'help.advise.time'))
    .option(`--action <${placeholder}>`, text(lang, 'help.advise.action'))
    .option('--to <n>', text(lang, 'help.advise.to'))
    .option(`--scenario <${placeholder}>`, text(lang, 'help.advise.scenario'))
    .option('--json', text(lang, 'help.option.json'))
  return onCall(command, (position: string, typed: Typed) => advise(lang, position, typed))
}

async function advise(lang: Lang, position: string, typed: Typed): Promise<number> {
  const { time: clock, action, to, scenario, json = false } = typed
  const time = clock === undefined ? null : durationOption(lang, '--time', clock)
  const { session, scenario: found } = openPosition(lang, {
    position,
    ...(scenario === undefined ? {} : { scenario }),
    ...(to === undefined ? {} : { to: wholeNumber(lang, '--to', to, 0, MOST_STEPS) }),
  })
  if (isOver(session)) throw new Failure(advisorText(lang, 'advisor.over'))
  const move = action === undefined ? null : askedMove(lang, session, action)
  const brain = brainOrFailure(lang, session)
  const note = brainNote(lang, brain)
  if (note !== null) complain(note)
  const { explanation, isComplete } = await explained(lang, session, brain, time)
  const asked = move === null ? null : explanation.explainMove(move)
  if (json) {
    const why = (each: Explained) => sentenceFor(lang, session, each)
    const named = found === null ? {} : { scenario: found.name }
    say(JSON.stringify({ ...named, ...adviceData(session, brain, explanation, asked, isComplete, why) }))
  } else tell(...adviceLines(lang, { session, scenario: found }, explanation, asked))
  if (isComplete) return 0
  complain(advisorText(lang, 'advisor.interrupted'))
  return EXIT_INTERRUPTED
}

async function explained(lang: Lang, session: Session, brain: Brain, time: number | null) {
  const status = new StatusLine(process.stderr, PATIENCE_MS)
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  process.once('SIGINT', stop)
  const advice = await think(session, brain, {
    time,
    stop: stopper.signal,
    onAdvice: (soFar) => status.show(() => thinkingLine(lang, soFar)),
  }).finally(() => {
    process.off('SIGINT', stop)
    status.clear()
  })
  return { explanation: explanationOf(session, brain, advice), isComplete: !stopper.signal.aborted }
}

function adviceLines(
  lang: Lang,
  { session, scenario }: Position,
  explanation: Explanation,
  asked: Explained | null,
): string[] {
  const look = lookOf(lang, lineWidth(process.stdout), styleNow(process.stdout, process.env))
  const best = explanation.explain(0)
  return [
    ...(scenario === null ? [] : wrap(scenarioLine(lang, scenario), look.width)),
    ...wrap(paint(look, 'strong', positionLine(lang, session)), look.width),
    ...stageLines(sceneOf(look, session)),
    ...wrap(chanceLine(lang, explanation.advice), look.width),
    '',
    ...rankingLines(look, session, explanation, explanation.ranking.length),
    '',
    ...whyLines(look, session, best),
    ...(asked === null || asked.rank === 0 ? [] : whyLines(look, session, asked)),
    ...lineLines(look, session, explanation),
  ]
}
