import type { Effect, OpName } from '@negotiator/rules'

/** At least one sample of every op: a new one does not compile without. */
export const EVERY_OP: { readonly [K in OpName]: readonly Extract<Effect, { op: K }>[] } = {
  cp: [
    { op: 'cp', n: 2 },
    { op: 'cp', n: -1 },
  ],
  threat: [
    { op: 'threat', n: 2 },
    { op: 'threat', n: -1 },
  ],
  'threat-start': [{ op: 'threat-start' }],
  save: [{ op: 'save', n: 2 }],
  kill: [{ op: 'kill', n: 1 }],
  hostages: [{ op: 'hostages', n: 2 }],
  burn: [{ op: 'burn', n: 1 }],
  halve: [{ op: 'halve' }],
  reveal: [{ op: 'reveal' }],
  'reveal-all': [{ op: 'reveal-all' }],
  'add-escape': [{ op: 'add-escape' }],
  end: [{ op: 'end' }],
  eliminate: [{ op: 'eliminate' }],
  escape: [{ op: 'escape' }],
  remove: [{ op: 'remove' }],
  dice: [
    { op: 'dice', n: 2, duration: 'next' },
    { op: 'dice', n: 1, duration: 'conversation' },
    { op: 'dice', n: 1, duration: 'lasting' },
    { op: 'dice', n: -1, duration: 'next' },
    { op: 'dice', n: -1, duration: 'conversation' },
    { op: 'dice', n: -2, duration: 'lasting' },
  ],
  fours: [
    { op: 'fours', duration: 'next' },
    { op: 'fours', duration: 'conversation' },
    { op: 'fours', duration: 'lasting' },
  ],
  free: [
    { op: 'free', n: 2 },
    { op: 'free', n: 1 },
  ],
  takeback: [
    { op: 'takeback', n: 1 },
    { op: 'takeback', n: 2 },
  ],
  discard: [{ op: 'discard', n: 2 }],
  choose: [{ op: 'choose', options: [[{ op: 'threat', n: 2 }], [{ op: 'kill', n: 1 }]] }],
  roll: [
    {
      op: 'roll',
      rows: { two: [{ op: 'save', n: 2 }], one: [{ op: 'threat', n: -1 }], none: [] },
    },
  ],
  under: [
    { op: 'under', effect: [{ op: 'kill', n: 1 }] },
    { op: 'under', effect: [{ op: 'threat', n: 1 }], otherwise: [{ op: 'threat', n: -2 }] },
  ],
  'no-convert': [{ op: 'no-convert' }],
  'facedown-cp': [
    { op: 'facedown-cp', n: 0 },
    { op: 'facedown-cp', n: 2 },
  ],
  'increase-double': [{ op: 'increase-double' }],
  'hand-limit': [{ op: 'hand-limit', n: 8 }],
  'each-turn': [{ op: 'each-turn', effect: [{ op: 'threat', n: 2 }] }],
  'to-side': [{ op: 'to-side', n: 2, zone: 'toy.cellar' }],
  'from-side': [{ op: 'from-side', n: 1, zone: 'toy.cellar' }],
  'save-side': [{ op: 'save-side', n: 2, zone: 'toy.cellar' }],
  'kill-side': [{ op: 'kill-side', n: 1, zone: 'toy.cellar' }],
  advance: [
    { op: 'advance', n: 1 },
    { op: 'advance', n: 2 },
  ],
}
