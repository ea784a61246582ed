import { type Action, type Effects, pendingSuccesses, type Rows } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { legal, session, state } from '../game/gameCtrl.ts'
import { paying, rerolling } from '../game/selectionCtrl.ts'
import { conversationCard, terrorCard } from '../table/cards.ts'

/** Successes of the roll on the table as it lies. */
export const successesNow = (): number => pendingSuccesses(state.value)

/** The card whose roll lies on the table; null if nobody played or drew one. */
export function idOnTable(): string | null {
  const { resolving, drawn } = state.value
  const { cardIds, terrorIds } = session.value.game
  return cardIds[resolving] ?? terrorIds[drawn] ?? null
}

/** The rows of a card that was played, or of one that was drawn. */
export function rowsOf(id: string, isDrawn: boolean): Rows | null {
  if (!isDrawn) {
    const { resolve } = conversationCard(id)
    return resolve.kind === 'roll' ? resolve.rows : null
  }
  const roll = terrorCard(id)?.effect.find((effect) => effect.op === 'roll')
  return roll?.op === 'roll' ? roll.rows : null
}

/** The row that counts with so many successes. */
export function rowFor(successes: number): Effects | null {
  const id = idOnTable()
  const rows = id === null ? null : rowsOf(id, state.value.resolving < 0)
  return rows && (successes >= 2 ? rows.two : successes === 1 ? rows.one : rows.none)
}

/** R3: a 4 that becomes a success, with whichever cards; null if none can. */
export const turned = (): Action | null => legal.value.find((action) => 'convert' in action) ?? null

export const canConvert = (): boolean => turned() !== null

/** The card that would re-roll this die, if one can: the one that was picked, or any. */
export function rerollWith(die: number): string | null {
  const cards = legal.value.flatMap((each) => ('react' in each && each.die === die ? [each.react] : []))
  return cards.find((card) => card === rerolling.value) ?? cards[0] ?? null
}

export const canReroll = (): boolean => legal.value.some((action) => 'react' in action)

export function reroll(die: number): void {
  const card = rerollWith(die)
  if (card !== null) act({ react: card, die })
}

/**
 * R4: from one die that can be rolled again to the next; what has the focus is rolled by Enter, as any button, even a 4
 * that would else be turned.
 */
export function focusNextDie(): boolean {
  const dice = [...document.querySelectorAll<HTMLElement>('[data-rerolls]')]
  const card = legal.value.find((each) => 'react' in each)
  if (card === undefined || !('react' in card)) return false
  paying.value = null
  rerolling.value ??= card.react
  const next = dice[dice.indexOf(document.activeElement as HTMLElement) + 1] ?? dice[0]
  next?.focus()
  return next !== undefined
}
