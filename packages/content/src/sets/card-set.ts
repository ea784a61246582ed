import type { PackId } from '../pack.ts'
import { PACKS } from '../packs.ts'

/** What a game is played with beside the abductor and his demands (§12). Pairs are never split, so kinds say it all. */
export interface CardSet {
  readonly conversation: readonly string[]
  /** How many of each red card, minor demands apart. */
  readonly terror: Readonly<Record<string, number>>
  readonly minors: readonly string[]
  readonly pivotal: readonly string[]
}

/** A set as a file. */
export interface SetFile extends CardSet {
  readonly format: 'negotiator-set'
  readonly version: 1
  readonly name: string
}

/** The unmixed set of one game. */
export function setOfGame(id: PackId): CardSet {
  const { conversation, terror, minors, pivotal } = PACKS[id]
  return {
    conversation: conversation.map((card) => card.id),
    terror: Object.fromEntries(terror.map((card) => [card.id, card.copies])),
    minors: minors.map((demand) => demand.id),
    pivotal: pivotal.map((card) => card.id),
  }
}
