import type {
  Abductor,
  ConversationCard,
  DeckLayer,
  Demand,
  Effects,
  Ends,
  SecondInCommand,
  SideZone,
  Stage,
  TerrorCard,
} from '@negotiator/rules'
import type { PackId } from './pack.ts'

/** A pack as a file: data only. Every id in it begins with the pack's own and a dot. */
export interface PackFile {
  readonly format: 'negotiator-pack'
  readonly version: 1
  readonly id: string
  readonly author?: string
  /** By language; English and French are what the programs speak, others may be there. */
  readonly texts: Readonly<Record<string, PackTexts>>
  /** Who is a man or a woman, for sentences that say he or she. */
  readonly voices?: Readonly<Record<string, 'm' | 'f'>>
  readonly abductors?: readonly PackAbductor[]
  readonly conversation?: readonly ConversationCard[]
  readonly demands?: readonly Demand[]
  readonly terror?: readonly PackTerrorCard[]
  readonly pivotal?: readonly PackPivotalCard[]
  readonly overrides?: Overrides
}

export interface PackTexts {
  readonly title: string
  readonly description?: string
  /** By id. */
  readonly names: Readonly<Record<string, string>>
  readonly flavour?: Readonly<Record<string, string>>
  readonly stories?: Readonly<Record<string, string>>
}

/** A red card; `group` is its part in B1. */
export interface PackTerrorCard extends Omit<TerrorCard, 'colour'> {
  readonly group?: 'raiser' | 'other'
}

export type PackPivotalCard = Pick<TerrorCard, 'id' | 'effect'>

export interface PackAbductor extends Abductor {
  /** Whose sets he is played with unless others are chosen, and whose escape demands are his (M1). */
  readonly game: PackId
  readonly majorDemands?: readonly string[]
  /** Instead of the escape demands of his game. */
  readonly escapeDemands?: readonly string[]
  readonly redInDeck?: number
  readonly second?: SecondInCommand
  readonly side?: SideZone
  readonly stages?: readonly Stage[]
  readonly layers?: readonly DeckLayer[]
  readonly ends?: Ends
  /** B4. */
  readonly build?: BuildInstructions
  readonly variants?: readonly Variant[]
}

/** B4: what becomes of the set that was built. */
export interface BuildInstructions {
  readonly conversation?: ListInstructions
  readonly terror?: ListInstructions
  readonly minors?: ListInstructions
  readonly pivotal?: ListInstructions
}

/** First what is kept of the set, then what is taken out of it, then what comes in. */
export interface ListInstructions {
  readonly keep?: 'all' | 'none'
  readonly remove?: readonly string[]
  readonly add?: readonly string[]
}

/** The same abductor, easier or harder. */
export interface Variant {
  readonly id: string
  readonly hostages?: number
  readonly threat?: number
  readonly majors?: number
  readonly escapes?: number
  readonly redInDeck?: number
  readonly side?: number
}

/** Single values of built-in cards, by id: what the owner of a printed copy reads there. */
export interface Overrides {
  readonly conversation?: Readonly<
    Record<
      string,
      {
        readonly cost?: number
        readonly two?: Effects
        readonly one?: Effects
        readonly none?: Effects
        readonly effect?: Effects
      }
    >
  >
  readonly terror?: Readonly<Record<string, { readonly effect?: Effects; readonly secondary?: Effects }>>
  readonly demands?: Readonly<
    Record<string, { readonly cost?: number; readonly benefit?: Effects; readonly penalty?: Effects }>
  >
  readonly abductors?: Readonly<
    Record<
      string,
      {
        readonly hostages?: number
        readonly threat?: number
        readonly majors?: number
        readonly escapes?: number
        /** All of the abductor's own rules. */
        readonly rules?: Abductor['rules']
      }
    >
  >
}
