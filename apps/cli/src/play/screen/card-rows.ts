import { shortEffect, text } from '@negotiator/language'
import type { ConversationCard, Odds } from '@negotiator/rules'
import type { Look } from '../../terminal/look.ts'
import { percent } from './percent.ts'

const SUCCESSES = ['2+', '1', '0']

/** The chance of each row as its heading: `2+: 11%`. */
export const chanceHeadings = ({ lang }: Look, odds: Odds): readonly string[] =>
  [odds.two, odds.one, odds.none].map((chance, i) =>
    text(lang, 'play.row', { row: SUCCESSES[i]!, chance: percent(lang, chance) }),
  )

/** The three rows in short words; null for a card that makes no roll. */
export function shortRows({ lang }: Look, { resolve }: ConversationCard): readonly string[] | null {
  if (resolve.kind !== 'roll') return null
  const { two, one, none } = resolve.rows
  return [two, one, none].map((row) => shortEffect(lang, row))
}

/** What a card without a roll does. */
export function withoutRoll({ lang }: Look, { resolve }: ConversationCard): string {
  if (resolve.kind !== 'plain') return text(lang, 'play.card.reaction')
  return text(lang, 'play.card.plain', { effect: shortEffect(lang, resolve.effect) })
}
