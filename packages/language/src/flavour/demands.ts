import type { Both } from '../lang.ts'

export const demandFlavour: Readonly<Record<string, Both>> = {
  'wire-ten-million': {
    en: 'A bank, a number, a deadline. He has it all written down.',
    fr: 'Une banque, un numéro, une heure limite. Il a tout noté.',
  },
  'release-fugitives': {
    en: 'Three names, read out slowly, so that you can write them down.',
    fr: "Trois noms, dictés lentement, pour que vous ayez le temps d'écrire.",
  },
  'supply-of-weapons': {
    en: 'Crates at the service door. He wants to hear them being put down.',
    fr: 'Des caisses devant la porte de service. Il veut les entendre toucher le sol.',
  },
  'restore-tenure': {
    en: 'Nineteen years of lectures, and a letter of eleven lines.',
    fr: 'Dix-neuf ans de cours, et une lettre de onze lignes.',
  },
  'public-apology': {
    en: '“On the front steps. In front of everyone. And with my name in it.”',
    fr: "« Sur les marches. Devant tout le monde. Et qu'on prononce mon nom. »",
  },
  'fire-the-board': {
    en: 'She knows every one of them by their signature.',
    fr: 'Elle les connaît tous par leur signature.',
  },
  'medical-care': {
    en: 'He is not asking for himself. He never was.',
    fr: "Ce n'est pas pour lui qu'il demande. Ça n'a jamais été pour lui.",
  },
  helicopter: {
    en: '“On the roof. Lights off. A pilot and nobody else.”',
    fr: "« Sur le toit. Tous feux éteints. Un pilote, personne d'autre. »",
  },
  'school-bus': {
    en: 'Empty, engine running, keys on the seat.',
    fr: 'Vide, moteur en marche, les clés sur le siège.',
  },
  'armored-truck': {
    en: 'Steel on four sides. Once the door is shut, nobody talks to anybody.',
    fr: "De l'acier sur quatre côtés. Une fois la porte fermée, plus personne ne parle à personne.",
  },
  'getaway-boat': {
    en: 'The river is two streets away. The tide will not wait.',
    fr: "Le fleuve est à deux rues d'ici. La marée n'attendra pas.",
  },
  'drop-the-charges': {
    en: '“A sheet of paper, a signature, and I was never here.”',
    fr: "« Une feuille, une signature, et je n'ai jamais mis les pieds ici. »",
  },
  'prime-time': {
    en: 'He wants the cameras at eight. He has already chosen the tie.',
    fr: 'Il veut les caméras à vingt heures. Il a déjà choisi la cravate.',
  },
  'a-new-identity': {
    en: 'Another name, another town. He has been practising the signature.',
    fr: "Un autre nom, une autre ville. Il s'entraîne déjà à signer.",
  },
  'be-understood': {
    en: 'She is not waiting for an answer. She wants you to listen to the end.',
    fr: "Elle n'attend pas de réponse. Elle veut qu'on l'écoute jusqu'au bout.",
  },
  'leave-my-crew': {
    en: '“They did what I told them. You talk to me, and only to me.”',
    fr: "« Elles ont fait ce que j'ai dit. C'est à moi que tu parles, à personne d'autre. »",
  },
  'count-us': {
    en: '“Say how many we are. Out loud. And get it right.”',
    fr: '« Dis combien on est. À voix haute. Et ne te trompe pas. »',
  },
  motorcade: {
    en: 'Blue lights in front, blue lights behind, every crossing clear.',
    fr: 'Des gyrophares devant, des gyrophares derrière, et tous les carrefours dégagés.',
  },
  'cargo-plane': {
    en: 'A runway without lights, forty minutes from here. A full tank.',
    fr: "Une piste sans lumières, à quarante minutes d'ici. Le plein fait.",
  },
  'night-train': {
    en: 'The 4:10 never stops here. Tonight it is supposed to.',
    fr: "Le 4 h 10 ne s'arrête jamais ici. Cette nuit, il faudrait qu'il s'arrête.",
  },
  'service-tunnel': {
    en: 'An old plan, a steel door, a key that nobody has seen for years.',
    fr: "Un vieux plan, une porte en acier, une clé que personne n'a vue depuis des années.",
  },
  'fishing-trawler': {
    en: 'It smells of diesel and leaves before the sun is up.',
    fr: 'Il sent le gazole et il part avant le jour.',
  },
  'talk-to-the-press': {
    en: 'A microphone on a long cable, pushed through the letter slot.',
    fr: "Un micro au bout d'un long câble, glissé par la fente du courrier.",
  },
  'hot-food': {
    en: 'Nobody in there has eaten since noon.',
    fr: "Là-dedans, personne n'a mangé depuis midi.",
  },
  'call-home': {
    en: 'A ringing tone, and a child who should be asleep.',
    fr: 'Une sonnerie, et un enfant qui devrait dormir.',
  },
  'clear-the-street': {
    en: 'Too many people behind the tape, too many phones in the air.',
    fr: "Trop de monde derrière le ruban, trop de téléphones en l'air.",
  },
  'turn-the-heat-on': {
    en: 'You can hear teeth chattering, close to the phone.',
    fr: 'On entend des dents claquer, tout près du combiné.',
  },
  cigarettes: {
    en: 'Any brand. And a lighter that works.',
    fr: 'Peu importe la marque. Et un briquet qui marche.',
  },
}
