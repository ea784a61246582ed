/** Small integers that stand for words inside the state; their order is part of the state hash. */

export const PHASE_CONVERSATION = 0
export const PHASE_SPEND = 1
export const PHASE_TERROR = 2
export const PHASE_OVER = 3
export const PHASES = ['conversation', 'spend', 'terror', 'over'] as const

export const RESULT_NONE = 0
export const RESULT_WON = 1
export const RESULT_LOST = 2
export const RESULTS = [null, 'won', 'lost'] as const

export const REASON_CAPTURED = 1
export const REASON_ELIMINATED = 2
export const REASON_SURRENDERED = 3
export const REASON_KILLED = 4
export const REASON_ESCAPED = 5
export const REASON_NO_TERROR_CARD = 6
/** By an end test of the game's own. */
export const REASON_OWN_VICTORY = 7
export const REASON_OWN_DEFEAT = 8
export const REASONS = [
  null,
  'captured',
  'eliminated',
  'surrendered',
  'too-many-killed',
  'escaped',
  'no-terror-card',
  'own-victory',
  'own-defeat',
] as const

export type PhaseName = (typeof PHASES)[number]
export type ResultName = NonNullable<(typeof RESULTS)[number]>
export type ReasonName = NonNullable<(typeof REASONS)[number]>

/** How games are won and how they are lost, in the order in which readers list them. */
export const VICTORIES = [
  REASONS[REASON_CAPTURED],
  REASONS[REASON_ELIMINATED],
  REASONS[REASON_SURRENDERED],
  REASONS[REASON_OWN_VICTORY],
] as const
export const DEFEATS = [
  REASONS[REASON_KILLED],
  REASONS[REASON_ESCAPED],
  REASONS[REASON_NO_TERROR_CARD],
  REASONS[REASON_OWN_DEFEAT],
] as const

/** D1: the ends of the dial. */
export const THREAT_S = 0
export const THREAT_K = 7

export const DURATIONS = ['next', 'conversation', 'lasting'] as const
export const DURATION_NEXT = 0
export const DURATION_LASTING = 2

export const CLASS_MAJOR = 0
export const CLASS_ESCAPE = 1
export const CLASS_MINOR = 2
export const CLASSES = ['major', 'escape', 'minor'] as const

export const ALERT_NONE = 0
export const ALERT_THREAT = 1
export const ALERT_CP = 2
export const ALERT_FACEDOWN = 3
export const ALERT_CONVERSATION_END = 4
export const ALERT_TURN = 5

/** P3, unless a rule that lasts says otherwise. */
export const HAND_LIMIT = 10
