import type { Game } from '@negotiator/rules'

/**
 * A card's number is its place in the set, from 1: the same all game long, in the hand, in the available area and
 * among the played cards. So a key typed twice in a hurry never hits another card.
 */
export function numberOf(game: Game, card: string): number {
  return game.cardIds.indexOf(card) + 1
}

export function cardOf(game: Game, number: number): string | undefined {
  return game.cardIds[number - 1]
}
