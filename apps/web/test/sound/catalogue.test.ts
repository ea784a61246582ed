import { describe, expect, test } from 'vitest'
import { SOUND_NAMES, SOUNDS } from '../../src/sound/catalogue.ts'
import { lengthOf, type Sound } from '../../src/sound/voices.ts'

/** Nobody waits for a sound; the end of a game may take its time. */
const LONGEST = 2.5
const LONGEST_OF_A_MOVE = 0.7
const OF_A_MOVE = [
  'click',
  'card',
  'buy',
  'roll',
  'settle',
  'success',
  'four',
  'fail',
  'threat-up',
  'threat-down',
] as const

describe.each(SOUND_NAMES)('%s', (name) => {
  const sound: Sound = SOUNDS[name]

  test('is short', () => {
    expect(lengthOf(sound)).toBeLessThanOrEqual(LONGEST)
  })

  test('starts at once', () => {
    expect(Math.min(...sound.map(({ at }) => at))).toBe(0)
  })

  test('has voices that a player can carry out', () => {
    for (const voice of sound) {
      expect(voice.gain).toBeGreaterThan(0)
      expect(voice.gain).toBeLessThanOrEqual(1)
      expect(voice.attack).toBeGreaterThan(0)
      expect(voice.attack).toBeLessThan(voice.length)
      expect(voice.wave === 'noise' ? voice.filter : voice.from).toBeDefined()
    }
  })
})

test('what happens with every move is over before the next', () => {
  for (const name of OF_A_MOVE) expect(lengthOf(SOUNDS[name]), name).toBeLessThanOrEqual(LONGEST_OF_A_MOVE)
})
