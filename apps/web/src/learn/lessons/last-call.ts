import type { View } from '@negotiator/rules'
import type { Lesson } from '../lesson.ts'
import { all, hungUp, isWon, only } from '../predicates.ts'

const copies = ({ hand }: View, id: string): number => hand.filter((card) => card === id).length

/** Words that can end it now: one of the great ones, or two small extractions. */
const canEndIt = (view: View): boolean =>
  ['major-extraction', 'sniper-take-the-shot', 'all-units-go'].some((id) => copies(view, id) > 0) ||
  copies(view, 'minor-extraction') > 1

/** The points that the rest of the hand is still worth are enough for what is missing. */
const canStillBuyIt = (view: View): boolean => {
  const small = copies(view, 'minor-extraction')
  return view.cp + view.hand.length - small >= (small === 1 ? 3 : 6)
}

/** E3, G2: the deck is empty, the shop is open, and hanging up loses. */
export const lastCall: Lesson = {
  id: 'last-call',
  steps: [
    {
      name: 'buy',
      position: {
        game: { abductor: 'arkayne', seed: 'last-call' },
        setup: {
          turn: 11,
          threat: 2,
          cp: 6,
          pool: 2,
          saved: 4,
          killed: 1,
          hand: ['keep-cool', 'small-talk'],
          terrorDeck: [],
        },
        dice: [5, 6, 5, 1],
      },
      spotlight: 'points',
      goal: ({ now }) => canEndIt(now),
      way: all(only('buy', 'facedown'), ({ now }) => canStillBuyIt(now)),
      mistakes: [{ name: 'hung-up', when: hungUp, example: [{ endConversation: true }] }],
      solution: [{ buy: 'minor-extraction' }, { buy: 'minor-extraction' }],
    },
    {
      name: 'win',
      spotlight: 'hand',
      goal: isWon,
      way: ({ now }) => now.phase === 'conversation',
      mistakes: [{ name: 'hung-up', when: hungUp, example: [{ endConversation: true }] }],
      solution: [{ play: 'minor-extraction' }, { play: 'minor-extraction' }],
    },
  ],
}
