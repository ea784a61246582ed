import type { endings as en } from '../en/endings.ts'

export const endings: Readonly<Record<keyof typeof en, string>> = {
  'ending.captured.title': '{who:Pris vivant|Prise vivante}',
  'ending.captured.text':
    '{who:Il sort menotté, plus petit|Elle sort menottée, plus petite} que sa voix. {saved} sur {total} attendent derrière le ruban, une couverture sur les épaules. On vous apporte un café, et vous remarquez que vos mains tremblent.',
  'ending.eliminated.title': 'Le silence',
  'ending.eliminated.text':
    "La ligne reste ouverte, mais plus personne ne parle. {saved} sur {total} sont sortis ; vous voudrez connaître tous leurs prénoms. Ce n'est pas la fin que vous cherchiez, mais ils rentrent chez eux.",
  'ending.surrendered.title': "Les mains en l'air",
  'ending.surrendered.text':
    "Il repose le téléphone tout doucement, comme s'il pouvait encore se casser. Puis la porte s'ouvre. {saved} sur {total} sont saufs, et la rue se remplit soudain d'inconnus qui s'étreignent.",
  'ending.too-many-killed.title': 'Trop de morts',
  'ending.too-many-killed.text':
    "Vous gardez le combiné à l'oreille longtemps après que la ligne s'est tue. Sur {total}, {killed} sont morts. Dans le fourgon, personne ne dit rien, et personne ne dit que c'est votre faute.",
  'ending.escaped.title': '{who:Envolé|Envolée}',
  'ending.escaped.text':
    "Un moteur, puis plus rien. La voix que vous avez écoutée toute la nuit est quelque part, là-bas, dans le noir. {saved} sur {total} {saved|est sauf|sont saufs}. Vous y repenserez longtemps, et c'est bien normal.",
  'ending.escaped.text.nobody':
    "Un moteur, puis plus rien. La voix que vous avez écoutée toute la nuit est quelque part, là-bas, dans le noir. Sur {total} otages, aucun n'avait pu sortir. Vous y repenserez longtemps, et c'est bien normal.",
  'ending.no-terror-card.title': 'Le temps est écoulé',
  'ending.no-terror-card.text':
    "Il vous restait des mots, mais la nuit était finie. Les fenêtres s'éteignent l'une après l'autre. {saved} sur {total} {saved|est sorti|sont sortis} tant qu'il était temps. Les autres, vous ne les oublierez pas.",
  'ending.no-terror-card.text.nobody':
    "Il vous restait des mots, mais la nuit était finie. Les fenêtres s'éteignent l'une après l'autre. Ils étaient {total} à l'intérieur, et aucun n'est sorti à temps. Vous ne les oublierez pas.",
  'ending.no-terror-card.text.everyone':
    "Il vous restait des mots, mais la nuit était finie. Les {total} otages sont sortis tant qu'il était temps. Quand vos collègues poussent la porte, il n'y a plus personne derrière.",
  'ending.own-victory.title': "C'est fini",
  'ending.own-victory.text':
    "Rien ne s'est passé comme dans le manuel, mais tout finit bien. {saved} {saved|libéré|libérés} sur {total}.",
  'ending.own-defeat.title': "C'est fini",
  'ending.own-defeat.text':
    "Rien ne s'est passé comme dans le manuel, et tout finit mal. {saved} {saved|libéré|libérés} sur {total}.",
  'ending.resigned.title': 'Vous passez la main',
  'ending.resigned.text':
    "Quelqu'un vous prend doucement le combiné des mains. Savoir se reposer fait partie du métier.",
}
