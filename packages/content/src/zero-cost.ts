/** The hand that every game starts with (S4): the same three pairs in both packs. */
import type { ConversationCard } from '@negotiator/rules'
import { rolled } from './cards.ts'
import { cp, end, reveal, threat } from './effects.ts'

export const zeroCost: readonly ConversationCard[] = [
  rolled('what-are-your-demands', 2, 0, [cp(2), reveal], [reveal], [threat(1)]),
  rolled('small-talk', 2, 0, [cp(3)], [cp(2)], [cp(1), threat(1), end]),
  rolled('keep-cool', 2, 0, [threat(-1), cp(1)], [threat(-1)], [cp(-1)]),
]
