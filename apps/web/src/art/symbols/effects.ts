import type { OpName } from '@negotiator/rules'
import { CARD, FOUR, pips, RECEIVER_DOWN } from './shapes.ts'

const ARROW_UP = 'M19.500 19V6m-3 3 3-3 3 3'
const ARROW_DOWN = 'M19.500 6v13m-3-3 3 3 3-3'
const PERSON =
  'M7.500 5a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600M2 19c0-3.500 2.500-5.500 5.500-5.500S13 15.500 13 19'
const GAUGE = 'M2 18a6 6 0 0 1 12 0M8 18l2.500-3.500'
const SMALL_DIE = `M2 8h12v12H2z${pips([6, 12], [10, 16])}`
const SMALL_BUBBLE = 'M2 6h12v9H9l-4 4v-4H2z'

/** One outline for every op of a card, and the directions in which three of them go. */
export const EFFECTS = {
  cp: 'M4 4h16v12h-8l-5 4.500V16H4zM8.500 10h.01M12 10h.01M15.500 10h.01',
  'cp-up': `${SMALL_BUBBLE}${ARROW_UP}`,
  'cp-down': `${SMALL_BUBBLE}${ARROW_DOWN}`,
  threat: 'M3 18a9 9 0 0 1 18 0M12 18l4.500-5.500M3 21h18',
  'threat-up': `${GAUGE}${ARROW_UP}`,
  'threat-down': `${GAUGE}${ARROW_DOWN}`,
  'threat-start': 'M4 21a8 8 0 0 1 16 0M12 21l-4-3M17.500 8.500A7 7 0 0 0 6 7M6 2.500V7h4.500',
  save: `${PERSON}M15 8h7m-3-3 3 3-3 3`,
  kill: `${PERSON}M16 5l6 6m0-6-6 6`,
  hostages: `${PERSON}M19 5v6m-3-3h6`,
  burn: 'M12 2.500c1 4.500 6.500 6.500 6.500 12a6.500 6.500 0 0 1-13 0c0-3 2-4.500 2.500-7 1.500 1 2 2 2 3.500 1.500-2 2.500-5 2-8.500z',
  halve: 'M6 3h12v8H6zM6 15v6h2.500M11 21h2M15.500 21H18v-6',
  reveal:
    'M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  'reveal-all':
    'M2 15s3.500-5.500 10-5.500S22 15 22 15s-3.500 5.500-10 5.500S2 15 2 15zM12 14.500v1M12 2.500V5M5 4l1.500 2.500M19 4l-1.500 2.500',
  'add-escape': 'M8 6H3v14h5M8 13h9m-3.500-3.500L17 13l-3.500 3.500M19 2.500v6M16 5.500h6',
  end: RECEIVER_DOWN,
  eliminate: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14M12 2v6M12 16v6M2 12h6M16 12h6',
  escape: 'M11 4H4v16h7M9 12h12m-4.500-4.500L21 12l-4.500 4.500',
  remove: `${CARD}M9.500 9.500l5 5m0-5-5 5`,
  dice: `M3 10h11v11H3zM10 6V3h11v11h-3.500${pips([7, 14], [10.5, 17.5])}`,
  'dice-up': `${SMALL_DIE}${ARROW_UP}`,
  'dice-down': `${SMALL_DIE}${ARROW_DOWN}`,
  fours: `M2 9h12v12H2z${pips([6, 13], [10, 13], [6, 17], [10, 17])}M15.500 6l2 2L22 3`,
  free: `${CARD}M12 9v6M9 12h6`,
  takeback: 'M12 10h9v11h-9zM12 5H7a4 4 0 0 0 0 8h2M6.500 10l3 3-3 3',
  discard: 'M6 9V3h12v6M12 7v14m-4.500-4.500L12 21l4.500-4.500',
  choose: 'M12 21v-6M12 15 5 8M12 15l7-7M5 13V8h5M19 13V8h-5',
  roll: `M15 4l7 7-7 7-7-7zM3 6h5M2 11h2M3 16h5${pips([15, 11])}`,
  under: `M2 7h10v10H2zM21 6l-5 6 5 6${pips([7, 12])}`,
  'no-convert': `${FOUR}M2 22 22 2`,
  'facedown-cp': 'M3 4h10v16H3zM8 9l2 3-2 3-2-3zM16.500 9.500l5 5m0-5-5 5',
  'increase-double': 'M7 20V5M3 9l4-4 4 4M17 20V5m-4 4 4-4 4 4',
  'hand-limit': 'M5 10h9v11H5zM9.500 10V7H18v11h-4M3 3h18',
  'each-turn': 'M20 12a8 8 0 1 1-2.300-5.600M20 2.500V7h-4.500M12 8v4.500l3 1.500',
  'to-side': `${PERSON}M15 8h4v11h-4m7-11v11`,
  'from-side': `${PERSON}M22 8h-6m3-3-3 3 3 3M22 13v6h-6`,
  'save-side': `${PERSON}M15 8h7m-3-3 3 3-3 3M16 15v4h6v-4`,
  'kill-side': `${PERSON}M16 5l6 6m0-6-6 6M16 15v4h6v-4`,
  advance: 'M2 17h20M6 17V9h12v8M9 21h.01M15 21h.01M9 6h9m-3-3 3 3-3 3',
} as const satisfies Record<OpName, string> & Record<string, string>
