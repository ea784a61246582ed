import { rankingFrom } from '@negotiator/advisor'
import { legalActions } from '@negotiator/rules'
import { positionOf, type Session, stateOf, upTo } from '@negotiator/session'
import type { PracticeItem } from '../store/database.ts'

/** More points than there are. */
const MOST_LOSS = 1.5

/**
 * The position of a mistake, from the game it was made in; null if that game went another way, or if anything about
 * the mistake is damaged.
 */
export function questionOf(item: PracticeItem, session: Session): Session | null {
  const { step, hash, ranking, made, loss, error } = item
  if (!Number.isSafeInteger(step) || step < 0 || step >= session.steps.length) return null
  const before = upTo(session, step)
  if (positionOf(before).hash !== hash) return null
  const isWhole =
    rankingFrom(ranking, legalActions(session.game, stateOf(before))) !== null &&
    Number.isSafeInteger(made) &&
    ranking[made] !== undefined &&
    [loss, error].every((n) => typeof n === 'number' && n >= 0 && n < MOST_LOSS)
  if (!isWhole) return null
  // Taken back as often as the player likes; the dice are the game's own, not those of a real table.
  return { ...before, setup: { ...before.setup, practice: true, ownDice: false }, hints: [] }
}
