import { Mixer } from './mixer.ts'
import { frameParts } from './stack.ts'
import type { State } from './state.ts'

/** The fields of the state that every game has, in the order they are hashed. */
const FIELDS: readonly (keyof State)[] = [
  'turn',
  'phase',
  'threat',
  'cp',
  'pool',
  'saved',
  'killed',
  'second',
  'hand',
  'handPair',
  'available',
  'availablePair',
  'played',
  'playedPair',
  'removed',
  'removedPair',
  'redLeft',
  'goldLeft',
  'drawn',
  'unseenMajors',
  'unseenEscapes',
  'diceNext',
  'diceConversation',
  'diceLasting',
  'penaltyNext',
  'penaltyConversation',
  'foursNext',
  'foursConversation',
  'foursLasting',
  'noConvert',
  'facedownCp',
  'increaseFactor',
  'handLimit',
  'abilityUsed',
  'facedowns',
  'ended',
  'resolving',
  'roll',
  'rollCount',
  'rollConverted',
  'rollFours',
  'successes',
  'result',
  'reason',
  'unseen',
  'discard',
  'places',
  'eachTurn',
  'alerts',
  'stack',
]

/**
 * Sixteen hex digits that tell positions apart: written beside every step of a save, so that replay proves itself.
 * Of a frame its parts count, not how they are packed: that may change, the hashes of old saves may not.
 */
export function hashState(s: State): string {
  const mixer = new Mixer()
  mixer.begin()
  for (const field of FIELDS) {
    const value = s[field]
    if (typeof value === 'number') mixer.add(value)
    else mixer.addAll(field === 'stack' ? value.flatMap(frameParts) : value)
  }
  // Later additions count only where a game has them, so that the hashes of old saves stay what they were.
  if ((s.side | s.stage) !== 0) {
    mixer.add(s.side)
    mixer.add(s.stage)
  }
  return hex(mixer.low) + hex(mixer.high)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
