import type { ConversationCard } from '@negotiator/rules'
import { reaction, rolled } from '../cards.ts'
import { abductorEscapes, cp, dice, eliminate, end, fours, kill, remove, save, threat } from '../effects.ts'
import { zeroCost } from '../zero-cost.ts'

export const conversation: readonly ConversationCard[] = [
  ...zeroCost,
  reaction('hear-me-out', 2, 1),
  rolled('few-minutes-more', 2, 2, [cp(4)], [cp(3), threat(1)], [threat(2), end]),
  rolled('need-to-trust-me', 2, 2, [fours('next')], [cp(1)], [cp(1), threat(1)]),
  rolled('just-stay-calm', 2, 2, [threat(-2)], [threat(-1)], [threat(1), end]),
  rolled('minor-extraction', 2, 3, [save(2)], [save(1), threat(1)], [kill(1), end]),
  rolled('bold-lie', 1, 4, [threat(-3), cp(1)], [threat(-1), cp(1)], [threat(3)]),
  rolled('empty-promise', 1, 4, [dice(2, 'next'), cp(2)], [dice(2, 'next')], [dice(-1, 'next'), kill(1)]),
  rolled('coming-in-to-talk', 1, 5, [dice(2, 'conversation')], [dice(1, 'conversation')], [remove]),
  rolled(
    'major-extraction',
    1,
    6,
    [save(3), threat(2), end],
    [save(2), threat(2), end],
    [kill(2), threat(2), end],
  ),
  rolled(
    'sniper-take-the-shot',
    1,
    7,
    [eliminate, save(2), end],
    [eliminate, end],
    [kill(2), threat(2), remove, end],
  ),
  rolled('all-units-go', 1, 8, [save(4), eliminate, end], [save(3), threat(3), end], [abductorEscapes]),
]
