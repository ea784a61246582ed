import type { Both } from '../lang.ts'

/** Own words. The three cards that cost nothing speak differently in the two games. */
export const conversationFlavour: Readonly<Record<string, Both>> = {
  'what-are-your-demands': {
    en: 'You ask, and then you let the silence work.',
    fr: 'Vous posez la question. Puis vous laissez le silence travailler.',
  },
  'what-are-your-demands.cw': {
    en: '“Nobody does this for nothing. Tell me what it is.”',
    fr: "« Personne ne fait ça pour rien. Dis-moi ce que c'est. »",
  },
  'small-talk': {
    en: 'The weather, the coffee, the match. Every minute is a minute in which nobody gets hurt.',
    fr: "La pluie, le café, le match d'hier. Chaque minute gagnée est une minute sans blessé.",
  },
  'small-talk.cw': {
    en: 'You talk about anything but the door. The door can wait.',
    fr: 'Vous parlez de tout, sauf de la porte. La porte attendra.',
  },
  'keep-cool': {
    en: 'Your voice stays low. After a while the other voice follows.',
    fr: "Votre voix reste basse. Au bout d'un moment, l'autre finit par suivre.",
  },
  'keep-cool.cw': {
    en: '“Easy. Nobody moves out here unless I say so.”',
    fr: '« Doucement. Ici, personne ne bouge sans mon accord. »',
  },
  'hear-me-out': {
    en: "“Don't hang up. Ten seconds, then you decide.”",
    fr: '« Ne raccroche pas. Dix secondes, et après tu décides. »',
  },
  'few-minutes-more': {
    en: 'You look at the clock and give a different time.',
    fr: "Vous regardez l'heure. Vous en annoncez une autre.",
  },
  'need-to-trust-me': {
    en: "“I haven't lied to you tonight. I won't start now.”",
    fr: "« Je ne t'ai pas menti de la nuit. Je ne vais pas commencer maintenant. »",
  },
  'just-stay-calm': {
    en: 'You count the breaths on the line. They are slowing down.',
    fr: 'Vous comptez les respirations au bout du fil. Elles ralentissent.',
  },
  'minor-extraction': {
    en: 'A side door, a hand held out, bare feet on wet asphalt.',
    fr: 'Une porte latérale, une main tendue, des pieds nus sur le bitume mouillé.',
  },
  'bold-lie': {
    en: '“The mayor signed ten minutes ago.” The mayor is asleep.',
    fr: '« Le maire a signé il y a dix minutes. » Le maire dort.',
  },
  'empty-promise': {
    en: 'You hear yourself say yes. There is nothing behind it yet.',
    fr: "Vous vous entendez dire oui. Derrière ce oui, il n'y a encore rien.",
  },
  'coming-in-to-talk': {
    en: 'Vest on, radio off, hands where everyone can see them. You cross the street.',
    fr: 'Gilet sur le dos, radio coupée, mains bien en vue. Vous traversez la rue.',
  },
  'major-extraction': {
    en: 'The ladder is at the window. Nobody on the line must hear it.',
    fr: "L'échelle est contre la fenêtre. Au bout du fil, personne ne doit l'entendre.",
  },
  'sniper-take-the-shot': {
    en: 'One window, one breath, one word from you.',
    fr: 'Une fenêtre, un souffle, un mot de vous.',
  },
  'all-units-go': {
    en: 'Words cannot do any more. You put down the receiver and give the order.',
    fr: "Les mots n'y peuvent plus rien. Vous posez le combiné et vous donnez l'ordre.",
  },

  'consider-this': {
    en: 'You lay it out slowly, like something that might break.',
    fr: "Vous avancez l'idée lentement, comme une chose qui pourrait se casser.",
  },
  'take-a-breath': {
    en: '“With me. In. And out. Once more.”',
    fr: '« Avec moi. Inspire. Souffle. Encore une fois. »',
  },
  'tight-spot': {
    en: 'You say what you both know. From an ally it sounds better.',
    fr: "Vous dites ce que vous savez tous les deux. Venant d'un allié, ça passe mieux.",
  },
  'extended-conversation': {
    en: 'The tape runs out. Somebody changes it without a sound.',
    fr: "La bande arrive au bout. Quelqu'un la change sans un bruit.",
  },
  'hostage-escort': {
    en: 'They come out in single file, a hand on the shoulder in front.',
    fr: "Ils sortent en file, la main sur l'épaule de celui qui précède.",
  },
  'call-their-bluff': {
    en: "“No. You won't.” You hold your breath.",
    fr: '« Non. Tu ne le feras pas. » Vous retenez votre souffle.',
  },
  'family-on-the-line': {
    en: 'You found the number at two. Somebody picked up at the first ring.',
    fr: 'Vous avez trouvé le numéro à deux heures. On a décroché à la première sonnerie.',
  },
  'little-compromises': {
    en: 'A window left ajar, a lamp switched back on. Small things, both ways.',
    fr: "Une fenêtre entrouverte, une lampe qu'on rallume. Peu de chose, de part et d'autre.",
  },
  'breach-team': {
    en: 'Six people wait in a stairwell and listen to you talk.',
    fr: "Six personnes attendent dans une cage d'escalier. Elles vous écoutent parler.",
  },
  'all-snipers-engage': {
    en: 'Four rooftops answer, one after the other: ready.',
    fr: "Quatre toits répondent, l'un après l'autre : prêt.",
  },
  'full-assault': {
    en: 'Every door at once. From here on it is out of your hands.',
    fr: "Toutes les portes à la fois. À partir de là, ça n'est plus entre vos mains.",
  },
}
