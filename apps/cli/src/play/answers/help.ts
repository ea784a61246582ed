import { isRuleId, text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { heading } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { type Command, wordOf } from '../input/words.ts'
import type { Answer } from './answer.ts'
import { examplesIn, reactExample } from './examples.ts'
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
export const answerHelp: Answer = (look, session, argument, typed = argument) => {
  if (argument !== '') {
    const isRule = isRuleId(argument.toUpperCase()) || /^[a-z]$/.test(argument)
    return isRule ? answerRules(look, session, argument) : wordHelp(look, session, argument, typed)
  }
  const rules = rulesOnScreen(session)
  return [
    heading(look, text(look.lang, 'play.help.keys')),
    ...keysHelp(look, session),
    heading(look, text(look.lang, 'play.help.words')),
    ...EXPLAINED.flatMap((command) => explained(look, session, command)),
    heading(look, text(look.lang, 'play.help.rules')),
    ...rules.flatMap((id) => ruleLines(look, id)),
  ]
}

/** R4 only where there is a card for it. */
function keysHelp({ lang, width }: Look, session: Session): string[] {
  const key = reactExample(session)
  const react = key === null ? [] : [text(lang, 'play.help.react', { key })]
  return [text(lang, 'play.help.numbers'), ...react].flatMap((words) => wrap(words, width))
}

function wordHelp(look: Look, session: Session, argument: string, typed: string): string[] {
  const found = EXPLAINED.filter((command) =>
    [wordOf('en', command), wordOf('fr', command)].includes(argument),
  )
  if (found.length > 0) return found.flatMap((command) => explained(look, session, command))
  return wrap(text(look.lang, 'cli.error.unknown-rule', { input: typed }), look.width)
}

function explained(look: Look, session: Session, command: Command): string[] {
  const word = wordOf(look.lang, command)
  const width = look.width < 50 ? 2 : 14
  const start = look.width < 50 ? `${paint(look, 'key', word)}: ` : paint(look, 'key', padEnd(word, width))
  const words = text(look.lang, `play.word.${command as 'undo'}`, examplesIn(look.lang, session))
  return wrap(start + words, look.width, width)
}
