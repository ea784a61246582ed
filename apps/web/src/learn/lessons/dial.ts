import type { Lesson } from '../lesson.ts'
import { all, hungUp, lastWas, only } from '../predicates.ts'

/** D1–D3: calm gives dice, below S people come out, above K they die. */
export const dial: Lesson = {
  id: 'dial',
  steps: [
    {
      name: 'calm',
      position: {
        game: { abductor: 'arkayne', seed: 'dial' },
        setup: { threat: 2, hand: ['keep-cool', 'small-talk', 'what-are-your-demands'] },
        dice: [5, 1],
      },
      spotlight: 'dial',
      goal: ({ now }) => now.threat === 1,
      mistakes: [
        { name: 'facedown', when: lastWas('facedown'), example: [{ facedown: 'keep-cool' }] },
        { name: 'hung-up', when: hungUp, example: [{ endConversation: true }] },
      ],
      solution: [{ play: 'keep-cool' }],
    },
    {
      name: 'below',
      position: {
        game: { abductor: 'arkayne', seed: 'dial' },
        setup: { threat: 1, hand: ['keep-cool', 'small-talk', 'just-stay-calm'] },
        dice: [6, 5, 2],
      },
      spotlight: 'dial',
      goal: ({ now }) => now.saved === 1,
      mistakes: [
        { name: 'one-step', when: ({ now }) => now.threat === 0, example: [{ play: 'keep-cool' }] },
        { name: 'hung-up', when: hungUp, example: [{ endConversation: true }] },
      ],
      solution: [{ play: 'just-stay-calm' }],
    },
    {
      name: 'above',
      position: {
        game: { abductor: 'arkayne', seed: 'dial' },
        setup: { threat: 7, hand: ['small-talk', 'what-are-your-demands', 'bold-lie'] },
        dice: [1],
      },
      spotlight: 'people',
      goal: ({ now }) => now.phase === 'spend' && now.killed === 0,
      way: all(only('facedown'), ({ now }) => now.killed === 0),
      solution: [{ facedown: 'bold-lie' }, { endConversation: true }],
    },
  ],
}
