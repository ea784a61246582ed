import { type RedRow, red } from '../cards.ts'
import { burn, halve, hostages, kill, roll, save, threat, threatStart, under } from '../effects.ts'

export const redRows: readonly RedRow[] = [
  red('situation-worsening', 4, [threat(1)], [], 'fixed'),
  red('getting-angry', 2, [threat(2)], [threat(1)], { fixed: 1, raiser: 1 }),
  red('growing-impatient', 2, [burn(1)], [threat(1)], 'fixed'),
  red('more-hostages', 1, [roll([hostages(1)], [hostages(1)], [hostages(2)])], [threat(1)], 'fixed'),
  red('back-to-square-one', 1, [threatStart], [], 'raiser'),
  red('going-nowhere', 3, [kill(1)], [threat(1)], 'other'),
  red('dont-test-me', 2, [under([kill(1)])], [], 'other'),
  red('escape-attempt', 1, [roll([save(1)], [save(1)], [kill(1)])], [], 'other'),
  red('time-running-out', 1, [halve], [], 'other'),
  red('moment-of-weakness', 1, [save(1)], [], 'other'),
]
