import { abductorText, actionText, extensionText, storyOf, text } from '@negotiator/language'
import { type Session, upTo } from '@negotiator/session'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { wrap } from '../../terminal/wrap.ts'
import { contextOf } from './choice-context.ts'
import { type Scene, saves } from './scene.ts'
import { storyLines } from './story.ts'

/** With more lines than this the steps before the last one are left out. */
const MOST_EARLIER_LINES = 5

/**
 * As much of the log as there is room for, its end rather than its beginning: the word `log` has all of it. Of who is
 * on the line the end alone says nothing: the word `who` has it.
 */
export function logLines(scene: Scene, room: number): string[] {
  const [title = '', ...told] = wholeLog(scene)
  if (!saves(scene, 'log') || told.length < room) return [title, ...told]
  return room < 2 || scene.session.steps.length === 0 ? [] : [title, ...told.slice(1 - room)]
}

/** What the last step did, and before it, quietly, as much of the earlier ones as fits. */
function wholeLog(scene: Scene): string[] {
  const { look, session } = scene
  const room = saves(scene, 'earlier steps') ? 0 : MOST_EARLIER_LINES
  const last = session.steps.length - 1
  if (last < 0) return openingLines(scene)
  const earlier: string[] = []
  for (let i = last - 1; i >= 0; i--) {
    const lines = stepLines({ ...look, colour: false }, session, i)
    if (earlier.length + lines.length > room) break
    earlier.unshift(...lines.map((line) => paint(look, 'quiet', line)))
  }
  return [heading(look, text(look.lang, 'cli.label.log')), ...earlier, ...stepLines(look, session, last)]
}

/** A decision that nothing followed from is told as such. */
function stepLines(look: Look, session: Session, index: number): string[] {
  const { events, action } = session.steps[index]!
  const before = upTo(session, index)
  const story = storyLines(look, before, events)
  if (story.length > 0) return story
  return wrap(`${actionText(look.lang, action, contextOf(before, action))}.`, look.width, 2)
}

/** Before the first step: who is on the line and what is special about this night. */
function openingLines(scene: Scene): string[] {
  const { look, session } = scene
  const { lang, width } = look
  const story = saves(scene, 'story') ? [] : wrap(storyOf(lang, session.game.content.abductor.id), width)
  return [heading(look, text(lang, 'play.opening')), ...story, ...factLines(scene)]
}

/** The rules of this abductor's own. */
export function factLines({ look, session }: Scene): string[] {
  const { content } = session.game
  const facts = [...abductorText(look.lang, content.abductor), ...extensionText(look.lang, content)].join(' ')
  return wrap(paint(look, 'quiet', facts), look.width)
}
