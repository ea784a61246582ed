import { actionText, nameOf, text } from '@negotiator/language'
import { type Action, rollOdds, viewOf } from '@negotiator/rules'
import { type Session, stateOf, undoRefusal } from '@negotiator/session'
import { headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { flow, wrap } from '../../terminal/wrap.ts'
import { keysNow } from '../input/keys.ts'
import { wordOf } from '../input/words.ts'
import { contextOf } from './choice-context.ts'
import { percent } from './percent.ts'

const NO_BREAK_SPACE = '\u00a0'
const ALL_WORDS = ['hint', 'why', 'card', 'odds', 'log', 'keys'] as const
const FEW_WORDS = ['hint'] as const

/** Everything that can be done now, with what to type; cards are named by their numbers. */
export function actionLines(look: Look, session: Session, hasAllWords = true): string[] {
  const { lang, width } = look
  const entries = [...keysNow(session)]
  const { choice } = viewOf(session.game, stateOf(session))
  const question =
    choice === null
      ? text(lang, 'cli.label.actions')
      : text(lang, `cli.prompt.choice.${choice.kind}`, { n: choice.left })
  const pieces =
    choice?.kind === 'reveal' || choice?.kind === 'choose'
      ? entries.flatMap(([key, action]) => wrap(spoken(look, session, key, action), width, 3))
      : flow(hints(look, session, entries), width, '  ·  ')
  return [
    ...headingLines(look, question),
    ...pieces,
    ...flow(words(look, session, hasAllWords), width, ' · '),
  ]
}

function spoken(look: Look, session: Session, key: string, action: Action): string {
  const told = `${paint(look, 'key', key)}  ${actionText(look.lang, action, contextOf(session, action))}`
  const isLast = ('endConversation' in action || 'endSpend' in action) && terrorLeft(session) === 0
  return isLast ? `${told} (${paint(look, 'bad', text(look.lang, 'play.last.end'))})` : told
}

const terrorLeft = (session: Session): number => viewOf(session.game, stateOf(session)).terrorLeft

/** Actions of one kind share a hint; what stands alone has its own. */
function hints(look: Look, session: Session, entries: readonly [string, Action][]): string[] {
  const { lang } = look
  const state = stateOf(session)
  const keysWith = (verb: string) => entries.filter(([, action]) => verb in action).map(([key]) => key)
  const together = (keys: readonly string[], label: string) =>
    keys.length === 0 ? [] : [`${paint(look, 'key', keys.join(NO_BREAK_SPACE))} ${label}`]
  const converts = keysWith('convert')
  return [
    ...together(keysWith('play'), text(lang, 'play.can.play')),
    ...together(keysWith('facedown'), text(lang, 'play.can.facedown', { n: state.facedownCp })),
    ...together(keysWith('buy'), text(lang, 'play.can.buy')),
    ...together(cardChoices(entries), text(lang, 'play.can.choose')),
    ...together(
      converts.length === 0 ? [] : ['v A B'],
      text(lang, 'play.can.convert', { example: (converts[0] ?? '').replaceAll(' ', NO_BREAK_SPACE) }),
    ),
    ...reactions(look, session, entries),
    ...entries
      .filter(([, action]) => standsAlone(action))
      .map(([key, action]) => spoken(look, session, key, action).replace('  ', ' ')),
  ]
}

const cardChoices = (entries: readonly [string, Action][]): string[] =>
  entries.filter(([, action]) => 'choose' in action && action.choose !== 'done').map(([key]) => key)

function standsAlone(action: Action): boolean {
  if ('choose' in action) return action.choose === 'done'
  return ['concede', 'ability', 'settle', 'endConversation', 'endSpend'].some((verb) => verb in action)
}

/** One hint per reaction card: `r 4 N`, N being the die. */
function reactions(look: Look, session: Session, entries: readonly [string, Action][]): string[] {
  const { lang } = look
  const chance = percent(lang, rollOdds(1, stateOf(session).rollFours === 1).one)
  const cards = new Map<string, string>()
  for (const [key, action] of entries) {
    if ('react' in action) cards.set(action.react, key.replace(/\d+$/, 'N'))
  }
  return [...cards].map(([card, key]) => {
    const label = text(lang, 'play.can.react', { card: nameOf(lang, card), chance })
    return `${paint(look, 'key', key)} ${label}`
  })
}

/** On a low screen only what leads on: the help has all the others. */
function words(look: Look, session: Session, areAll: boolean): string[] {
  const { lang } = look
  const word = (key: string, label: string) => `${paint(look, 'key', key)} ${paint(look, 'quiet', label)}`
  const canUndo = undoRefusal(session) === null
  return [
    ...(canUndo ? [word('u', wordOf(lang, 'undo'))] : []),
    word('?', wordOf(lang, 'help')),
    ...(areAll ? ALL_WORDS : FEW_WORDS).map((command) => paint(look, 'quiet', wordOf(lang, command))),
    word('q', wordOf(lang, 'quit')),
  ]
}
