import { actionText, text } from '@negotiator/language'
import { heading } from '../../terminal/heading.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { keysNow } from '../input/keys.ts'
import { contextOf } from '../screen/choice-context.ts'
import type { Answer } from './answer.ts'

/** Every possible action on a line of its own, in full words, with what to type. */
export const answerKeys: Answer = (look, session) => {
  const entries = [...keysNow(session)]
  const width = Math.max(2, ...entries.map(([key]) => key.length)) + 2
  const lines = entries.flatMap(([key, action]) => {
    const words = actionText(look.lang, action, contextOf(session, action))
    return wrap(paint(look, 'key', padEnd(key, width)) + words, look.width, width)
  })
  return [heading(look, text(look.lang, 'cli.label.actions')), ...lines]
}
