/**
 * A move is a decision as one integer, for simulation and search: four bits of verb and two arguments of eight
 * bits. It means something only for one compiled game; what is stored or sent is an `Action` with ids.
 */
export type Move = number

export const PLAY = 0
export const FACEDOWN = 1
export const CONVERT = 2
export const REACT = 3
export const SETTLE = 4
export const CONCEDE = 5
export const ABILITY = 6
export const BUY = 7
export const CHOOSE_CARD = 8
export const CHOOSE_PLACE = 9
export const CHOOSE_OPTION = 10
export const CHOOSE_DONE = 11
export const END_CONVERSATION = 12
export const END_SPEND = 13

export const makeMove = (verb: number, a = 0, b = 0): Move => verb | (a << 4) | (b << 12)
export const verbOf = (move: Move): number => move & 15
export const argA = (move: Move): number => (move >>> 4) & 255
export const argB = (move: Move): number => (move >>> 12) & 255

/** By name, for whoever writes moves from outside (a search, a test); `card`, `place`, `option`, `done` answer a choice. */
const VERBS = {
  play: PLAY,
  facedown: FACEDOWN,
  convert: CONVERT,
  react: REACT,
  settle: SETTLE,
  concede: CONCEDE,
  ability: ABILITY,
  buy: BUY,
  card: CHOOSE_CARD,
  place: CHOOSE_PLACE,
  option: CHOOSE_OPTION,
  done: CHOOSE_DONE,
  endConversation: END_CONVERSATION,
  endSpend: END_SPEND,
} as const
export const moveOf = (verb: keyof typeof VERBS, a = 0, b = 0): Move => makeMove(VERBS[verb], a, b)

/** No position has more legal moves: 30 kinds give 465 pairs for a conversion. */
export const MOST_MOVES = 640
