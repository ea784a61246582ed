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
  let low = 0x811c9dc5
  let high = 0x1b873593
  const add = (value: number) => {
    low = Math.imul(low ^ value, 0x01000193)
    high = Math.imul(high ^ (value + 0x9e3779b9), 0x85ebca6b)
    low ^= low >>> 15
    high ^= high >>> 13
  }
  for (const field of FIELDS) {
    const value = s[field]
    if (typeof value === 'number') {
      add(value)
    } else {
      add(value.length)
      for (const item of value) add(item)
    }
  }
  return hex(low) + hex(high)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
