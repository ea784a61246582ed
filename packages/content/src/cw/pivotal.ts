import type { TerrorCard } from '@negotiator/rules'
import { gold } from '../cards.ts'
import { cp, dice, discard, hostages, kill, roll, save, threat, under } from '../effects.ts'

export const pivotal: readonly TerrorCard[] = [
  gold('helicopter-overhead', [threat(2), dice(-1, 'conversation')]),
  gold('hostage-on-the-roof', [under([kill(2)])]),
  gold('locked-in', [hostages(1), cp(2)]),
  gold('everyone-down', [roll([save(3)], [save(1)], [kill(2)])]),
  gold('last-words', [discard(2), threat(-1)]),
  gold('daybreak', [threat(-2), dice(1, 'conversation')]),
]
