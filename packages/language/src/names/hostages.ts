import type { Both } from '../lang.ts'

/** People who happened to be there. A name and one line each, so that a rescue or a death means somebody. */
export const hostagePeople: readonly (Both & { readonly name: string })[] = [
  {
    name: 'Inès',
    en: 'Missed her train, and came in to get warm.',
    fr: 'A raté son train et venait se réchauffer.',
  },
  { name: 'Tomas', en: 'Is to be married on Saturday.', fr: 'Se marie samedi.' },
  {
    name: 'Odile',
    en: 'Has watered the same fig tree for forty years.',
    fr: 'Arrose le même figuier depuis quarante ans.',
  },
  { name: 'Kwame', en: 'Drives the first tram of the morning.', fr: 'Conduit le premier tram du matin.' },
  {
    name: 'Maria',
    en: 'Sings when she thinks nobody is listening.',
    fr: "Chante quand elle croit que personne n'écoute.",
  },
  { name: 'Jonas', en: 'Learns to swim at fifty-one.', fr: 'Apprend à nager à cinquante et un ans.' },
  { name: 'Leila', en: 'Sits her last exam on Monday.', fr: 'Passe son dernier examen lundi.' },
  {
    name: 'Pavel',
    en: 'Repairs radios that others throw away.',
    fr: "Répare les radios que d'autres jettent.",
  },
  { name: 'Grace', en: 'Has promised her daughter pancakes.', fr: 'A promis des crêpes à sa fille.' },
  {
    name: 'Hugo',
    en: 'Is nineteen and in his first week at work.',
    fr: 'A dix-neuf ans et commence sa première semaine de travail.',
  },
  {
    name: 'Amina',
    en: 'Writes a letter every day and posts none.',
    fr: "Écrit une lettre par jour et n'en envoie aucune.",
  },
  { name: 'Walter', en: 'Only came to return an umbrella.', fr: 'Venait seulement rendre un parapluie.' },
  {
    name: 'Sofia',
    en: 'Plays the second violin, and likes it there.',
    fr: "Joue second violon, et s'y trouve bien.",
  },
  { name: 'Émile', en: 'Feeds a cat that belongs to nobody.', fr: "Nourrit un chat qui n'est à personne." },
  { name: 'Ruth', en: "Has a brother in the van's next street.", fr: 'A un frère à une rue du fourgon.' },
  { name: 'Dario', en: 'Bakes bread while the town sleeps.', fr: 'Fait le pain pendant que la ville dort.' },
  { name: 'Yuki', en: 'Knows the names of all the bridges.', fr: 'Connaît le nom de tous les ponts.' },
  { name: 'Marcel', en: 'Had his hearing aid switched off.', fr: 'Avait éteint son appareil auditif.' },
  {
    name: 'Noor',
    en: 'Is expecting, and has told no one yet.',
    fr: "Attend un enfant et ne l'a encore dit à personne.",
  },
  {
    name: 'Stefan',
    en: 'Has been sober for three hundred days.',
    fr: "N'a pas bu depuis trois cents jours.",
  },
  {
    name: 'Clara',
    en: 'Draws strangers in a small blue book.',
    fr: 'Dessine des inconnus dans un petit carnet bleu.',
  },
  { name: 'Samuel', en: 'Was on his way to say sorry.', fr: 'Allait demander pardon.' },
  { name: 'Petra', en: 'Can whistle louder than any referee.', fr: "Siffle plus fort qu'un arbitre." },
  { name: 'Idris', en: 'Sends half of his pay home.', fr: 'Envoie chez lui la moitié de sa paie.' },
  { name: 'Hélène', en: 'Taught half of this street to read.', fr: 'A appris à lire à la moitié de la rue.' },
  {
    name: 'Bruno',
    en: "Still has the keys of his parents' house.",
    fr: 'A gardé les clés de la maison de ses parents.',
  },
  { name: 'Zoé', en: 'Is eleven nights away from the sea.', fr: 'Sera au bord de la mer dans onze nuits.' },
  {
    name: 'Anton',
    en: 'Never once won at cards, and plays on.',
    fr: "N'a jamais gagné aux cartes, et joue encore.",
  },
  {
    name: 'Fatou',
    en: "Braids her sister's hair on Sundays.",
    fr: 'Tresse les cheveux de sa sœur le dimanche.',
  },
  {
    name: 'Louis',
    en: 'Keeps the tickets of every film he saw.',
    fr: "Garde le billet de chaque film qu'il a vu.",
  },
]
