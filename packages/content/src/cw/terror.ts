import { type RedRow, red, withAlert } from '../cards.ts'
import { burn, choose, cp, dice, discard, hostages, kill, roll, save, threat, under } from '../effects.ts'

export const redRows: readonly RedRow[] = [
  red('bad-feeling', 4, [threat(1)], [], 'fixed'),
  red('mad-as-hell', 1, [threat(2)], [kill(1)], 'fixed'),
  red('no-time', 2, [burn(1)], [cp(-1)], 'fixed'),
  red('raise-the-stakes', 1, [roll([hostages(1)], [hostages(1)], [hostages(2)])], [threat(1)], 'fixed'),
  withAlert(red('fit-of-rage', 1, [threat(2)], [], 'raiser'), { on: 'conversation-end' }, [threat(-1)]),
  red('pick-your-poison', 1, [choose([threat(2)], [kill(1)])], [], 'raiser'),
  red('warning-shot', 2, [kill(1)], [cp(-2)], 'other'),
  red('trigger-finger', 2, [under([kill(1)])], [], 'other'),
  red('power-cut', 1, [dice(-1, 'conversation')], [], 'other'),
  red('line-goes-dead', 1, [discard(2)], [threat(1)], 'other'),
  red('back-door', 1, [roll([save(2)], [save(1)], [])], [], 'other'),
  red('second-thoughts', 1, [threat(-1), cp(1)], [], 'other'),
]
