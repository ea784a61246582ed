import type { ConversationCard } from '@negotiator/rules'
import { plain, rolled } from '../cards.ts'
import { cp, dice, eliminate, end, kill, remove, save, takeback, threat } from '../effects.ts'
import { zeroCost } from '../zero-cost.ts'

export const conversation: readonly ConversationCard[] = [
  ...zeroCost,
  plain('consider-this', 2, 1, [dice(1, 'next')]),
  rolled('take-a-breath', 2, 2, [threat(-2)], [threat(-1), cp(-1)], [threat(1), end]),
  rolled('tight-spot', 2, 2, [cp(3), threat(-1)], [cp(2)], [threat(2), end]),
  rolled('extended-conversation', 2, 2, [takeback(2)], [takeback(1)], [end]),
  rolled('hostage-escort', 2, 3, [save(2)], [save(1), threat(1)], [kill(1), threat(1), end]),
  rolled('call-their-bluff', 1, 4, [threat(-3)], [threat(-1)], [kill(1), threat(1)]),
  rolled('family-on-the-line', 1, 4, [threat(-2), save(1)], [threat(-1)], [threat(2), end]),
  rolled('little-compromises', 1, 5, [cp(2), threat(-2), save(1)], [cp(1), threat(-1)], [cp(-2), threat(2)]),
  rolled(
    'breach-team',
    1,
    6,
    [save(4), threat(3), end],
    [save(2), threat(2), end],
    [kill(2), threat(1), end],
  ),
  rolled(
    'all-snipers-engage',
    1,
    7,
    [eliminate, threat(-1), end],
    [eliminate, kill(1), end],
    [threat(3), remove, end],
  ),
  rolled(
    'full-assault',
    1,
    8,
    [save(3), eliminate, end],
    [eliminate, kill(1), end],
    [kill(3), threat(2), end],
  ),
]
