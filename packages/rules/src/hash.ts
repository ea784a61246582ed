import { Mixer } from './mixer.ts'
import type { State } from './state.ts'

/** Every field of the state, in the order it is hashed. */
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

/** Sixteen hex digits that tell positions apart: written beside every step of a save, so that replay proves itself. */
export function hashState(s: State): string {
  const mixer = new Mixer()
  mixer.begin()
  for (const field of FIELDS) {
    const value = s[field]
    if (typeof value === 'number') mixer.add(value)
    else mixer.addAll(value)
  }
  return hex(mixer.low) + hex(mixer.high)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
