import type { Abductor, ConversationCard, Demand, TerrorCard } from '@negotiator/rules'

export type PackId = 'base' | 'cw'

/** B1: how many copies of a red card belong to which part of a red set. */
export interface TerrorGroup {
  readonly fixed?: number
  readonly raiser?: number
  readonly other?: number
}

export type TerrorGroups = Readonly<Record<string, TerrorGroup>>

/** All cards of one printed game. */
export interface Pack {
  readonly id: PackId
  readonly abductors: readonly Abductor[]
  readonly conversation: readonly ConversationCard[]
  /** Red cards without the minor demands, which make the set 21. */
  readonly terror: readonly TerrorCard[]
  /** By id of the red card. */
  readonly terrorGroups: TerrorGroups
  readonly pivotal: readonly TerrorCard[]
  /** By the abductor who makes them. */
  readonly majors: Readonly<Record<string, readonly Demand[]>>
  readonly escapes: readonly Demand[]
  readonly minors: readonly Demand[]
}
