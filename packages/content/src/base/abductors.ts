import type { Abductor } from '@negotiator/rules'
import { cp, save, threat } from '../effects.ts'

export const abductors: readonly Abductor[] = [
  { id: 'arkayne', hostages: 7, threat: 4, majors: 1, escapes: 1, rules: [] },
  {
    id: 'donna',
    hostages: 12,
    threat: 2,
    majors: 1,
    escapes: 1,
    rules: [
      { rule: 'doubles', faces: [[threat(2)], [threat(1)], [cp(-1)], [cp(1)], [threat(-1)], [save(1)]] },
    ],
  },
  {
    id: 'edward',
    hostages: 9,
    threat: 3,
    majors: 1,
    escapes: 0,
    rules: [{ rule: 'kill-raises-threat' }],
  },
]
