import { typeset } from './french-spacing.ts'
import type { Both, Lang } from './lang.ts'
import { packText } from './pack-texts.ts'

/** What the file in the van says about the voice on the line. */
const STORIES: Readonly<Record<string, Both>> = {
  arkayne: {
    en: 'Arkayne Massua once commanded three hundred men in a war that nobody here remembers. Tonight he has the top floor of the old customs house, seven people and a list. He reads from it without raising his voice. What frightens the people in the van is that he has never once looked out of the window.',
    fr: "Arkayne Massua a commandé trois cents hommes dans une guerre dont plus personne ici ne se souvient. Cette nuit, il tient le dernier étage de l'ancienne douane, sept personnes et une liste. Il la lit sans hausser la voix. Ce qui inquiète l'équipe, dans le fourgon, c'est qu'il n'a pas regardé une seule fois par la fenêtre.",
  },
  donna: {
    en: 'For nineteen years Donna Scarborough taught chemistry in the same lecture hall, and her students still write to her. The board needed one meeting and eleven lines to let her go. This evening she came back, locked the doors and began to take attendance. Every answer she gets, she marks, and nobody knows what a wrong one costs.',
    fr: "Pendant dix-neuf ans, Donna Scarborough a enseigné la chimie dans le même amphithéâtre, et ses anciens étudiants lui écrivent encore. Il a suffi au conseil d'une réunion et de onze lignes pour la remercier. Ce soir, elle est revenue, elle a fermé les portes et elle a fait l'appel. Elle note chaque réponse, et personne ne sait ce que coûte une erreur.",
  },
  edward: {
    en: 'Edward Quinn drove the night bus until his sister fell ill and the letters from the insurance began to say no. He knows all nine people in that waiting room by first name; he asked them. He does not want to hurt anyone, and he says so, again and again. That is exactly what makes it dangerous: he has nothing left to lose but his sister.',
    fr: "Edward Quinn conduisait le bus de nuit, jusqu'à ce que sa sœur tombe malade et que l'assurance se mette à répondre non. Les neuf personnes de cette salle d'attente, il les connaît par leur prénom ; il le leur a demandé. Il ne veut faire de mal à personne, et il le répète. C'est bien ce qui rend la chose dangereuse : il n'a plus que sa sœur à perdre.",
  },
  lijah: {
    en: 'Lijah Ramone was only supposed to drive. Then the alarm went off, the others ran, and he ended up inside with eight strangers and the wrong bag. He has no cause and no list; he wants out. With every hour he thinks of another way, and each one is worse than the last.',
    fr: "Lijah Ramone devait seulement conduire. Puis l'alarme a sonné, les autres ont filé, et il s'est retrouvé à l'intérieur avec huit inconnus et le mauvais sac. Il n'a ni cause ni liste : il veut sortir. À chaque heure qui passe, il imagine une nouvelle issue, et chacune est pire que la précédente.",
  },
  barrett: {
    en: 'Barrett Mullins had the morning show, a warm voice and an investment plan for his listeners. When the money turned out not to exist, he went back to the studio and took the audience with him. He has told you about a bomb, a brother and a heart condition. One of these may be true.',
    fr: "Barrett Mullins avait la matinale, une voix chaude et un placement à proposer à ses auditeurs. Quand on a découvert que l'argent n'existait pas, il est retourné au studio et il a gardé le public avec lui. Il vous a parlé d'une bombe, d'un frère, d'un cœur malade. Il se peut que l'une de ces choses soit vraie.",
  },
  renesha: {
    en: 'Renesha Sharp grew up in the towers that are to be pulled down on Monday. Her crew looks after its own: the old, the children, those without papers. Tonight they hold the town hall, very quietly, and she is the only one who speaks. Treat her as an equal and she listens; push her, and she remembers who she is doing this for.',
    fr: "Renesha Sharp a grandi dans les tours qu'on doit abattre lundi. Son gang s'occupe des siens : les vieux, les gosses, ceux qui n'ont pas de papiers. Cette nuit, ces femmes tiennent la mairie, sans un bruit, et elle seule prend la parole. Traitée en égale, elle écoute ; bousculée, elle se rappelle pour qui elle est là.",
  },
  'second-in-command': {
    en: 'Nobody in the van knows his name. He carried the bags, watched the back door and never thought past this night. Now the phone is ringing and there is nobody else left to pick it up.',
    fr: "Dans le fourgon, personne ne connaît son nom. Il portait les sacs, il gardait la porte de derrière, il n'avait rien prévu au-delà de cette nuit. Maintenant le téléphone sonne, et il ne reste plus que lui pour décrocher.",
  },
}

/** Who the abductor is; nothing for one that has no story. */
export function storyOf(lang: Lang, abductor: string): string {
  const story = Object.hasOwn(STORIES, abductor) ? STORIES[abductor] : undefined
  if (story !== undefined) return typeset(lang, story[lang])
  return packText(lang, 'stories', abductor) ?? ''
}
