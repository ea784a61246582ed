import { text } from '@negotiator/language'
import { type Session, upTo } from '@negotiator/session'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { wrap } from '../../terminal/wrap.ts'
import { storyLines } from '../screen/story.ts'
import type { Answer } from './answer.ts'

/** The whole night so far. */
export const answerLog: Answer = (look, session) => {
  if (session.steps.length === 0) return wrap(text(look.lang, 'play.log.nothing'), look.width)
  return [heading(look, text(look.lang, 'cli.label.log')), ...wholeStory(look, session)]
}

function wholeStory(look: Look, session: Session): string[] {
  return session.steps.flatMap(({ events }, i) => storyLines(look, upTo(session, i), events))
}
