import { inForce, text } from '@negotiator/language'
import { type Odds, oddsNow, rollOdds } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import { headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { chanceHeadings } from '../screen/card-rows.ts'
import { foursCountNow } from '../screen/fours-count.ts'
import type { Answer } from './answer.ts'

const DICE = [1, 2, 3, 4, 5]

/** The chances of a threat roll now, beside those with more or fewer dice. */
export const answerOdds: Answer = (look, session) => {
  const { lang } = look
  const state = stateOf(session)
  const now = oddsNow(state)
  const fours = foursCountNow(state)
  const title = text(lang, 'cli.odds.title', { dice: now.dice })
  const forces = inForce(lang, session.game, state)
  return [
    ...headingLines(look, title),
    ...DICE.map((dice) => oddsLine(look, rollOdds(dice, fours), dice === now.dice)),
    ...(forces.length === 0 ? [] : wrap(`${text(lang, 'play.in-force')}  ${forces.join(' · ')}`, look.width)),
    ...wrap(paint(look, 'quiet', text(lang, 'play.odds.note')), look.width),
  ]
}

function oddsLine(look: Look, odds: Odds, isNow: boolean): string {
  const columns = chanceHeadings(look, odds).map((chance) => padEnd(chance, 10))
  const dice = padEnd(text(look.lang, 'play.dice', { n: odds.dice }), 6)
  const line = `${dice} ${columns.join(' ')}`.trimEnd()
  return isNow ? `> ${paint(look, 'strong', line)}` : `  ${line}`
}
