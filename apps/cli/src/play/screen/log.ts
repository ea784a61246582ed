import { abductorText, storyOf, text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { heading } from '../layout/heading.ts'
import type { Look } from '../layout/look.ts'
import { paint } from '../layout/paint.ts'
import { wrap } from '../layout/wrap.ts'
import type { Detail } from './detail.ts'
import { storyLines } from './story.ts'

/** With more lines than this the steps before the last one are left out. */
const MOST_EARLIER_LINES: Readonly<Record<Detail, number>> = { full: 5, brief: 0 }

/** What the last step did, and before it, quietly, as much of the earlier ones as fits. */
export function logLines(look: Look, session: Session, detail: Detail): string[] {
  const last = session.steps.at(-1)
  if (last === undefined) return openingLines(look, session, detail)
  const earlier: string[] = []
  for (let i = session.steps.length - 2; i >= 0; i--) {
    const lines = storyLines({ ...look, colour: false }, session, session.steps[i]!.events)
    if (earlier.length + lines.length > MOST_EARLIER_LINES[detail]) break
    earlier.unshift(...lines.map((line) => paint(look, 'quiet', line)))
  }
  return [
    heading(look, text(look.lang, 'cli.label.log')),
    ...earlier,
    ...storyLines(look, session, last.events),
  ]
}

/** Before the first step: who is on the line and what is special about this night. */
function openingLines(look: Look, session: Session, detail: Detail): string[] {
  const { lang, width } = look
  const { abductor } = session.game.content
  const story = detail === 'full' ? wrap(storyOf(lang, abductor.id), width) : []
  const facts = abductorText(lang, abductor).join(' ')
  return [heading(look, text(lang, 'play.opening')), ...story, ...wrap(paint(look, 'quiet', facts), width)]
}
