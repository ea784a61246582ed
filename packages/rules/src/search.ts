/** The numbers of a position and of a move, for code that searches or learns; everybody else reads a `View`. */

export { lowestBit, popcount } from './bits.ts'
export {
  CLASS_ESCAPE,
  CLASS_MAJOR,
  CLASS_MINOR,
  PHASE_CONVERSATION,
  PHASE_SPEND,
  PHASE_TERROR,
  RESULT_NONE,
  RESULT_WON,
} from './codes.ts'
export { escapeConceded } from './conversation.ts'
export { copyState } from './copy.ts'
export { ROLLS } from './dice-tables.ts'
export { Mixer } from './mixer.ts'
export {
  argA,
  argB,
  BUY,
  CHOOSE_CARD,
  CHOOSE_DONE,
  CHOOSE_PLACE,
  CONCEDE,
  CONVERT,
  END_CONVERSATION,
  END_SPEND,
  FACEDOWN,
  makeMove,
  PLAY,
  REACT,
  SETTLE,
  verbOf,
} from './moves.ts'
export { classOf, FACE_CONCEDED, FACE_DOWN, FACE_UP, faceOf, kindOf } from './places.ts'
export {
  canConvert,
  DIAL_DICE,
  foursCount,
  pairsCount,
  pendingSuccesses,
  rerollable,
  threatDice,
} from './roll.ts'
export {
  FRAME_CHOOSE,
  FRAME_DISCARD,
  FRAME_FREE,
  FRAME_REVEAL,
  FRAME_ROLL,
  FRAME_TAKEBACK,
  topFrame,
} from './stack.ts'
export { addToPlayed, handSize, returnPlayed, takeFromHand } from './zones.ts'
