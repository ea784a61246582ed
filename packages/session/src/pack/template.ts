import type { PackFile } from '@negotiator/content'

/** A small pack that can be played at once, to change and to grow. */
export const newPack = (id: string): PackFile => ({
  format: 'negotiator-pack',
  version: 1,
  id,
  texts: {
    en: {
      title: 'My pack',
      description: 'What this pack is about.',
      names: {
        [`${id}.someone`]: 'Somebody New',
        [`${id}.a-reason`]: 'A Reason',
        [`${id}.kind-word`]: 'A Kind Word',
        [`${id}.slammed-door`]: 'A Slammed Door',
      },
      stories: { [`${id}.someone`]: 'Who is on the line tonight, and why.' },
    },
    fr: {
      title: 'Mon pack',
      description: 'De quoi parle ce pack.',
      names: {
        [`${id}.someone`]: 'Une nouvelle voix',
        [`${id}.a-reason`]: 'Une raison',
        [`${id}.kind-word`]: 'Un mot gentil',
        [`${id}.slammed-door`]: 'Une porte qui claque',
      },
      stories: { [`${id}.someone`]: 'Qui est au bout du fil cette nuit, et pourquoi.' },
    },
  },
  abductors: [
    {
      id: `${id}.someone`,
      hostages: 8,
      threat: 3,
      majors: 1,
      escapes: 1,
      rules: [],
      game: 'base',
      majorDemands: [`${id}.a-reason`],
      build: {
        conversation: { add: [`${id}.kind-word`] },
        terror: { remove: ['moment-of-weakness'], add: [`${id}.slammed-door`] },
      },
    },
  ],
  conversation: [
    {
      id: `${id}.kind-word`,
      cost: 3,
      copies: 1,
      resolve: {
        kind: 'roll',
        rows: {
          two: [{ op: 'threat', n: -2 }],
          one: [{ op: 'threat', n: -1 }],
          none: [{ op: 'cp', n: -1 }],
        },
      },
    },
  ],
  demands: [
    {
      id: `${id}.a-reason`,
      class: 'major',
      cost: 4,
      benefit: [{ op: 'save', n: 2 }],
      penalty: [{ op: 'dice', n: -1, duration: 'lasting' }],
    },
  ],
  terror: [
    { id: `${id}.slammed-door`, copies: 1, effect: [{ op: 'threat', n: 1 }], secondary: [], again: true },
  ],
})
