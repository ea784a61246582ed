import type { Lesson } from '../lesson.ts'
import { happened, lastWas, saidOtherThan } from '../predicates.ts'

/** R2–R4: successes, 4s for two cards, re-rolls. */
export const rolls: Lesson = {
  id: 'rolls',
  steps: [
    {
      name: 'convert',
      position: {
        game: { abductor: 'arkayne', seed: 'rolls' },
        setup: { threat: 3, hand: ['keep-cool', 'small-talk', 'small-talk', 'what-are-your-demands'] },
        dice: [4, 2],
      },
      spotlight: 'stage',
      goal: ({ now }) => now.threat === 2,
      mistakes: [
        {
          name: 'settled',
          when: lastWas('settle'),
          example: [{ play: 'keep-cool' }, { settle: true }],
        },
        { name: 'other-card', when: saidOtherThan('keep-cool'), example: [{ play: 'small-talk' }] },
      ],
      solution: [{ play: 'keep-cool' }, { convert: ['small-talk', 'small-talk'] }],
    },
    {
      name: 'worth',
      position: {
        game: { abductor: 'arkayne', seed: 'rolls' },
        setup: { threat: 3, hand: ['keep-cool', 'minor-extraction', 'minor-extraction', 'small-talk'] },
        dice: [5, 4],
      },
      spotlight: 'stage',
      goal: ({ now, actions }) => now.threat === 2 && actions.every((action) => !('convert' in action)),
      mistakes: [
        {
          name: 'converted',
          when: happened('convert'),
          example: [{ play: 'keep-cool' }, { convert: ['minor-extraction', 'small-talk'] }],
        },
        { name: 'other-card', when: saidOtherThan('keep-cool'), example: [{ play: 'minor-extraction' }] },
      ],
      solution: [{ play: 'keep-cool' }, { settle: true }],
    },
    {
      name: 'reroll',
      position: {
        game: { abductor: 'arkayne', seed: 'rolls' },
        setup: { threat: 2, hand: ['minor-extraction', 'hear-me-out'] },
        dice: [1, 2, 6],
      },
      spotlight: 'stage',
      goal: ({ now }) => now.saved === 1,
      mistakes: [
        {
          name: 'settled',
          when: lastWas('settle'),
          example: [{ play: 'minor-extraction' }, { settle: true }],
        },
      ],
      solution: [{ play: 'minor-extraction' }, { react: 'hear-me-out', die: 0 }],
    },
  ],
}
