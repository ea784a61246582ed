import type { Lesson } from '../lesson.ts'
import { hungUp, isOver, isWon, lastWas, not } from '../predicates.ts'

/** G1, D6, X1, X5, M4: the ways a night can end well. */
export const ending: Lesson = {
  id: 'ending',
  steps: [
    {
      name: 'capture',
      position: {
        game: { abductor: 'arkayne', seed: 'ending' },
        setup: {
          threat: 0,
          pool: 1,
          saved: 4,
          killed: 2,
          hand: ['keep-cool', 'small-talk', 'just-stay-calm'],
        },
        dice: [5, 6, 1],
      },
      spotlight: 'people',
      goal: isWon,
      mistakes: [
        { name: 'still-there', when: ({ now }) => now.pool === 0, example: [{ play: 'keep-cool' }] },
        { name: 'hung-up', when: hungUp, example: [{ endConversation: true }] },
      ],
      solution: [{ play: 'just-stay-calm' }],
    },
    {
      name: 'eliminate',
      position: {
        game: { abductor: 'arkayne', seed: 'ending' },
        setup: {
          threat: 3,
          pool: 3,
          saved: 3,
          killed: 1,
          hand: ['small-talk', 'minor-extraction', 'sniper-take-the-shot'],
        },
        dice: [5, 1],
      },
      spotlight: 'abductor',
      goal: ({ now }) => now.secondInCommand,
      mistakes: [
        { name: 'facedown', when: lastWas('facedown'), example: [{ facedown: 'sniper-take-the-shot' }] },
      ],
      solution: [{ play: 'sniper-take-the-shot' }],
    },
    {
      name: 'second',
      position: {
        game: { abductor: 'arkayne', seed: 'ending' },
        setup: {
          secondInCommand: true,
          threat: 5,
          pool: 2,
          saved: 3,
          killed: 2,
          hand: ['small-talk', 'few-minutes-more', 'minor-extraction'],
        },
        dice: [5, 6],
      },
      spotlight: 'abductor',
      goal: isWon,
      mistakes: [{ name: 'hung-up', when: hungUp, example: [{ endConversation: true }] }],
      solution: [{ play: 'minor-extraction' }],
    },
    {
      name: 'gamble',
      position: {
        game: { abductor: 'arkayne', seed: 'ending' },
        setup: {
          threat: 3,
          cp: 4,
          pool: 2,
          saved: 4,
          killed: 1,
          hand: ['minor-extraction', 'minor-extraction'],
          demands: [
            { id: 'wire-ten-million', face: 'down' },
            { id: 'helicopter', face: 'up' },
          ],
        },
        dice: [5, 6, 1, 2, 6, 2, 1, 3],
      },
      spotlight: 'demands',
      goal: isWon,
      way: ({ now }) => now.phase === 'conversation',
      mistakes: [
        {
          name: 'escaped',
          when: isOver,
          example: [{ concede: 'helicopter' }, { endConversation: true }],
        },
        {
          name: 'two-dice',
          when: not(({ now }) => now.phase === 'conversation'),
          example: [{ play: 'minor-extraction' }, { play: 'minor-extraction' }],
        },
      ],
      solution: [{ concede: 'helicopter' }, { play: 'minor-extraction' }, { play: 'minor-extraction' }],
    },
  ],
}
