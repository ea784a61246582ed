import type { Lesson } from '../lesson.ts'
import { happened, hungUp, lastWas, only } from '../predicates.ts'

/** M1–M3: turning demands up, conceding them, and what that costs. */
export const demands: Lesson = {
  id: 'demands',
  steps: [
    {
      name: 'reveal',
      position: {
        game: { abductor: 'arkayne', seed: 'demands' },
        setup: {
          threat: 3,
          hand: ['keep-cool', 'small-talk', 'what-are-your-demands'],
          demands: [
            { id: 'wire-ten-million', face: 'down' },
            { id: 'helicopter', face: 'down' },
          ],
        },
        dice: [5, 2],
      },
      spotlight: 'demands',
      goal: ({ now }) => now.demands.some((demand) => demand.class === 'major' && demand.face === 'up'),
      mistakes: [
        {
          name: 'escape',
          when: happened('revealed'),
          example: [{ play: 'what-are-your-demands' }, { choose: 'place-1' }],
        },
        { name: 'facedown', when: lastWas('facedown'), example: [{ facedown: 'what-are-your-demands' }] },
      ],
      solution: [{ play: 'what-are-your-demands' }, { choose: 'place-0' }],
    },
    {
      name: 'concede',
      position: {
        game: { abductor: 'arkayne', seed: 'demands' },
        setup: {
          threat: 3,
          cp: 3,
          hand: ['keep-cool', 'small-talk'],
          demands: [
            { id: 'wire-ten-million', face: 'up' },
            { id: 'helicopter', face: 'down' },
          ],
        },
        dice: [1, 2],
      },
      spotlight: 'demands',
      goal: happened('conceded'),
      way: only('facedown'),
      mistakes: [
        { name: 'rolled', when: happened('roll'), example: [{ play: 'small-talk' }] },
        { name: 'hung-up', when: hungUp, example: [{ endConversation: true }] },
      ],
      solution: [{ facedown: 'small-talk' }, { concede: 'wire-ten-million' }],
    },
    {
      name: 'minor',
      position: {
        game: { abductor: 'arkayne', seed: 'demands' },
        setup: {
          threat: 6,
          hand: ['keep-cool', 'small-talk'],
          demands: [
            { id: 'wire-ten-million', face: 'down' },
            { id: 'hot-food', face: 'up' },
          ],
        },
        dice: [1, 3],
      },
      spotlight: 'demands',
      goal: ({ now }) => now.threat === 4,
      mistakes: [{ name: 'hung-up', when: hungUp, example: [{ endConversation: true }] }],
      solution: [{ concede: 'hot-food' }],
    },
  ],
}
