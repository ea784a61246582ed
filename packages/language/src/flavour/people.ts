import type { Both } from '../lang.ts'

export const peopleFlavour: Readonly<Record<string, Both>> = {
  arkayne: {
    en: 'He speaks slowly, like a man who has all night.',
    fr: 'Il parle lentement, en homme qui a toute la nuit.',
  },
  donna: {
    en: '“Sit down, all of you.” She still sounds like a teacher.',
    fr: "« Asseyez-vous. Tous. » Elle a gardé sa voix d'amphi.",
  },
  edward: {
    en: 'He apologises before every threat.',
    fr: "Il s'excuse avant chaque menace.",
  },
  lijah: {
    en: 'He asks about the exits more than about the people.',
    fr: 'Il parle des sorties plus que des gens.',
  },
  barrett: {
    en: 'Half of it is made up. Find out which half.',
    fr: 'La moitié est inventée. Reste à savoir laquelle.',
  },
  renesha: {
    en: 'She listens. And she notices when you push.',
    fr: 'Elle écoute. Et elle sent quand on la pousse.',
  },
  'second-in-command': {
    en: 'A younger voice. He never meant to be the one on the phone.',
    fr: "Une voix plus jeune. Il n'avait jamais pensé devoir décrocher.",
  },
  'call-barretts-bs': {
    en: '“That never happened, Barrett. Try again.”',
    fr: "« Mais bien sûr, Barrett. Et ensuite, que s'est-il passé ? »",
  },
}
