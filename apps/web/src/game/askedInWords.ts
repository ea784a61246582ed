import { actionWords } from '@negotiator/language'
import { type Action, legalActions, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { digitOf } from '../table/digits.ts'
import { lang, t } from '../words/words.ts'

/** What the player is asked, with the keys that answer: whoever listens sees neither dice that beat nor badges. */
export function askedInWords({ game, ...rest }: Session): string {
  const state = stateOf({ game, ...rest })
  const { choice, pending } = viewOf(game, state)
  const legal = legalActions(game, state)
  if (pending === 'roll') return rollInWords(legal)
  if (choice === null) return ''
  const option = (action: Action, key: string) =>
    t('web.choice.key', { key, what: actionWords(lang.value, game, state, action).replace(/\.$/, '') })
  const options = [...new Map(legal.flatMap(chosen)).values()]
  const done = legal.find((action) => 'choose' in action && action.choose === 'done')
  return [
    t(`cli.prompt.choice.${choice.kind}`, { n: choice.left }),
    ...options.flatMap((action, i) => option(action, digitOf(i) ?? '')),
    ...(done === undefined ? [] : [option(done, 'e')]),
  ].join(' ')
}

/** Copies of a card are one answer. */
const chosen = (action: Action): readonly (readonly [string, Action])[] =>
  'choose' in action && action.choose !== 'done' ? [[action.choose, action]] : []

/** R3, R4. */
const rollInWords = (legal: readonly Action[]): string =>
  [
    ...(legal.some((action) => 'convert' in action) ? [t('web.roll.fours')] : []),
    ...(legal.some((action) => 'react' in action) ? [t('web.roll.again')] : []),
  ].join(' ')
