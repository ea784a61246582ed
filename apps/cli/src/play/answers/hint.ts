import type { AdviceSettings } from '@negotiator/advisor'
import { text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { brainNote, noBrainText } from '../../advisor/brain-text.ts'
import { explanationOf } from '../../advisor/explanation-of.ts'
import { brainOf } from '../../advisor/known-brains.ts'
import { chanceLine, rankingLines, whyLines } from '../../advisor/lines.ts'
import { adviceNow } from '../../advisor/think.ts'
import { type Brain, NoBrain } from '../../advisor/weights-files.ts'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { wrap } from '../../terminal/wrap.ts'

/** An answer within about a second, and always the same. */
const HINT: AdviceSettings = { plies: 2, nodes: 30_000, playouts: 100, seed: 'hint' }
const MOST_ACTIONS = 3

/** The best actions with the chances of winning, and why the first; or why there is no hint to be had. */
export function hintLines(look: Look, session: Session): { shown: readonly string[]; isHint: boolean } {
  const { lang, width } = look
  let brain: Brain
  try {
    brain = brainOf(session)
  } catch (error) {
    if (!(error instanceof NoBrain)) throw error
    return { shown: wrap(noBrainText(lang, error.problem), width), isHint: false }
  }
  const note = brainNote(lang, brain)
  const explanation = explanationOf(session, brain, adviceNow(session, brain, HINT))
  const shown = [
    heading(look, text(lang, 'advisor.hint')),
    ...wrap(chanceLine(lang, explanation.advice), width),
    ...rankingLines(look, session, explanation, MOST_ACTIONS),
    ...whyLines(look, session, explanation.explain(0)),
    ...(note === null ? [] : wrap(paint(look, 'quiet', note), width)),
  ]
  return { shown, isHint: true }
}
