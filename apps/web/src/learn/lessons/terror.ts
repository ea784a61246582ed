import type { Lesson } from '../lesson.ts'
import { all, any, happened, isPending, lastWas, not } from '../predicates.ts'

/** E1, E2, R5: what strikes, what can be kept from striking, and dice in the terror phase. */
export const terror: Lesson = {
  id: 'terror',
  steps: [
    {
      name: 'strikes',
      position: {
        game: { abductor: 'arkayne', seed: 'terror' },
        setup: {
          phase: 'spend',
          threat: 2,
          cp: 0,
          hand: ['keep-cool', 'small-talk', 'small-talk'],
          terrorDeck: ['getting-angry', 'situation-worsening', 'going-nowhere', 'shots-fired'],
        },
      },
      spotlight: 'deck',
      goal: happened('drawn'),
      way: not(happened('drawn')),
      solution: [{ endSpend: true }],
    },
    {
      name: 'second-part',
      position: {
        game: { abductor: 'arkayne', seed: 'terror' },
        setup: {
          threat: 3,
          hand: ['small-talk', 'what-are-your-demands'],
          demands: [{ id: 'wire-ten-million', face: 'down' }],
          terrorDeck: ['getting-angry', 'situation-worsening', 'shots-fired'],
        },
        dice: [5, 2],
      },
      spotlight: 'demands',
      goal: all(happened('drawn'), not(happened('secondary'))),
      way: not(happened('drawn')),
      mistakes: [
        {
          name: 'struck',
          when: happened('secondary'),
          example: [{ endConversation: true }, { endSpend: true }],
        },
      ],
      solution: [{ play: 'what-are-your-demands' }, { endConversation: true }, { endSpend: true }],
    },
    {
      name: 'dice',
      position: {
        game: { abductor: 'arkayne', seed: 'terror' },
        setup: {
          phase: 'spend',
          threat: 3,
          hand: ['keep-cool', 'small-talk', 'small-talk'],
          terrorDeck: ['escape-attempt', 'situation-worsening', 'shots-fired'],
        },
        dice: [4, 1],
      },
      spotlight: 'stage',
      goal: ({ now }) => now.saved === 1,
      way: any(isPending, not(happened('drawn'))),
      mistakes: [
        { name: 'settled', when: lastWas('settle'), example: [{ endSpend: true }, { settle: true }] },
      ],
      solution: [{ endSpend: true }, { convert: ['keep-cool', 'small-talk'] }],
    },
  ],
}
