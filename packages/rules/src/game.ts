import type { Effects, GameContent } from './content.ts'

/** A condition on a watched value (A1), one entry per demand or terror card. */
export interface AlertTable {
  readonly on: readonly number[]
  readonly atMost: readonly number[]
  readonly atLeast: readonly number[]
}

/**
 * A game's content compiled to integers: cards by kind, effects as programs in `code`.
 * Made once by `compileGame`, shared by every state played with it, never changed.
 */
export interface Game {
  readonly content: GameContent
  /** Instructions of four integers each; a program is an address (pc) into it and ends with END. */
  readonly code: Int32Array
  /** Three programs per threat roll: 0, 1, 2+ successes. */
  readonly rowPc: readonly number[]

  readonly cardIds: readonly string[]
  readonly cardCost: readonly number[]
  /** C2: the rows of the card's threat roll, or -1 if it resolves without one, by `cardPc`. */
  readonly cardRows: readonly number[]
  readonly cardPc: readonly number[]
  readonly allCards: number
  readonly allPairs: number
  readonly freeCards: number
  readonly reactionCards: number
  /** Cards with `takeback` in a row: never taken back themselves. */
  readonly takebackCards: number
  /** Kinds that cost at most that many CP, by CP. */
  readonly affordable: readonly number[]

  /** Red kinds come first; from `firstGold` on they are gold. */
  readonly terrorIds: readonly string[]
  readonly terrorCopies: readonly number[]
  readonly firstGold: number
  readonly terrorPc: readonly number[]
  readonly secondaryPc: readonly number[]
  readonly terrorAlert: AlertTable
  readonly terrorAlertPc: readonly number[]
  /** The demand that a red card is, or -1. */
  readonly terrorDemand: readonly number[]

  readonly demandIds: readonly string[]
  readonly demandClass: readonly number[]
  readonly demandCost: readonly number[]
  /** The same by what a place holds (`places.ts`): only what lies faceup can be conceded. */
  readonly priceAtPlace: readonly number[]
  readonly demandAlert: AlertTable
  readonly benefitPc: readonly number[]
  readonly penaltyPc: readonly number[]
  /** The program of a penalty's `each-turn`, or -1. */
  readonly eachTurnPc: readonly number[]
  /** The terror card that a minor demand is, or -1. */
  readonly demandTerror: readonly number[]

  /** Does any card watch threat, CP or facedown cards? */
  readonly hasWatchers: boolean
  /** Does any terror card, does any demand wait for the end of a conversation? */
  readonly hasEndCards: boolean
  readonly hasEndDemands: boolean

  readonly doublesPc: readonly number[] | null
  readonly killRaisesThreat: boolean
  /** 1 at the turns at whose start an escape demand joins. */
  readonly joinsAt: Uint8Array
  readonly joinMost: number
  readonly manyDice: number
  readonly manyDicePc: number
  readonly abilityId: string | null
  readonly abilityThreat: number
  readonly abilityPc: number

  /** 1 for terror cards after which another one is drawn. */
  readonly terrorAgain: Uint8Array
  readonly hasAgain: boolean
  /** By number of red cards left, the kinds (from, to) that the top one is of; null where all are shuffled (S5). */
  readonly layerFrom: Int32Array | null
  readonly layerTo: Int32Array | null

  readonly secondKillsOnRise: boolean
  readonly secondSparesLast: boolean
  readonly secondSurrenders: boolean
  readonly secondArrivesPc: number
  readonly secondTurnPc: number

  /** Is there anything of a game's own at the start of a turn: a rule, an alert, an end test? */
  readonly hasTurnRules: boolean
  readonly ownTurnFrom: number
  readonly ownTurnPc: number

  /** By place of the sequence, what happens on arriving. */
  readonly stagePc: readonly number[]
  readonly choices: readonly CompiledChoice[]
  readonly ends: EndTable | null
  readonly captureWins: boolean
  readonly eliminationWins: boolean
}

/** Where the programs of a choice lie, and what they were made of: so that it can be told. */
export interface CompiledChoice {
  readonly first: number
  readonly second: number
  readonly options: readonly [Effects, Effects]
}

/** End tests, losses first (G4). */
export interface EndTable {
  readonly ids: readonly string[]
  readonly isWon: readonly boolean[]
  /** Of each test its conditions, three integers each: value, least, most. */
  readonly conditions: readonly Int32Array[]
}
