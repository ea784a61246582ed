import type { Advice, AdviceSettings } from '@negotiator/advisor'
import { text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { brainNote, noBrainText } from '../../advisor/brain-text.ts'
import { explanationOf } from '../../advisor/explanation-of.ts'
import { brainOf } from '../../advisor/known-brains.ts'
import { chanceLine, rankingLines, thinkingLine, whyLines } from '../../advisor/lines.ts'
import { think } from '../../advisor/think.ts'
import { type Brain, NoBrain } from '../../advisor/weights-files.ts'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { StatusLine } from '../../terminal/status-line.ts'
import { wrap } from '../../terminal/wrap.ts'

/** An answer within about a second, and always the same. */
const HINT: AdviceSettings = { plies: 9, nodes: 30_000, playouts: 100, seed: 'hint' }
const MOST_ACTIONS = 3

interface Hint {
  readonly shown: readonly string[]
  /** False if there was none to be had. */
  readonly isHint: boolean
}

/** The best actions with the chances of winning, and why the first; or why there is no hint to be had. */
export async function hintLines(look: Look, session: Session, stop: AbortSignal): Promise<Hint> {
  const { lang, width } = look
  let brain: Brain
  try {
    brain = brainOf(session)
  } catch (error) {
    if (!(error instanceof NoBrain)) throw error
    return { shown: wrap(noBrainText(lang, error.problem), width), isHint: false }
  }
  const note = brainNote(lang, brain)
  const advice = await thinkAloud(look, session, brain, stop)
  if (stop.aborted) return { shown: [], isHint: false }
  const explanation = explanationOf(session, brain, advice)
  const shown = [
    heading(look, text(lang, 'play.hint')),
    ...wrap(chanceLine(lang, explanation.advice), width),
    ...rankingLines(look, session, explanation, MOST_ACTIONS),
    ...whyLines(look, session, explanation.explain(0)),
    ...(note === null ? [] : wrap(paint(look, 'quiet', note), width)),
  ]
  return { shown, isHint: true }
}

/** With a line that moves: against some abductors it takes seconds. */
function thinkAloud({ lang }: Look, session: Session, brain: Brain, stop: AbortSignal): Promise<Advice> {
  const status = new StatusLine()
  return think(session, brain, {
    time: null,
    effort: HINT,
    stop,
    onAdvice: (soFar) => status.show(() => thinkingLine(lang, soFar)),
  }).finally(() => status.clear())
}
