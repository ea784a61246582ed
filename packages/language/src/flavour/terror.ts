import type { Both } from '../lang.ts'

export const terrorFlavour: Readonly<Record<string, Both>> = {
  'situation-worsening': {
    en: 'A chair falls over. Nobody picks it up.',
    fr: 'Une chaise tombe. Personne ne la relève.',
  },
  'getting-angry': {
    en: 'The sentences get shorter. So do the pauses.',
    fr: 'Les phrases raccourcissent. Les silences aussi.',
  },
  'growing-impatient': {
    en: 'Fingers drum on the receiver, faster and faster.',
    fr: 'Des doigts tambourinent sur le combiné, de plus en plus vite.',
  },
  'more-hostages': {
    en: 'There were people in the basement. Now they are upstairs.',
    fr: 'Il y avait des gens à la cave. On les a fait monter.',
  },
  'back-to-square-one': {
    en: 'All those hours, and then the first question again.',
    fr: 'Toutes ces heures, et on en revient à la première question.',
  },
  'going-nowhere': {
    en: '“Words. All you have is words.” Then a sound you will not forget.',
    fr: "« Des mots. Tu n'as que des mots. » Puis un bruit que vous n'oublierez pas.",
  },
  'dont-test-me': {
    en: 'A click, right next to the phone.',
    fr: 'Un déclic, juste à côté du téléphone.',
  },
  'escape-attempt': {
    en: 'A door bangs, somebody runs. Nobody out here planned this.',
    fr: "Une porte claque, quelqu'un court. Dehors, personne n'avait prévu ça.",
  },
  'time-running-out': {
    en: 'On the line, for the first time, you can hear a clock.',
    fr: 'Pour la première fois, on entend une horloge au bout du fil.',
  },
  'moment-of-weakness': {
    en: "“This one can go. Don't ask me why.”",
    fr: '« Celui-là peut partir. Ne me demande pas pourquoi. »',
  },

  'bad-feeling': {
    en: 'A curtain moves. Somebody is counting your cars.',
    fr: "Un rideau bouge. Quelqu'un compte vos voitures.",
  },
  'mad-as-hell': {
    en: 'Glass breaks. You hold the receiver away from your ear.',
    fr: 'Du verre se brise. Vous écartez le combiné de votre oreille.',
  },
  'no-time': {
    en: '“Faster. Whatever it is you are doing, do it faster.”',
    fr: '« Plus vite. Quoi que tu fasses, fais-le plus vite. »',
  },
  'raise-the-stakes': {
    en: 'A courier rang at the wrong door.',
    fr: 'Un coursier a sonné à la mauvaise porte.',
  },
  'fit-of-rage': {
    en: 'Shouting, then nothing, then heavy breathing. It will pass.',
    fr: 'Des cris, puis rien, puis un souffle court. Ça va retomber.',
  },
  'pick-your-poison': {
    en: "“You decide. I'm tired of deciding.”",
    fr: "« C'est toi qui décides. Moi, j'en ai assez de décider. »",
  },
  'warning-shot': {
    en: 'They call it a warning. In the van, nobody does.',
    fr: "On appelle ça une sommation. Dans le fourgon, personne n'emploie ce mot.",
  },
  'trigger-finger': {
    en: 'Nobody in there has slept. Hands are shaking.',
    fr: "Là-dedans, personne n'a dormi. Les mains tremblent.",
  },
  'power-cut': {
    en: 'The windows go dark, all at once. So do your screens.',
    fr: "Les fenêtres s'éteignent d'un coup. Vos écrans aussi.",
  },
  'line-goes-dead': {
    en: 'No tone, no hiss. Only your own voice in the van.',
    fr: 'Plus de tonalité, plus de souffle. Rien que votre voix dans le fourgon.',
  },
  'back-door': {
    en: 'The night porter knows a way out that is on no plan.',
    fr: "Le gardien de nuit connaît une sortie qui n'est sur aucun plan.",
  },
  'second-thoughts': {
    en: "A long silence. “I didn't want it to go like this.”",
    fr: '« Je ne voulais pas que ça tourne comme ça. » Puis un long silence.',
  },

  'point-of-no-return': {
    en: 'Something in the voice has closed, like a door.',
    fr: "Dans la voix, quelque chose s'est refermé, comme une porte.",
  },
  'shots-fired': {
    en: 'Two dull sounds. In the van, everyone stops talking.',
    fr: 'Deux bruits sourds. Dans le fourgon, plus personne ne parle.',
  },
  'lights-out': {
    en: 'Floor by floor, the building goes dark.',
    fr: "Étage après étage, l'immeuble s'éteint.",
  },
  'breaking-point': {
    en: 'It can tip either way now, and both of you know it.',
    fr: "Ça peut basculer d'un côté ou de l'autre. Vous le savez tous les deux.",
  },
  'live-on-air': {
    en: 'A camera got through. The whole country is listening.',
    fr: 'Une caméra a réussi à passer. Tout le pays écoute.',
  },
  'cold-feet': {
    en: 'For the first time tonight, the voice asks you what to do.',
    fr: 'Pour la première fois de la nuit, la voix vous demande quoi faire.',
  },
  'helicopter-overhead': {
    en: 'A news crew, too low, too loud. You can hardly hear the line.',
    fr: "Une équipe de télévision, trop bas, trop fort. On n'entend presque plus la ligne.",
  },
  'hostage-on-the-roof': {
    en: 'Someone is standing against the sky, right at the edge.',
    fr: 'Une silhouette se découpe sur le ciel, tout au bord.',
  },
  'locked-in': {
    en: 'The shutters come down. Nobody leaves, not even the one with the key.',
    fr: 'Les rideaux de fer tombent. Plus personne ne sort, pas même celui qui a la clé.',
  },
  'everyone-down': {
    en: 'One shout, everybody drops, and for a second the way is clear.',
    fr: 'Un cri, tout le monde se couche et, une seconde, la voie est libre.',
  },
  'last-words': {
    en: '“Tell them…” You write down every word.',
    fr: '« Dis-leur… » Vous notez chaque mot.',
  },
  daybreak: {
    en: 'Grey light on the roofs. Nobody had thought this night could end.',
    fr: "Une lumière grise sur les toits. Plus personne n'y croyait.",
  },
}
