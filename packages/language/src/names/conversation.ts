import type { Both } from '../lang.ts'

export const conversationNames: Readonly<Record<string, Both>> = {
  'what-are-your-demands': { en: 'What Are Your Demands?', fr: "Qu'est-ce que tu veux ?" },
  'small-talk': { en: 'Small Talk', fr: 'Bavardages...' },
  'keep-cool': { en: 'Keep Cool', fr: 'Relax' },
  'hear-me-out': { en: 'Hear Me Out', fr: 'Écoute-moi' },
  'few-minutes-more': { en: 'Just a Few Minutes More', fr: 'Encore quelques minutes' },
  'need-to-trust-me': { en: 'You Need to Trust Me', fr: 'Il faut me faire confiance' },
  'just-stay-calm': { en: 'Just Stay Calm', fr: 'Garde ton calme...' },
  'minor-extraction': { en: 'Minor Extraction', fr: 'Petite extraction' },
  'bold-lie': { en: 'A Bold Lie', fr: 'Un mensonge audacieux' },
  'empty-promise': { en: 'An Empty Promise', fr: "Une promesse en l'air" },
  'coming-in-to-talk': { en: "I'm Coming In to Talk", fr: "J'entre pour parler" },
  'major-extraction': { en: 'Major Extraction', fr: 'Grande extraction' },
  'sniper-take-the-shot': { en: 'Sniper, Take the Shot!', fr: 'Sniper, tirez !' },
  'all-units-go': { en: 'All Units Get In There NOW!', fr: 'À toutes les unités ! GO, GO, GO !' },

  'consider-this': { en: 'Consider This...', fr: 'Considère ceci...' },
  'take-a-breath': { en: 'Just Take a Breath', fr: 'Respire un bon coup...' },
  'tight-spot': {
    en: "You're In a Tight Spot. I Can Help.",
    fr: "Tu es dans une situation difficile. Je peux t'aider.",
  },
  'extended-conversation': { en: 'Extended Conversation', fr: 'Discussion prolongée' },
  'hostage-escort': { en: 'Hostage Escort', fr: "Escorte d'otages" },
  'call-their-bluff': { en: 'Call Their Bluff', fr: 'Bluff démasqué' },
  'family-on-the-line': { en: 'Family on the Line', fr: 'La famille au bout du fil' },
  'little-compromises': { en: 'Little Compromises', fr: 'Petit compromis' },
  'breach-team': { en: 'Breach Team', fr: "Équipe d'assaut" },
  'all-snipers-engage': { en: 'All Snipers Engage Targets', fr: 'Tous les snipers engagent les cibles !' },
  'full-assault': { en: 'Full Assault', fr: 'Assaut général' },
}
