import { bell, knock, lineTone, pad, type Sound, thud } from './voices.ts'

const ringing = (at: number): Sound => [
  { ...lineTone(at, 440, 0.22, 0.42), flutter: 20 },
  { ...lineTone(at, 554, 0.16, 0.42), flutter: 20 },
  { ...lineTone(at, 1320, 0.05, 0.42), flutter: 20 },
]

/** When the dice hit the table, and how hard: faster at first, as dice do. */
const RATTLE = [0, 0.05, 0.09, 0.16, 0.21, 0.29, 0.36, 0.46] as const

/** Everything the game can be heard to do. */
export const SOUNDS = {
  click: [knock(0, 2600, 0.5, 0.03)],
  ring: [...ringing(0), ...ringing(0.6)],
  'pick-up': [
    thud(0, 240, 0.25, 0.07),
    knock(0, 900, 0.9),
    knock(0.07, 1700, 0.6),
    lineTone(0.16, 425, 0.07, 0.3),
  ],
  'hang-up': [knock(0, 700, 0.55, 0.08), thud(0, 130, 0.45, 0.18), knock(0.09, 1500, 0.3)],
  card: [
    {
      wave: 'noise',
      at: 0,
      length: 0.13,
      gain: 0.4,
      attack: 0.03,
      filter: { type: 'bandpass', from: 3200, to: 1100, q: 0.8 },
    },
  ],
  buy: [
    {
      wave: 'noise',
      at: 0,
      length: 0.1,
      gain: 0.3,
      attack: 0.02,
      filter: { type: 'bandpass', from: 1400, to: 3400, q: 0.8 },
    },
    bell(0.08, 1175, 0.12, 0.16),
  ],
  roll: RATTLE.flatMap((at, hit) => [
    knock(at, 1500 + ((hit * 577) % 900), 0.75 - hit * 0.06, 0.045),
    thud(at, 210, 0.16, 0.06),
  ]),
  settle: [knock(0, 1200, 0.5), thud(0, 170, 0.3, 0.1), knock(0.08, 1500, 0.25)],
  success: [bell(0, 659, 0.26, 0.3), bell(0.09, 988, 0.24, 0.42)],
  four: [bell(0, 587, 0.2, 0.22), bell(0.13, 587, 0.16, 0.22), bell(0.26, 659, 0.18, 0.34)],
  fail: [thud(0, 150, 0.5, 0.3), { ...bell(0, 233, 0.16, 0.34), to: 196 }],
  save: [
    pad(0, 262, 0.16, 1.1),
    bell(0, 523, 0.2, 0.7),
    bell(0.11, 659, 0.18, 0.7),
    bell(0.22, 784, 0.2, 0.9),
  ],
  // One low bell and its fifth below: no effect, no noise.
  kill: [bell(0, 147, 0.34, 1.8), bell(0, 220, 0.1, 1.2), bell(0, 98, 0.3, 2)],
  'threat-up': [
    {
      wave: 'sawtooth',
      at: 0,
      length: 0.5,
      gain: 0.3,
      attack: 0.3,
      from: 82,
      to: 123,
      filter: { type: 'lowpass', from: 260, to: 900 },
    },
    thud(0.36, 90, 0.34, 0.24),
  ],
  'threat-down': [
    {
      wave: 'triangle',
      at: 0,
      length: 0.6,
      gain: 0.32,
      attack: 0.06,
      from: 294,
      to: 196,
      filter: { type: 'lowpass', from: 1200, to: 300 },
    },
  ],
  terror: [
    {
      wave: 'noise',
      at: 0,
      length: 0.5,
      gain: 0.5,
      attack: 0.002,
      filter: { type: 'lowpass', from: 1800, to: 120 },
    },
    thud(0, 110, 0.5, 0.5),
    {
      wave: 'sawtooth',
      at: 0.02,
      length: 0.6,
      gain: 0.12,
      attack: 0.01,
      from: 208,
      to: 196,
      filter: { type: 'lowpass', from: 1500, to: 300 },
    },
    {
      wave: 'sawtooth',
      at: 0.02,
      length: 0.6,
      gain: 0.12,
      attack: 0.01,
      from: 220,
      to: 208,
      filter: { type: 'lowpass', from: 1500, to: 300 },
    },
  ],
  // A gong: partials that do not quite fit together.
  pivotal: [
    thud(0, 70, 0.3, 0.8),
    bell(0, 110, 0.24, 2.2),
    bell(0, 163, 0.16, 1.9),
    bell(0.01, 231, 0.12, 1.6),
    bell(0.02, 347, 0.08, 1.2),
    bell(0.03, 523, 0.05, 0.9),
  ],
  win: [
    pad(0, 196, 0.14, 2),
    pad(0.1, 294, 0.12, 2),
    bell(0.1, 392, 0.16, 1),
    bell(0.4, 494, 0.16, 1),
    bell(0.7, 587, 0.18, 1.4),
    bell(1, 784, 0.16, 1.4),
  ],
  // The tone of a line on which nobody is left.
  lose: [
    bell(0, 220, 0.22, 0.8),
    bell(0.3, 208, 0.22, 0.8),
    bell(0.6, 165, 0.26, 1.2),
    lineTone(1.2, 425, 0.12, 0.22),
    lineTone(1.64, 425, 0.09, 0.22),
    lineTone(2.08, 425, 0.06, 0.22),
  ],
} as const satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[]
