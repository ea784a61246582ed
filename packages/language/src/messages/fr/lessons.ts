import type { lessons as en } from '../en/lessons.ts'

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'lesson.dial.title': 'Le cadran',
  'lesson.dial.lead':
    'À quel point il est nerveux, combien de dés vous avez, et ce qui attend au-delà des deux bouts.',

  'lesson.dial.calm.text':
    "Le cadran montre à quel point il est nerveux, de L à E (D1). Les petits carrés sous chaque niveau sont vos dés : plus c'est calme, plus il y en a (D2). Vous êtes sur 2, avec deux dés. Sur 1, vous en auriez trois.",
  'lesson.dial.calm.task': 'Ramenez la menace à 1 : choisissez « Relax » et dites-le.',
  'lesson.dial.calm.right':
    "Un succès, et il est un cran plus calme. Vous lancez maintenant trois dés au lieu de deux, tant qu'il ne s'énerve pas (D2).",
  'lesson.dial.calm.wrong': 'Cette phrase ne le calme pas. Cherchez le cadran avec −1 sur la carte.',
  'lesson.dial.calm.wrong.facedown':
    "Face cachée, une carte donne 1 PD, mais aucune de ses lignes ne s'applique (C1). Cette fois, dites-la à voix haute.",
  'lesson.dial.calm.wrong.hung-up': "Vous avez raccroché sans avoir rien dit. Calmez-le d'abord.",

  'lesson.dial.below.text':
    'L est le bout calme. À partir de là, chaque cran de moins ne déplace plus le marqueur : il fait sortir un otage (D3). Les crans se font un par un.',
  'lesson.dial.below.task': "Vous êtes sur 1. Avec une seule carte, faites sortir quelqu'un.",
  'lesson.dial.below.right':
    "Deux crans : le premier a mené à L, le second est passé dessous, et quelqu'un est sorti. Le calme n'est pas un luxe, il libère (D3).",
  'lesson.dial.below.wrong': "Personne n'est sorti. Il faut une carte qui le calme de deux crans.",
  'lesson.dial.below.wrong.one-step':
    "C'était un seul cran, de 1 à L. Il en faut un de plus, sous L, pour faire sortir quelqu'un.",
  'lesson.dial.below.wrong.hung-up': 'Il est presque calme : parlez-lui. Une carte suffit.',

  'lesson.dial.above.text':
    "E est l'autre bout : un seul dé (D2), et chaque cran au-dessus coûte une vie (D3). Un dé échoue deux fois sur trois. Parfois, mieux vaut se taire : jouer face cachée est sans risque, raccrocher aussi.",
  'lesson.dial.above.task': 'Vous êtes sur E. Terminez cet appel sans perdre personne.',
  'lesson.dial.above.right':
    "Personne n'est mort. Raccrocher est sans risque, et chaque carte posée face cachée avant, c'est un PD pour de meilleurs mots. Le prochain appel sera peut-être plus calme.",
  'lesson.dial.above.wrong':
    "Le test a échoué, la menace est passée au-dessus de E et quelqu'un est mort (D3). Avec un seul dé, taisez-vous.",

  'lesson.talk.title': 'La discussion',
  'lesson.talk.lead': "Ce que fait une carte, ce qu'elle vaut face cachée, et comment un appel se termine.",

  'lesson.talk.rows.text':
    "Vous dites une carte et lancez les dés ; 5 et 6 sont des succès. Chaque carte a trois lignes : pour 2 succès ou plus, pour 1, pour aucun. Une seule s'applique, de gauche à droite (C2). Choisissez une carte : vous voyez la chance de chaque ligne avant de la dire.",
  'lesson.talk.rows.task': 'Dites une carte dont les lignes peuvent vous donner 2 PD ou plus.',
  'lesson.talk.rows.right':
    'Un succès : la ligne du milieu, 2 PD. Ces points achètent de meilleurs mots. La carte a servi pour ce tour (C3).',
  'lesson.talk.rows.wrong':
    'Cette carte a son utilité, mais elle ne vous a pas donné 2 PD. Cherchez la bulle avec +2 et +3.',
  'lesson.talk.rows.wrong.facedown':
    "Face cachée, toute carte donne 1 PD, quoi qu'elle dise. Cette fois, prenez le risque et dites-la.",
  'lesson.talk.rows.wrong.hung-up': "L'appel est fini avant d'avoir commencé. Dites d'abord quelque chose.",

  'lesson.talk.facedown.text':
    "Toute carte de votre main peut aussi être jouée face cachée : pas de test, pas de ligne, juste 1 PD (C1). Une phrase qu'on préfère ne pas dire vaut encore quelque chose.",
  'lesson.talk.facedown.task': 'Arrivez à 4 PD sans lancer un seul dé.',
  'lesson.talk.facedown.right':
    'Deux cartes, deux points, aucun risque. Vous finirez souvent un appel de cette façon.',
  'lesson.talk.facedown.wrong.rolled':
    "Vous l'avez dite à voix haute : c'est un test, et un test peut mal tourner. Face cachée, il n'y en a pas.",
  'lesson.talk.facedown.wrong.hung-up':
    'Vous avez raccroché avec des points encore en main. Jouez deux cartes face cachée.',

  'lesson.talk.hang-up.text':
    "Vous pouvez continuer tant que vous avez des cartes, mais rien n'y oblige. Un appel finit quand vous le décidez, ou quand une ligne le dit : le combiné rouge (C4). Les cartes gardées restent en main pour le prochain appel.",
  'lesson.talk.hang-up.task': "Mettez fin à l'appel.",
  'lesson.talk.hang-up.right':
    "L'appel est terminé et la phase d'achat commence : vos 4 PD achètent des cartes. Ce que vous avez joué revient en vente à la fin de la phase (C3).",
  'lesson.talk.hang-up.wrong': "C'est permis, mais assez parlé. Mettez fin à l'appel avec le bouton du bas.",

  'lesson.rolls.title': 'Les tests et les 4',
  'lesson.rolls.lead': 'Les succès, les 4 qui coûtent deux cartes, et les dés relancés.',

  'lesson.rolls.convert.text':
    "5 et 6 sont des succès (R2). Un 4 en est presque un : après le test, vous pouvez sacrifier deux cartes de votre main pour qu'il compte (R3). Elles ne donnent pas de PD. La carte que vous venez de dire n'est plus en main.",
  'lesson.rolls.convert.task': 'Dites « Relax » et faites baisser la menace, coûte que coûte.',
  'lesson.rolls.convert.right':
    "Le 4 est devenu un succès et il est plus calme. Deux cartes pour un cran, c'est cher : payez quand cela compte.",
  'lesson.rolls.convert.wrong': 'Cela vous en éloigne. Dites « Relax », puis regardez les dés.',
  'lesson.rolls.convert.wrong.settled':
    "Vous avez gardé ce résultat : aucun succès, la dernière ligne, et il reste comme il était. Le 4 n'attendait que vous.",
  'lesson.rolls.convert.wrong.other-card': 'Cette carte ne le calme pas. Dites « Relax ».',

  'lesson.rolls.worth.text':
    "Rien n'oblige à convertir un 4. Demandez-vous ce que donnerait la ligne suivante, et ce que vaudraient les deux cartes. La table montre la ligne obtenue en l'état.",
  'lesson.rolls.worth.task': 'Dites « Relax ». Il y a déjà un succès : le 4 vaut-il deux cartes ?',
  'lesson.rolls.worth.right':
    "Non : le second succès n'ajouterait qu'1 PD, et deux cartes face cachée en valent 2. Vous gardez « Petite extraction » pour la vie de quelqu'un.",
  'lesson.rolls.worth.wrong': "Ici, il s'agit des dés. Dites « Relax » et décidez pour le 4.",
  'lesson.rolls.worth.wrong.converted':
    'Deux cartes pour 1 PD : face cachée, elles en auraient donné 2. Regardez la ligne que vous avez avant de payer la suivante.',
  'lesson.rolls.worth.wrong.other-card': 'Gardez celle-là pour plus tard. Dites « Relax ».',

  'lesson.rolls.reroll.text':
    "Les cartes de réaction se jouent après un test : « Écoute-moi » relance un dé (R4). Vous allez essayer de faire sortir quelqu'un, et sans succès quelqu'un meurt.",
  'lesson.rolls.reroll.task': "Dites « Petite extraction » et faites sortir quelqu'un.",
  'lesson.rolls.reroll.right':
    'Une seconde chance pour un dé, et une vie. Les réactions se jouent avant ou après une conversion, mais pas sur un dé converti (R4).',
  'lesson.rolls.reroll.wrong':
    'Personne ne sort ainsi. Il vous faut les deux cartes : une pour essayer, une pour relancer.',
  'lesson.rolls.reroll.wrong.settled':
    "Vous avez gardé un test raté, et quelqu'un est mort. Appuyez sur un dé pour le relancer avec « Écoute-moi ».",

  'lesson.spending.title': 'Les achats',
  'lesson.spending.lead': "Les points achètent de meilleurs mots. Ce qui n'est pas dépensé est perdu.",

  'lesson.spending.spend-all.text':
    "Après l'appel, vous achetez des cartes pour le suivant, autant que vous pouvez payer (P1). Ce qui reste de vos PD disparaît ensuite (P4) : les points sont faits pour être dépensés. Les cartes jouées ce tour ne sont pas encore en vente.",
  'lesson.spending.spend-all.task': 'Dépensez vos 5 PD.',
  'lesson.spending.spend-all.right':
    "Rien de perdu. Les cartes chères font plus d'effet, les cartes bon marché vous donnent plus à dire : trois ou quatre nouvelles cartes valent mieux qu'une seule.",
  'lesson.spending.spend-all.wrong.left-over':
    "Vous avez continué avec des points en poche : ils sont perdus (P4). Achetez jusqu'au dernier.",

  'lesson.spending.debt.text':
    "Un mauvais appel peut vous laisser sous 0. Alors plus rien de payant ne s'achète, mais les cartes gratuites se prennent toujours (P2), jusqu'à dix en main (P3).",
  'lesson.spending.debt.task': 'Votre main est vide. Prenez au moins trois cartes.',
  'lesson.spending.debt.right':
    'Prenez toujours les gratuites : face cachée, chacune vaut un point, et deux convertissent un 4.',
  'lesson.spending.debt.wrong.empty-hand':
    "Vous êtes parti au prochain appel sans rien à dire. Prenez d'abord les cartes gratuites.",

  'lesson.spending.next.text':
    'Quand vous avez terminé, vos PD reviennent à 0, dettes comprises, et les cartes jouées sont de nouveau en vente (P4). Puis vient une carte terreur.',
  'lesson.spending.next.task': 'Continuez : piochez la carte terreur.',
  'lesson.spending.next.right':
    'Un nouveau tour. Vos PD sont à 0, la dette est oubliée, vos nouvelles cartes sont en main.',

  'lesson.terror.title': 'La terreur',
  'lesson.terror.lead': 'Ce que la nuit vous inflige, et ce que vous pouvez empêcher.',

  'lesson.terror.strikes.text':
    "Chaque tour finit par une carte terreur (E1). Les barres rouges en haut sont celles qui restent, la dorée vient en dernier : c'est votre horloge. Appuyez dessus à tout moment pour voir ce qui peut arriver.",
  'lesson.terror.strikes.task': 'Rien à dépenser. Piochez la carte terreur.',
  'lesson.terror.strikes.right':
    'La menace a monté de 2, puis de 1 encore : la carte a une seconde partie qui ne frappe que si une revendication est face cachée (E2).',

  'lesson.terror.second-part.text':
    "Supposons que « Ça commence à m'énerver » revienne. Sa seconde partie ne frappe que si une revendication est face cachée (E2). Ici, une seule l'est.",
  'lesson.terror.second-part.task':
    "Révélez la revendication, finissez l'appel et piochez : la seconde partie ne doit pas frapper.",
  'lesson.terror.second-part.right':
    "La menace a monté de 2, pas de 3. Lui demander ce qu'il veut désarme beaucoup de cartes terreur.",
  'lesson.terror.second-part.wrong.struck':
    "La revendication était encore face cachée, alors la seconde partie a frappé aussi (E2). Demandez d'abord « Qu'est-ce que tu veux ? ».",

  'lesson.terror.dice.text':
    "Certaines cartes terreur lancent des dés. Là aussi, deux cartes convertissent un 4 (R5) : ce que vous gardez en main à la fin d'un appel vous protège. Les otages vont tenter de fuir.",
  'lesson.terror.dice.task': "Piochez la carte et aidez quelqu'un à s'échapper.",
  'lesson.terror.dice.right':
    "Quelqu'un a couru et s'en est sorti. Deux cartes gardées pour la phase de terreur ont sauvé une vie : tout dépenser pendant l'appel l'aurait coûtée.",
  'lesson.terror.dice.wrong.settled':
    'Vous avez gardé ce résultat, et celui qui courait a été tué. Convertissez le 4 avec deux cartes.',

  'lesson.demands.title': 'Les revendications',
  'lesson.demands.lead':
    "Ce qu'il veut, ce que cela vous rapporte, et ce que cela coûte pour le reste de la nuit.",

  'lesson.demands.reveal.text':
    "Ses revendications sont face cachée à côté de son visage. Majeure ou d'évasion, ce n'est pas un secret ; laquelle, vous l'apprenez en demandant (M1). S'il y en a plusieurs, vous choisissez.",
  'lesson.demands.reveal.task': 'Découvrez sa revendication majeure.',
  'lesson.demands.reveal.right':
    "Il veut dix millions. Face visible, une revendication peut être concédée ; appuyez dessus pour lire ce qu'elle rapporte et ce qu'elle coûte.",
  'lesson.demands.reveal.wrong': "Cela ne révèle rien. Cherchez l'œil sur vos cartes.",
  'lesson.demands.reveal.wrong.escape':
    "C'était la revendication d'évasion : sa porte de sortie. On vous demandait la majeure.",
  'lesson.demands.reveal.wrong.facedown': 'Face cachée, elle donne un point mais ne demande rien. Dites-la.',

  'lesson.demands.concede.text':
    "Concéder coûte des PD et rapporte tout de suite : ici, deux personnes sortent. Puis vient la contrepartie (M2) ; celle d'une majeure dure autant que lui (M3).",
  'lesson.demands.concede.task': 'Concédez « Virement de 10 000 000 $ ». Cela coûte 4 PD, vous en avez 3.',
  'lesson.demands.concede.right':
    "Deux personnes sont dehors. Désormais vous lancez un dé de moins, à chaque fois, tant qu'il est là (M3). Cela vaut-il le coup ? Souvent, et plus souvent encore tard dans la nuit.",
  'lesson.demands.concede.wrong.rolled':
    'Vous avez tenté un test, et il a raccroché. Il manque un PD : une carte face cachée le donne sans test.',
  'lesson.demands.concede.wrong.hung-up':
    "On concède pendant la discussion (M2). Pour ce tour, c'est trop tard.",

  'lesson.demands.minor.text':
    'Les mineures viennent du paquet terreur, face visible, le plus souvent gratuites (M1). Elles attendent votre heure ; leur contrepartie ne vaut souvent que pour cet appel.',
  'lesson.demands.minor.task': 'Ramenez la menace de 6 à 4 sans aucun test.',
  'lesson.demands.minor.right':
    "La menace a baissé de 2. Un dé de moins jusqu'à la fin de cet appel : au début d'un appel cela se paie, à la fin cela se sent à peine.",
  'lesson.demands.minor.wrong': "Ce n'est pas assez sûr. Appuyez sur la revendication face visible.",
  'lesson.demands.minor.wrong.hung-up':
    'La menace est toujours sur 6. Concédez une petite chose avant de raccrocher.',

  'lesson.ending.title': 'Comment cela finit',
  'lesson.ending.lead': "La capture, l'élimination, le complice, et la revendication d'évasion.",

  'lesson.ending.capture.text':
    "Vous gagnez quand il n'y a plus personne à l'intérieur, qu'au moins la moitié est libre, et qu'il est capturé ou éliminé (G1). Quand tout le monde est dehors, une libération de plus le capture (D6). Sur L, chaque cran de moins libère.",
  'lesson.ending.capture.task': 'Il reste un otage. Gagnez avec une seule carte.',
  'lesson.ending.capture.right':
    "Le premier cran a fait sortir le dernier otage, le second n'avait plus personne à libérer et l'a pris (D6).",
  'lesson.ending.capture.wrong': "Ce n'est pas fini. Il faut deux libérations : deux crans sous L.",
  'lesson.ending.capture.wrong.still-there':
    "Tout le monde est dehors, mais lui est encore là : pas de victoire (G1). Une libération de plus l'aurait capturé.",
  'lesson.ending.capture.wrong.hung-up': 'Une seule carte vous sépare de la fin. Dites-la.',

  'lesson.ending.eliminate.text':
    "Certaines cartes l'éliminent, le viseur le dit. S'il n'y a plus personne à l'intérieur, c'est gagné. Sinon son complice prend la suite : les revendications et leurs contreparties tombent, mais chaque cran de menace en plus tue quelqu'un (X1, X3).",
  'lesson.ending.eliminate.task': "Faites tirer, avec trois personnes encore à l'intérieur.",
  'lesson.ending.eliminate.right':
    "Il n'est plus là, ses revendications non plus. L'homme derrière la vitre ne marchande pas, mais il se rend dès qu'il n'y a plus personne à l'intérieur (X5).",
  'lesson.ending.eliminate.wrong':
    'Un bon choix, mais ici il faut voir ce que fait un tir. Dites « Sniper, tirez ! ».',
  'lesson.ending.eliminate.wrong.facedown':
    'Un point pour votre carte la plus forte : dites-la plutôt à voix haute.',

  'lesson.ending.second.text':
    "Avec le complice, rien ne se concède et personne n'est éliminé. Il ne tue jamais le dernier otage (X4), et il se rend dès que la zone otages est vide (X5). Faites-les sortir, vite.",
  'lesson.ending.second.task': "Ils sont deux à l'intérieur. Faites-le renoncer.",
  'lesson.ending.second.right':
    "Il n'y a plus personne, il se rend, et cinq sur sept sont en vie : c'est gagné (G1).",
  'lesson.ending.second.wrong': "Ils sont encore à l'intérieur. Cherchez la carte qui en fait sortir deux.",
  'lesson.ending.second.wrong.hung-up':
    'Le temps joue pour lui : toute menace qui monte tue. Faites-les sortir.',

  'lesson.ending.gamble.text':
    "Une évasion est un pari : concédée, elle aide tout de suite ; mais si l'appel finit et qu'il est encore là, il s'échappe et vous perdez (M4). À ne concéder que pour en finir.",
  'lesson.ending.gamble.task':
    "Concédez « Hélicoptère » pour avoir plus de dés, et gagnez avant la fin de l'appel.",
  'lesson.ending.gamble.right':
    "Quatre dés au lieu de deux, tout le monde dehors, et lui pris sur le chemin de son hélicoptère. Un pari qu'on ne fait qu'une fois.",
  'lesson.ending.gamble.wrong.escaped':
    "L'appel a pris fin, il était encore là, et il s'est envolé (M4). Après une évasion concédée, il n'y a pas de tour suivant.",
  'lesson.ending.gamble.wrong.two-dice':
    "Deux dés n'ont pas suffi cette fois. Concédez d'abord « Hélicoptère » : il en donne deux de plus pour cet appel.",

  'lesson.last-call.title': 'La dernière discussion',
  'lesson.last-call.lead': "Le paquet terreur est vide. C'est maintenant ou jamais.",

  'lesson.last-call.buy.text':
    "Il n'y a plus de carte terreur : c'est le dernier appel, après lui vous perdez (G2). Mais vous pouvez acheter pendant que vous parlez, et jouer les cartes aussitôt (E3). Chaque PD compte, et chaque carte face cachée en est un.",
  'lesson.last-call.buy.task': "Ils sont deux à l'intérieur. Achetez de quoi les faire sortir et le prendre.",
  'lesson.last-call.buy.right':
    'Ce que vous achetez est aussitôt dans votre main. Une carte jouée pendant cet appel ne peut plus y être rachetée (E3).',
  'lesson.last-call.buy.wrong':
    'Il reste trop peu pour en finir. Il faut trois libérations, ou un tir avec des libérations : regardez les cartes à 3 et à 6.',
  'lesson.last-call.buy.wrong.hung-up':
    "Il n'y a pas d'appel suivant : paquet vide, finir celui-ci fait perdre la partie (G2).",

  'lesson.last-call.win.text':
    'Deux libérations font sortir les deux derniers, une de plus le capture (D6). Dites ce que vous avez acheté.',
  'lesson.last-call.win.task': 'Gagnez, maintenant.',
  'lesson.last-call.win.right':
    "Tout le monde est dehors, il est pris, la nuit est finie. Voilà tout le jeu : le reste, c'est sa voix et la vôtre.",
  'lesson.last-call.win.wrong':
    "C'est fini, et il est encore là. Dites d'abord les cartes fortes, tant que les dés sont avec vous.",
  'lesson.last-call.win.wrong.hung-up':
    'Finir le dernier appel fait perdre (G2). Tout ce que vous avez, maintenant.',

  'lesson.crime-wave.title': 'Crime Wave',
  'lesson.crime-wave.lead':
    "Ce que seul ce jeu propose : les capacités qu'offre un preneur d'otages, et les alertes.",

  'lesson.crime-wave.ability.text':
    'Une capacité est un bouton près du nom (C1). Dès la menace 3, contrez Barrett une fois par tour : un dé contre la menace (R6). Égal ou plus haut, −2 ; plus bas, +1.',
  'lesson.crime-wave.ability.task': 'La menace est sur 4. Essayez « Rentrer dans son délire ».',
  'lesson.crime-wave.ability.right':
    "Un 5 contre 4 : deux crans de moins, sans dépenser une carte. Plus la menace est basse, meilleures sont les chances, jusqu'à 3.",
  'lesson.crime-wave.ability.wrong': "Ça, c'est une carte. La capacité est le bouton sous son nom.",
  'lesson.crime-wave.ability.wrong.hung-up': 'Il fanfaronne toujours. Contrez-le avant de raccrocher.',

  'lesson.crime-wave.alert.text':
    "Une alerte attend son heure : une menace, des PD, la fin de l'appel (A1), puis part aussitôt, qu'on le veuille ou non (A2). Celle-ci se concède seule à 6 PD.",
  'lesson.crime-wave.alert.task': "Vous avez 4 PD. Déclenchez l'alerte sans aucun test.",
  'lesson.crime-wave.alert.right':
    "À 6 PD, elle est partie au milieu de votre coup : quelqu'un est dehors, et la menace a monté de 2. Vous n'avez rien payé et choisi le moment. Tout l'art des alertes est là.",
  'lesson.crime-wave.alert.wrong.rolled':
    "Un test peut y mener, ou passer à côté. Les cartes face cachée donnent un PD chacune, et rien d'autre.",
  'lesson.crime-wave.alert.wrong.hung-up': "L'appel est fini et l'alerte attend toujours : il lui faut 6 PD.",
}
