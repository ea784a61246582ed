import type { Lesson } from '../lesson.ts'
import { happened, hungUp, only } from '../predicates.ts'

/** C1, R6, A1, A2: what only Crime Wave has, an abductor's ability and alerts. */
export const crimeWave: Lesson = {
  id: 'crime-wave',
  steps: [
    {
      name: 'ability',
      position: {
        game: { abductor: 'barrett', seed: 'crime-wave' },
        setup: { threat: 4, hand: ['keep-cool', 'small-talk'], demands: [] },
        dice: [5],
      },
      spotlight: 'demands',
      goal: happened('ability'),
      mistakes: [{ name: 'hung-up', when: hungUp, example: [{ endConversation: true }] }],
      solution: [{ ability: 'call-barretts-bs' }],
    },
    {
      name: 'alert',
      position: {
        game: { abductor: 'renesha', seed: 'crime-wave' },
        setup: {
          threat: 2,
          cp: 4,
          hand: ['keep-cool', 'small-talk', 'what-are-your-demands'],
          demands: [{ id: 'leave-my-crew', face: 'up' }],
        },
        dice: [1, 2],
      },
      spotlight: 'demands',
      goal: happened('conceded'),
      way: only('facedown'),
      mistakes: [
        { name: 'rolled', when: happened('roll'), example: [{ play: 'small-talk' }] },
        { name: 'hung-up', when: hungUp, example: [{ facedown: 'keep-cool' }, { endConversation: true }] },
      ],
      solution: [{ facedown: 'keep-cool' }, { facedown: 'small-talk' }],
    },
  ],
}
