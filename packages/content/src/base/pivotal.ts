import type { TerrorCard } from '@negotiator/rules'
import { gold } from '../cards.ts'
import { cp, dice, kill, revealAll, roll, save, threat } from '../effects.ts'

export const pivotal: readonly TerrorCard[] = [
  gold('point-of-no-return', [threat(3)]),
  gold('shots-fired', [kill(2)]),
  gold('lights-out', [dice(-1, 'conversation')]),
  gold('breaking-point', [roll([save(2)], [threat(-1)], [kill(1), threat(1)])]),
  gold('live-on-air', [revealAll, cp(3)]),
  gold('cold-feet', [threat(-2)]),
]
