import type { Both } from '../lang.ts'

/** People who happened to be there. A name and one line each, and how it is said of the dead, so that a rescue or a death means somebody. */
export const hostagePeople: readonly (Both & { readonly name: string; readonly gone: Both })[] = [
  {
    name: 'Inès',
    en: 'Missed her train, and came in to get warm.',
    fr: 'A raté son train et venait se réchauffer.',
    gone: {
      en: 'She had missed her train, and came in to get warm.',
      fr: 'Elle avait raté son train et venait se réchauffer.',
    },
  },
  {
    name: 'Tomas',
    en: 'Is to be married on Saturday.',
    fr: 'Se marie samedi.',
    gone: { en: 'He was to be married on Saturday.', fr: 'Il devait se marier samedi.' },
  },
  {
    name: 'Odile',
    en: 'Has watered the same fig tree for forty years.',
    fr: 'Arrose le même figuier depuis quarante ans.',
    gone: {
      en: 'She had watered the same fig tree for forty years.',
      fr: 'Elle arrosait le même figuier depuis quarante ans.',
    },
  },
  {
    name: 'Kwame',
    en: 'Drives the first tram of the morning.',
    fr: 'Conduit le premier tram du matin.',
    gone: { en: 'He drove the first tram of the morning.', fr: 'Il conduisait le premier tram du matin.' },
  },
  {
    name: 'Maria',
    en: 'Sings when she thinks nobody is listening.',
    fr: "Chante quand elle croit que personne n'écoute.",
    gone: {
      en: 'She sang when she thought nobody was listening.',
      fr: "Elle chantait quand elle croyait que personne n'écoutait.",
    },
  },
  {
    name: 'Jonas',
    en: 'Learns to swim at fifty-one.',
    fr: 'Apprend à nager à cinquante et un ans.',
    gone: {
      en: 'He was learning to swim, at fifty-one.',
      fr: 'Il apprenait à nager, à cinquante et un ans.',
    },
  },
  {
    name: 'Leila',
    en: 'Sits her last exam on Monday.',
    fr: 'Passe son dernier examen lundi.',
    gone: { en: 'Her last exam was on Monday.', fr: 'Elle passait son dernier examen lundi.' },
  },
  {
    name: 'Pavel',
    en: 'Repairs radios that others throw away.',
    fr: "Répare les radios que d'autres jettent.",
    gone: {
      en: 'He repaired radios that others threw away.',
      fr: "Il réparait les radios que d'autres jettent.",
    },
  },
  {
    name: 'Grace',
    en: 'Has promised her daughter pancakes.',
    fr: 'A promis des crêpes à sa fille.',
    gone: { en: 'She had promised her daughter pancakes.', fr: 'Elle avait promis des crêpes à sa fille.' },
  },
  {
    name: 'Hugo',
    en: 'Is nineteen and in his first week at work.',
    fr: 'A dix-neuf ans et commence sa première semaine de travail.',
    gone: {
      en: 'He was nineteen, and it was his first week at work.',
      fr: "Il avait dix-neuf ans, et c'était sa première semaine de travail.",
    },
  },
  {
    name: 'Amina',
    en: 'Writes a letter every day and posts none.',
    fr: "Écrit une lettre par jour et n'en envoie aucune.",
    gone: {
      en: 'She wrote a letter every day and posted none.',
      fr: "Elle écrivait une lettre par jour et n'en envoyait aucune.",
    },
  },
  {
    name: 'Walter',
    en: 'Only came to return an umbrella.',
    fr: 'Venait seulement rendre un parapluie.',
    gone: { en: 'He only came to return an umbrella.', fr: 'Il venait seulement rendre un parapluie.' },
  },
  {
    name: 'Sofia',
    en: 'Plays the second violin, and likes it there.',
    fr: "Joue second violon, et s'y trouve bien.",
    gone: {
      en: 'She played the second violin, and liked it there.',
      fr: "Elle jouait second violon, et s'y trouvait bien.",
    },
  },
  {
    name: 'Émile',
    en: 'Feeds a cat that belongs to nobody.',
    fr: "Nourrit un chat qui n'est à personne.",
    gone: { en: 'He fed a cat that belonged to nobody.', fr: "Il nourrissait un chat qui n'est à personne." },
  },
  {
    name: 'Ruth',
    en: "Has a brother in the van's next street.",
    fr: 'A un frère à une rue du fourgon.',
    gone: {
      en: "She had a brother in the van's next street.",
      fr: 'Elle avait un frère à une rue du fourgon.',
    },
  },
  {
    name: 'Dario',
    en: 'Bakes bread while the town sleeps.',
    fr: 'Fait le pain pendant que la ville dort.',
    gone: {
      en: 'He baked bread while the town slept.',
      fr: 'Il faisait le pain pendant que la ville dormait.',
    },
  },
  {
    name: 'Yuki',
    en: 'Knows the names of all the bridges.',
    fr: 'Connaît le nom de tous les ponts.',
    gone: { en: 'She knew the names of all the bridges.', fr: 'Elle connaissait le nom de tous les ponts.' },
  },
  {
    name: 'Marcel',
    en: 'Had his hearing aid switched off.',
    fr: 'Avait éteint son appareil auditif.',
    gone: { en: 'He had his hearing aid switched off.', fr: 'Il avait éteint son appareil auditif.' },
  },
  {
    name: 'Noor',
    en: 'Is expecting, and has told no one yet.',
    fr: "Attend un enfant et ne l'a encore dit à personne.",
    gone: {
      en: 'She was expecting, and had told no one yet.',
      fr: "Elle attendait un enfant et ne l'avait encore dit à personne.",
    },
  },
  {
    name: 'Stefan',
    en: 'Has been sober for three hundred days.',
    fr: "N'a pas bu depuis trois cents jours.",
    gone: {
      en: 'He had been sober for three hundred days.',
      fr: "Il n'avait pas bu depuis trois cents jours.",
    },
  },
  {
    name: 'Clara',
    en: 'Draws strangers in a small blue book.',
    fr: 'Dessine des inconnus dans un petit carnet bleu.',
    gone: {
      en: 'She drew strangers in a small blue book.',
      fr: 'Elle dessinait des inconnus dans un petit carnet bleu.',
    },
  },
  {
    name: 'Samuel',
    en: 'Was on his way to say sorry.',
    fr: 'Allait demander pardon.',
    gone: { en: 'He was on his way to say sorry.', fr: 'Il allait demander pardon.' },
  },
  {
    name: 'Petra',
    en: 'Can whistle louder than any referee.',
    fr: "Siffle plus fort qu'un arbitre.",
    gone: { en: 'She could whistle louder than any referee.', fr: "Elle sifflait plus fort qu'un arbitre." },
  },
  {
    name: 'Idris',
    en: 'Sends half of his pay home.',
    fr: 'Envoie chez lui la moitié de sa paie.',
    gone: { en: 'He sent half of his pay home.', fr: 'Il envoyait chez lui la moitié de sa paie.' },
  },
  {
    name: 'Hélène',
    en: 'Taught half of this street to read.',
    fr: 'A appris à lire à la moitié de la rue.',
    gone: {
      en: 'She taught half of this street to read.',
      fr: 'Elle avait appris à lire à la moitié de la rue.',
    },
  },
  {
    name: 'Bruno',
    en: "Still has the keys of his parents' house.",
    fr: 'A gardé les clés de la maison de ses parents.',
    gone: {
      en: "He still had the keys of his parents' house.",
      fr: 'Il avait gardé les clés de la maison de ses parents.',
    },
  },
  {
    name: 'Zoé',
    en: 'Is eleven nights away from the sea.',
    fr: 'Sera au bord de la mer dans onze nuits.',
    gone: { en: 'She was eleven nights away from the sea.', fr: 'Dans onze nuits, elle aurait vu la mer.' },
  },
  {
    name: 'Anton',
    en: 'Never once won at cards, and plays on.',
    fr: "N'a jamais gagné aux cartes, et joue encore.",
    gone: {
      en: 'He never once won at cards, and played on.',
      fr: "Il n'avait jamais gagné aux cartes, et jouait encore.",
    },
  },
  {
    name: 'Fatou',
    en: "Braids her sister's hair on Sundays.",
    fr: 'Tresse les cheveux de sa sœur le dimanche.',
    gone: {
      en: "She braided her sister's hair on Sundays.",
      fr: 'Elle tressait les cheveux de sa sœur le dimanche.',
    },
  },
  {
    name: 'Louis',
    en: 'Keeps the tickets of every film he saw.',
    fr: "Garde le billet de chaque film qu'il a vu.",
    gone: {
      en: 'He kept the tickets of every film he saw.',
      fr: "Il gardait le billet de chaque film qu'il avait vu.",
    },
  },
]
