import type { Reduction } from './reduce.ts'

export interface Miniature extends Reduction {
  readonly name: string
  readonly abductor: string
}

/** Reduced games that can be solved, the small ones first. */
export const MINIATURES: readonly Miniature[] = [
  {
    name: 'doorstep',
    abductor: 'arkayne',
    hostages: 2,
    threat: 3,
    cards: { 'small-talk': 1, 'keep-cool': 2, 'minor-extraction': 1 },
    terror: { 'situation-worsening': 1, 'going-nowhere': 1, 'cold-feet': 1 },
    demands: [],
    majors: 0,
    escapes: 0,
    redInDeck: 1,
  },
  {
    name: 'corner-shop',
    abductor: 'arkayne',
    hostages: 3,
    threat: 3,
    cards: { 'what-are-your-demands': 1, 'small-talk': 1, 'keep-cool': 2, 'minor-extraction': 1 },
    terror: { 'situation-worsening': 1, 'going-nowhere': 1, 'shots-fired': 1, 'cold-feet': 1 },
    demands: ['supply-of-weapons'],
    majors: 1,
    escapes: 0,
    redInDeck: 1,
  },
  {
    name: 'pharmacy',
    abductor: 'arkayne',
    hostages: 3,
    threat: 4,
    cards: {
      'what-are-your-demands': 1,
      'small-talk': 2,
      'keep-cool': 2,
      'minor-extraction': 1,
      'sniper-take-the-shot': 1,
    },
    terror: { 'situation-worsening': 1, 'going-nowhere': 1, 'breaking-point': 1, 'cold-feet': 1 },
    demands: ['wire-ten-million', 'getaway-boat', 'hot-food'],
    majors: 1,
    escapes: 0,
    redInDeck: 2,
  },
  {
    name: 'night-train',
    abductor: 'barrett',
    hostages: 3,
    threat: 4,
    cards: {
      'what-are-your-demands': 1,
      'small-talk': 1,
      'keep-cool': 1,
      'consider-this': 1,
      'hostage-escort': 1,
    },
    terror: { 'bad-feeling': 1, 'trigger-finger': 1, 'line-goes-dead': 1, 'locked-in': 1, daybreak: 1 },
    demands: ['drop-the-charges', 'night-train'],
    majors: 0,
    escapes: 1,
    redInDeck: 2,
  },
  {
    name: 'bank',
    abductor: 'arkayne',
    hostages: 4,
    threat: 3,
    cards: {
      'what-are-your-demands': 1,
      'small-talk': 2,
      'keep-cool': 2,
      'just-stay-calm': 1,
      'minor-extraction': 2,
    },
    terror: {
      'situation-worsening': 2,
      'going-nowhere': 1,
      'dont-test-me': 1,
      'shots-fired': 1,
      'cold-feet': 1,
    },
    demands: ['wire-ten-million', 'supply-of-weapons'],
    majors: 1,
    escapes: 0,
    redInDeck: 2,
  },
]
