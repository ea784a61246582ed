import type { Abductor } from '@negotiator/rules'
import { threat, under } from '../effects.ts'

export const abductors: readonly Abductor[] = [
  {
    id: 'lijah',
    hostages: 8,
    threat: 4,
    majors: 0,
    escapes: 1,
    rules: [{ rule: 'escape-joins', turns: [4, 7], most: 3 }],
  },
  {
    id: 'barrett',
    hostages: 12,
    threat: 5,
    majors: 1,
    escapes: 1,
    rules: [
      {
        rule: 'ability',
        id: 'call-barretts-bs',
        threatAtLeast: 3,
        effect: [under([threat(1)], [threat(-2)])],
      },
    ],
  },
  {
    id: 'renesha',
    hostages: 12,
    threat: 1,
    majors: 3,
    escapes: 0,
    rules: [{ rule: 'many-dice', atLeast: 4, effect: [threat(1)] }],
  },
]
