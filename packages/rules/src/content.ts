/** The shapes of everything a game is made of. Content is plain JSON data; nothing here runs. */

/** R7: how long a modifier holds. */
export type Duration = 'next' | 'conversation' | 'lasting'

/** One instruction of a card, in the notation of the card list; a list is applied left to right (C2). */
export type Effect =
  | { readonly op: 'cp'; readonly n: number }
  | { readonly op: 'threat'; readonly n: number }
  | { readonly op: 'threat-start' }
  | { readonly op: 'save'; readonly n: number }
  | { readonly op: 'kill'; readonly n: number }
  | { readonly op: 'hostages'; readonly n: number }
  | { readonly op: 'burn'; readonly n: number }
  | { readonly op: 'halve' }
  | { readonly op: 'reveal' }
  | { readonly op: 'reveal-all' }
  | { readonly op: 'add-escape' }
  | { readonly op: 'end' }
  | { readonly op: 'eliminate' }
  | { readonly op: 'escape' }
  | { readonly op: 'remove' }
  | { readonly op: 'dice'; readonly n: number; readonly duration: Duration }
  | { readonly op: 'fours'; readonly duration: Duration }
  | { readonly op: 'free'; readonly n: number }
  | { readonly op: 'takeback'; readonly n: number }
  | { readonly op: 'discard'; readonly n: number }
  | { readonly op: 'choose'; readonly options: readonly [Effects, Effects] }
  | { readonly op: 'roll'; readonly rows: Rows }
  | { readonly op: 'under'; readonly effect: Effects; readonly otherwise?: Effects }
  | { readonly op: 'no-convert' }
  | { readonly op: 'facedown-cp'; readonly n: number }
  | { readonly op: 'increase-double' }
  | { readonly op: 'hand-limit'; readonly n: number }
  | { readonly op: 'each-turn'; readonly effect: Effects }
  | { readonly op: 'to-side'; readonly n: number; readonly zone: string }
  | { readonly op: 'from-side'; readonly n: number; readonly zone: string }
  | { readonly op: 'save-side'; readonly n: number; readonly zone: string }
  | { readonly op: 'kill-side'; readonly n: number; readonly zone: string }
  | { readonly op: 'advance'; readonly n: number }

export type Effects = readonly Effect[]
export type OpName = Effect['op']

/** What a threat roll does with 2 or more, 1 or 0 successes (C2). */
export interface Rows {
  readonly two: Effects
  readonly one: Effects
  readonly none: Effects
}

/** A1: fires when the watched value comes to be `atMost` or less, or `atLeast` or more. */
export type Alert =
  | {
      readonly on: 'threat' | 'cp' | 'facedown'
      readonly atMost?: number
      readonly atLeast?: number
    }
  | { readonly on: 'conversation-end' }
  /** At the start of that turn. */
  | { readonly on: 'turn'; readonly atLeast: number }

export interface ConversationCard {
  readonly id: string
  readonly cost: number
  /** 1 or 2 in a set. */
  readonly copies: number
  /** A threat roll with rows, a plain effect without a roll, or a reaction that re-rolls one die (R4). */
  readonly resolve:
    | { readonly kind: 'roll'; readonly rows: Rows }
    | { readonly kind: 'plain'; readonly effect: Effects }
    | { readonly kind: 'reaction' }
}

export type DemandClass = 'major' | 'escape' | 'minor'

export interface Demand {
  readonly id: string
  readonly class: DemandClass
  /** M2: CP to pay, or the alert by which the demand concedes itself. */
  readonly cost: number | { readonly alert: Alert }
  readonly benefit: Effects
  /** M4 is not written here: it holds for every escape demand. */
  readonly penalty: Effects
}

/** A red or gold card of the terror deck; a minor demand is a red card too, given by `demand`. */
export interface TerrorCard {
  readonly id: string
  readonly colour: 'red' | 'gold'
  readonly copies: number
  readonly effect: Effects
  /** E2: resolved after the main effect while a demand is facedown. */
  readonly secondary: Effects
  /** A1: what happens later, while the card lies on the table with its marker. */
  readonly alert?: { readonly when: Alert; readonly effect: Effects }
  /** Resolve, then draw again. A card drawn never goes back into the deck, so this ends with the deck at the latest. */
  readonly again?: boolean
}

/** The rules printed on an abductor's card, as data. They end when he leaves play (X1). */
export type OwnRule =
  /** After a settled threat roll, before the row: each disjoint pair of equal faces fires once, by face 1–6. */
  | { readonly rule: 'doubles'; readonly faces: readonly Effects[] }
  /** Every `kill n` of a card is a rise of threat by n instead. */
  | { readonly rule: 'kill-raises-threat' }
  /** At the start of these turns one more escape demand joins, as long as fewer than `most` are in play. */
  | { readonly rule: 'escape-joins'; readonly turns: readonly number[]; readonly most: number }
  /** After the row of every threat roll of that many dice. */
  | { readonly rule: 'many-dice'; readonly atLeast: number; readonly effect: Effects }
  /** Once a turn, in the conversation, at that threat or above. */
  | {
      readonly rule: 'ability'
      readonly id: string
      readonly threatAtLeast: number
      readonly effect: Effects
    }
  /** At the start of every conversation, from that turn on (T1). */
  | { readonly rule: 'each-turn'; readonly from: number; readonly effect: Effects }

export interface Abductor {
  readonly id: string
  readonly hostages: number
  readonly threat: number
  /** S2: how many of `majorDemands` and of the escape demands start facedown. */
  readonly majors: number
  readonly escapes: number
  readonly rules: readonly OwnRule[]
}

/** Everything one game is played with: handed to the engine when a game is made. */
export interface GameContent {
  readonly abductor: Abductor
  /** Sorted by cost, then name (S4). */
  readonly conversation: readonly ConversationCard[]
  /** Red and gold; minor demands of the set are in `demands`, one terror card each. */
  readonly terror: readonly TerrorCard[]
  /** The abductor's majors, the escapes of his game, the minors of the terror set. */
  readonly demands: readonly Demand[]
  /** S5: how many red cards are dealt on top of the one gold card. */
  readonly redInDeck: number
  readonly second?: SecondInCommand
  readonly side?: SideZone
  /** A sequence of places; the game begins at the first, `advance` moves on to the next. */
  readonly stages?: readonly Stage[]
  /** The red cards from top to bottom; without it they are simply shuffled (S5). */
  readonly layers?: readonly DeckLayer[]
  readonly ends?: Ends
}

/** A 2nd in command with a name and ways of his own; what is left out is as §10 says. */
export interface SecondInCommand {
  readonly id: string
  /** X3: does each step of rising threat kill? */
  readonly killsOnRise?: boolean
  /** X4. */
  readonly sparesLast?: boolean
  /** X5; one who does not surrender is captured or, with an empty pool, eliminated like the abductor. */
  readonly surrenders?: boolean
  /** What happens as he takes over. */
  readonly arrives?: Effects
  /** At the start of every conversation with him. */
  readonly eachTurn?: Effects
}

/** Where hostages are apart from the others. Nobody is left there once the pool is empty: they join it. */
export interface SideZone {
  readonly id: string
  /** At the start, on top of those in the pool. */
  readonly hostages: number
}

export interface Stage {
  readonly id: string
  /** What happens on arriving there; never for the first. */
  readonly effect: Effects
}

/** `count` cards drawn from those that are named, or from all that no layer names. */
export interface DeckLayer {
  readonly cards: readonly string[] | 'rest'
  readonly count: number
}

export type ValueName =
  | 'saved'
  | 'killed'
  | 'pool'
  | 'side'
  | 'stage'
  | 'turn'
  | 'threat'
  | 'cp'
  | 'deck'
  | 'second'

export interface ValueTest {
  readonly value: ValueName
  readonly atLeast?: number
  readonly atMost?: number
}

/** Ends the game as soon as all of `when` holds, after any single step (G4). */
export interface EndTest {
  readonly id: string
  readonly result: 'won' | 'lost'
  readonly when: readonly ValueTest[]
}

/** Further ends of the game, and the usual victories that this game does not know. G2 always holds. */
export interface Ends {
  readonly tests: readonly EndTest[]
  readonly without?: readonly ('captured' | 'eliminated')[]
}
