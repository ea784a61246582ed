/**
 * A position as a row of small numbers ("digits"), which the tables of the network are indexed by.
 * Fixed ones first, then one per conversation card kind, then one per role of cards and one per promise of a hand.
 */
export const THREAT = 0
export const POOL = 1
export const SLACK = 2
export const LEFT = 3
export const SECOND = 4
export const CP = 5
export const DICE = 6
export const FOURS = 7
export const HAND_SIZE = 8
export const HAND_COST = 9
export const MAJORS = 10
export const ESCAPES = 11
export const MINORS = 12
export const BURNS = 13
export const KILLS = 14
export const TURN_COUNTERS = 15
export const RULES = 16
export const ROLL = 17
export const TURN = 18
export const SHOWN_ESCAPES = 19
export const FIRST_CARD = 20
