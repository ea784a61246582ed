import type { Lesson } from '../lesson.ts'
import { all, happened, hungUp, lastWas, not, only } from '../predicates.ts'

/** C1–C4: what a card does, what it is worth facedown, and when to stop. */
export const talk: Lesson = {
  id: 'talk',
  steps: [
    {
      name: 'rows',
      position: { game: { abductor: 'arkayne', seed: 'talk' }, setup: { threat: 4 }, dice: [6, 2] },
      spotlight: 'hand',
      goal: all(happened('roll'), ({ now }) => now.cp >= 2),
      mistakes: [
        { name: 'facedown', when: lastWas('facedown'), example: [{ facedown: 'small-talk' }] },
        { name: 'hung-up', when: hungUp, example: [{ endConversation: true }] },
      ],
      solution: [{ play: 'small-talk' }],
    },
    {
      name: 'facedown',
      spotlight: 'points',
      goal: all(not(happened('roll')), ({ now }) => now.cp >= 4),
      way: only('facedown'),
      mistakes: [
        { name: 'rolled', when: happened('roll'), example: [{ play: 'small-talk' }] },
        { name: 'hung-up', when: hungUp, example: [{ facedown: 'keep-cool' }, { endConversation: true }] },
      ],
      solution: [{ facedown: 'keep-cool' }, { facedown: 'what-are-your-demands' }],
    },
    {
      name: 'hang-up',
      spotlight: 'points',
      goal: ({ now }) => now.phase === 'spend',
      solution: [{ endConversation: true }],
    },
  ],
}
