import { argA, BUY, END_SPEND, type Game, handSize, type Move, type State, verbOf } from '@negotiator/rules'
import { byValue, type RankedMove } from './deepen.ts'

/**
 * What is certain of a spend phase: points that are left are lost (P4), so a purchase is worth no less than the end,
 * which is still there after it; and what costs nothing (P2) takes nothing away from any other purchase. That holds as
 * long as the hand has room (P3). Where the values say otherwise they are in error, and what is certain counts.
 */
export function noWorseForBuying(game: Game, s: State, ranked: readonly RankedMove[]): readonly RankedMove[] {
  const end = ranked.find(({ move }) => move === END_SPEND)
  const room = s.handLimit - handSize(s)
  if (end === undefined || room < 2) return ranked
  const best = ranked[0]!.value
  const least = ({ move }: RankedMove) =>
    isFree(game, move) && room > 2 ? best : isHarmless(game, move) ? end.value : 0
  const certain = ranked.map((each) => ({ ...each, value: Math.max(each.value, least(each)) }))
  const isFirstEnd = ranked[0] === end
  const first = certain.find(({ move }) => !isFirstEnd || isHarmless(game, move)) ?? certain[0]!
  return [first, ...certain.filter((each) => each !== first).sort(byValueEndLast)]
}

const byValueEndLast = (a: RankedMove, b: RankedMove): number =>
  byValue(a, b) || Number(a.move === END_SPEND) - Number(b.move === END_SPEND)

const isFree = (game: Game, move: Move): boolean => verbOf(move) === BUY && game.cardCost[argA(move)] === 0

/** Nothing looks at the points that it takes, unless a pack says so. */
export const isHarmless = (game: Game, move: Move): boolean =>
  verbOf(move) === BUY && (isFree(game, move) || !watchesFewPoints(game))

/** Is there an end of the pack's own, or an alert (A2), that having fewer points might bring? */
function watchesFewPoints({ content, ends }: Game): boolean {
  if (ends !== null) return true
  const alerts = [
    ...content.demands.flatMap(({ cost }) => (typeof cost === 'number' ? [] : [cost.alert])),
    ...content.terror.flatMap(({ alert }) => (alert === undefined ? [] : [alert.when])),
  ]
  return alerts.some((alert) => alert.on === 'cp' && (alert.atMost ?? -1) >= 0)
}
