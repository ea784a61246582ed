import { abductorText, actionText, extensionText, storyOf, text } from '@negotiator/language'
import { type Session, upTo } from '@negotiator/session'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { wrap } from '../../terminal/wrap.ts'
import { contextOf } from './choice-context.ts'
import { type Scene, saves } from './scene.ts'
import { storyEntries } from './story.ts'

/** With more lines than this the steps before the last one are left out. */
const MOST_EARLIER_LINES = 5

/**
 * As much of the log as there is room for, its end rather than its beginning: the word `log` has all of it. An entry
 * is shown as a whole or not at all; so is who is on the line: the word `who` has it.
 */
export function logLines(scene: Scene, room: number): string[] {
  const { title, entries } = wholeLog(scene)
  const shown = saves(scene, 'log') ? lastEntries(entries, room - 1) : entries
  return shown.length === 0 ? [] : [title, ...shown.flat()]
}

function lastEntries(entries: readonly string[][], room: number): string[][] {
  let left = room
  const tooLong = entries.findLastIndex((lines) => {
    left -= lines.length
    return left < 0
  })
  return entries.slice(tooLong + 1)
}

interface Log {
  readonly title: string
  readonly entries: readonly string[][]
}

/** What the last step did, and before it, quietly, as much of the earlier ones as fits. */
function wholeLog(scene: Scene): Log {
  const { look, session } = scene
  const room = saves(scene, 'earlier steps') ? 0 : MOST_EARLIER_LINES
  const last = session.steps.length - 1
  if (last < 0) return opening(scene)
  const earlier: string[][] = []
  for (let i = last - 1; i >= 0; i--) {
    const entries = stepEntries({ ...look, colour: false }, session, i)
    if (earlier.flat().length + entries.flat().length > room) break
    earlier.unshift(...entries.map((lines) => lines.map((line) => paint(look, 'quiet', line))))
  }
  const title = heading(look, text(look.lang, 'cli.label.log'))
  return { title, entries: [...earlier, ...stepEntries(look, session, last)] }
}

/** A decision that nothing followed from is told as such. */
function stepEntries(look: Look, session: Session, index: number): string[][] {
  const { events, action } = session.steps[index]!
  const before = upTo(session, index)
  const story = storyEntries(look, before, events)
  if (story.length > 0) return story
  return [wrap(`${actionText(look.lang, action, contextOf(before, action))}.`, look.width, 2)]
}

/** Before the first step: who is on the line and what is special about this night. */
function opening(scene: Scene): Log {
  const { look, session } = scene
  const { lang, width } = look
  const story = saves(scene, 'story') ? [] : wrap(storyOf(lang, session.game.content.abductor.id), width)
  return { title: heading(look, text(lang, 'play.opening')), entries: [[...story, ...factLines(scene)]] }
}

/** The rules of this abductor's own. */
export function factLines({ look, session }: Scene): string[] {
  const { content } = session.game
  const facts = [...abductorText(look.lang, content.abductor), ...extensionText(look.lang, content)].join(' ')
  return wrap(paint(look, 'quiet', facts), look.width)
}
