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
}
