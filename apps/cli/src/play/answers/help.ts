import { isRuleId, text } from '@negotiator/language'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { type Command, wordOf } from '../input/words.ts'
import type { Answer } from './answer.ts'
import { answerRules, ruleLines } from './rules.ts'
import { rulesOnScreen } from './rules-on-screen.ts'

const EXPLAINED: readonly Command[] = [
  'undo',
  'why',
  'hint',
  'card',
  'keys',
  'odds',
  'shop',
  'terror',
  'who',
  'log',
  'rules',
  'table',
  'language',
  'practice',
  'resign',
  'rematch',
  'new',
  'quit',
]

/** The words the game understands, and the rules behind what is on the screen. */
export const answerHelp: Answer = (look, session, argument) => {
  if (argument !== '') {
    const isRule = isRuleId(argument.toUpperCase()) || /^[a-z]$/.test(argument)
    return isRule ? answerRules(look, session, argument) : wordHelp(look, argument)
  }
  const rules = rulesOnScreen(session)
  return [
    heading(look, text(look.lang, 'play.help.keys')),
    ...wrap(text(look.lang, 'play.help.numbers'), look.width),
    heading(look, text(look.lang, 'play.help.words')),
    ...EXPLAINED.flatMap((command) => explained(look, command)),
    heading(look, text(look.lang, 'play.help.rules')),
    ...rules.flatMap((id) => ruleLines(look, id)),
  ]
}

function wordHelp(look: Look, argument: string): string[] {
  const found = EXPLAINED.filter((command) =>
    [wordOf('en', command), wordOf('fr', command)].includes(argument),
  )
  if (found.length > 0) return found.flatMap((command) => explained(look, command))
  return wrap(text(look.lang, 'cli.error.unknown-rule', { input: argument }), look.width)
}

function explained(look: Look, command: Command): string[] {
  const word = wordOf(look.lang, command)
  const width = look.width < 50 ? 2 : 14
  const start = look.width < 50 ? `${paint(look, 'key', word)}: ` : paint(look, 'key', padEnd(word, width))
  return wrap(start + text(look.lang, `play.word.${command as 'undo'}`), look.width, width)
}
