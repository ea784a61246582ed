import {
  argA,
  CLASS_ESCAPE,
  CONCEDE,
  CONVERT,
  canConvert,
  classOf,
  END_CONVERSATION,
  FACE_CONCEDED,
  FRAME_ROLL,
  faceOf,
  type Game,
  type Move,
  PHASE_CONVERSATION,
  PHASE_SPEND,
  PLAY,
  REACT,
  type State,
  topFrame,
  verbOf,
} from '@negotiator/rules'
import { rolesOf } from '../roles.ts'

export const THEMES = [
  'last-conversation',
  'conversion',
  're-roll',
  'escape-gamble',
  'second-in-command',
  'demand-timing',
  'buying',
  'elimination',
  'rescue',
  'calming',
  'walking-away',
  'choice',
  'talking',
] as const

export type Theme = (typeof THEMES)[number]

/** What a decision is about; the first one is the rarest that fits. */
export function themesOf(game: Game, s: State, legal: readonly Move[], best: Move): Theme[] {
  const themes = THEMES.filter((theme) => TESTS[theme](game, s, legal, best))
  return themes.length === 0 ? ['talking'] : themes
}

type Test = (game: Game, s: State, legal: readonly Move[], best: Move) => boolean

const isPending = (s: State): boolean => s.stack.length > 0
const isTalking = (s: State): boolean => s.phase === PHASE_CONVERSATION && !isPending(s)

/** The best move plays a card of that role. */
const plays =
  (role: 'eliminate' | 'save' | 'calm'): Test =>
  (game, s, _, best) =>
    isTalking(s) && verbOf(best) === PLAY && rolesOf(game)[role].includes(argA(best))

const TESTS: Readonly<Record<Theme, Test>> = {
  'last-conversation': (_, s) => s.redLeft + s.goldLeft === 0 && s.phase === PHASE_CONVERSATION,
  conversion: (_, s, __, best) => topFrame(s) === FRAME_ROLL && canConvert(s) && verbOf(best) !== REACT,
  're-roll': (_, s, legal, best) =>
    topFrame(s) === FRAME_ROLL && legal.some((move) => verbOf(move) === REACT) && verbOf(best) !== CONVERT,
  'escape-gamble': (_, s, __, best) =>
    s.second === 0 &&
    s.phase === PHASE_CONVERSATION &&
    (concedesEscape(s, best) ||
      s.places.some((place) => faceOf(place) === FACE_CONCEDED && classOf(place) === CLASS_ESCAPE)),
  'second-in-command': (_, s) => s.second === 1,
  // Also when the right thing is to wait.
  'demand-timing': (_, s, legal) => isTalking(s) && legal.some((move) => verbOf(move) === CONCEDE),
  buying: (_, s) => s.phase === PHASE_SPEND && !isPending(s),
  elimination: plays('eliminate'),
  rescue: plays('save'),
  calming: plays('calm'),
  'walking-away': (_, s, __, best) => isTalking(s) && best === END_CONVERSATION,
  choice: (_, s) => isPending(s) && topFrame(s) !== FRAME_ROLL,
  talking: () => false,
}

const concedesEscape = (s: State, move: Move): boolean =>
  verbOf(move) === CONCEDE && classOf(s.places[argA(move)]!) === CLASS_ESCAPE
