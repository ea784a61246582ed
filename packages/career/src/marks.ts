/** What of a game the achievements ask for, as numbers; what is not there is 0. */
export interface Marks {
  /** Hostages saved while threat was on K. */
  savedAtK: number
  savedInTurn2: number
  hostagesAdded: number
  /** The turn of the elimination, 0 without one; how many were inside then; was the gold card drawn before? */
  eliminatedInTurn: number
  insideAtElimination: number
  eliminatedAfterGold: number
  /** Demands in play that were not faceup at once, and those of them that were turned up. */
  hiddenDemands: number
  majorsRevealed: number
  escapesRevealed: number
  revealedInTurn1: number
  /** Of any class; majors; escapes. */
  conceded: number
  majorsConceded: number
  escapesConceded: number
  /** Won by the benefit of conceding Medical Care. */
  wonByMedicalCare: number
  /** Conversation phases without a card. */
  silentTurns: number
  /** The most within one conversation phase, gross. */
  mostSaved: number
  mostCalmed: number
  mostFacedown: number
  mostCp: number
  mostEscapesConceded: number
  mostConcededThemselves: number
  mostDice: number
  /** The most pairs that fired in one threat roll. */
  mostDoubles: number
  /** Re-rolled dice that came up 6 and made a pair of sixes. */
  sixesByReroll: number
  highestThreat: number
  lastThreat: number
  /** At the end the gold card was the only terror card left. */
  onlyGoldLeft: number
}

export const noMarks = (): Marks => ({
  savedAtK: 0,
  savedInTurn2: 0,
  hostagesAdded: 0,
  eliminatedInTurn: 0,
  insideAtElimination: 0,
  eliminatedAfterGold: 0,
  hiddenDemands: 0,
  majorsRevealed: 0,
  escapesRevealed: 0,
  revealedInTurn1: 0,
  conceded: 0,
  majorsConceded: 0,
  escapesConceded: 0,
  wonByMedicalCare: 0,
  silentTurns: 0,
  mostSaved: 0,
  mostCalmed: 0,
  mostFacedown: 0,
  mostCp: 0,
  mostEscapesConceded: 0,
  mostConcededThemselves: 0,
  mostDice: 0,
  mostDoubles: 0,
  sixesByReroll: 0,
  highestThreat: 0,
  lastThreat: 0,
  onlyGoldLeft: 0,
})
