import { type AnalysedAction, Explanation, Greedy } from '@negotiator/advisor'
import { whyText } from '@negotiator/language'
import { type Move, toMove } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { lang, nameIn, t } from '../words/words.ts'

/**
 * Why the best action of a ranking is the best, or what another one lacks. What an action leaves to decide is
 * decided by rules of thumb: that needs nothing that was learned.
 */
export function whyOf(position: Session, ranking: readonly AnalysedAction[], rank: number): string {
  const { game, setup } = position
  const state = stateOf(position)
  const moves = ranking.map(({ action, ...rest }) => ({ ...rest, move: toMove(game, state, action) as Move }))
  const advice = { version: 0, chance: ranking[0]!.value, margin: null, moves, nodes: 0, playouts: 0 }
  const explained = new Explanation(game, state, new Greedy(game), advice).explain(rank)
  const name = state.second === 1 ? t('advisor.second') : nameIn(setup.abductor)
  return whyText(lang.value, explained, name)
}
