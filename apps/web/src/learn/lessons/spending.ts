import type { Lesson } from '../lesson.ts'
import { happened, lastWas, only } from '../predicates.ts'

/** P1–P4: points buy words, what is left of them is lost. */
export const spending: Lesson = {
  id: 'spending',
  steps: [
    {
      name: 'spend-all',
      position: {
        game: { abductor: 'arkayne', seed: 'spending' },
        setup: {
          phase: 'spend',
          threat: 4,
          cp: 5,
          hand: ['keep-cool', 'what-are-your-demands'],
          played: ['small-talk', 'small-talk', 'keep-cool'],
        },
      },
      spotlight: 'points',
      goal: ({ now }) => now.phase === 'spend' && now.cp === 0,
      way: only('buy'),
      mistakes: [
        { name: 'left-over', when: lastWas('endSpend'), example: [{ buy: 'bold-lie' }, { endSpend: true }] },
      ],
      solution: [{ buy: 'minor-extraction' }, { buy: 'few-minutes-more' }],
    },
    {
      name: 'debt',
      position: {
        game: { abductor: 'arkayne', seed: 'spending' },
        setup: {
          phase: 'spend',
          threat: 4,
          cp: -1,
          hand: [],
          played: ['small-talk', 'what-are-your-demands'],
          terrorDeck: ['situation-worsening', 'going-nowhere', 'getting-angry', 'cold-feet'],
        },
      },
      spotlight: 'points',
      goal: ({ now }) => now.phase === 'spend' && now.hand.length >= 3,
      way: only('buy'),
      mistakes: [{ name: 'empty-hand', when: lastWas('endSpend'), example: [{ endSpend: true }] }],
      solution: [{ buy: 'keep-cool' }, { buy: 'keep-cool' }, { buy: 'small-talk' }],
    },
    {
      name: 'next',
      spotlight: 'deck',
      goal: happened('drawn'),
      way: only('buy'),
      solution: [{ endSpend: true }],
    },
  ],
}
