import { dialLabel, endingText, secondOf, text } from '@negotiator/language'
import { type Session, undoRefusal, upTo } from '@negotiator/session'
import { heading, headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { wordOf } from '../input/words.ts'
import { sceneOf } from './scene.ts'
import { peopleLines } from './status.ts'
import { storyLines } from './story.ts'
import { titleLines } from './title.ts'

/**
 * The last page: how it ended, in words and in numbers, and what can come next. `save` is what other commands call
 * this game; null if it is in no file.
 */
export function endingLines(
  look: Look,
  session: Session,
  notices: readonly string[],
  save: string | null = null,
): string[] {
  const { lang, width } = look
  const { abductor, practice } = session.setup
  const scene = sceneOf(look, session)
  const { view } = scene
  const { saved, killed, pool } = view
  const reason = session.resigned ? 'resigned' : (view.reason ?? 'resigned')
  const ending = endingText(lang, reason, {
    saved,
    killed,
    total: saved + killed + pool + view.side,
    abductor: view.secondInCommand ? secondOf(session.game.content) : abductor,
    test: view.endTest,
  })
  const result = text(lang, view.result === 'won' && !session.resigned ? 'play.won' : 'play.lost')
  const last = session.resigned ? [] : lastStep(look, session)
  const numbers = text(lang, 'play.end.numbers', {
    turn: view.turn,
    threat: dialLabel(lang, view.threat),
    steps: session.steps.length,
  })
  return [
    ...titleLines(scene),
    ...(last.length === 0 ? [] : [heading(look, text(lang, 'cli.label.log')), ...last]),
    ...headingLines(look, `${result} · ${ending.title}`),
    ...wrap(ending.text, width),
    '',
    ...peopleLines(scene),
    ...wrap(numbers, width),
    ...(practice ? wrap(text(lang, 'play.end.practice'), width) : []),
    ...notices.flatMap((notice) => wrap(notice, width)),
    heading(look, text(lang, 'cli.label.actions')),
    ...options(look, session),
    ...(save === null || session.steps.length === 0
      ? []
      : wrap(paint(look, 'quiet', text(lang, 'play.end.more', { save })), width)),
  ]
}

function lastStep(look: Look, session: Session): string[] {
  const { length } = session.steps
  return storyLines(look, upTo(session, length - 1), session.steps[length - 1]?.events ?? [])
}

function options(look: Look, session: Session): string[] {
  const { lang } = look
  const undo = undoRefusal(session) === null ? (['undo'] as const) : []
  const commands = [...undo, 'rematch', 'new', 'log', 'quit'] as const
  const width = Math.max(...commands.map((command) => wordOf(lang, command).length)) + 2
  return commands.flatMap((command) => {
    const word = paint(look, 'key', padEnd(wordOf(lang, command), width))
    return wrap(word + text(lang, `play.end.${command}`), look.width, width)
  })
}
