import type { rules as en } from '../en/rules.ts'

export const rules: Readonly<Record<keyof typeof en, string>> = {
  'section.G': 'But du jeu',
  'section.S': 'Mise en place',
  'section.D': 'Le cadran et les compteurs',
  'section.T': 'Le tour',
  'section.C': 'Phase de discussion',
  'section.R': 'Tests de menace',
  'section.P': "Phase d'achat",
  'section.M': 'Revendications',
  'section.E': 'Phase de terreur',
  'section.X': 'Capture, élimination, complice',
  'section.A': 'Marqueurs alerte',
  'section.B': 'Composer ses propres paquets',

  'rule.G1':
    "Vous gagnez dès que trois choses sont vraies en même temps : la zone otages est vide, au moins la moitié des otages sont libérés, et le preneur d'otages est capturé ou éliminé.",
  'rule.G2':
    "Vous perdez dès que plus de la moitié des otages sont éliminés, que le preneur d'otages s'échappe, ou que la phase de terreur réclame une carte alors que le paquet est vide. Dans ce dernier cas, tous ceux qui restent sont perdus et le preneur d'otages s'enfuit.",
  'rule.G3':
    "La moitié se compte sur tous les otages de la partie, y compris ceux qui sont arrivés plus tard. Avec 7 otages, 4 libérés suffisent et 4 éliminés, c'est trop.",
  'rule.G4':
    "Après chaque pas, on vérifie si la partie est finie, la défaite d'abord. Un pas, c'est un cran de menace, un otage ou une carte ; une variation de PD compte pour un seul pas. Une fois la partie finie, le reste de l'effet est abandonné.",

  'rule.S1': "Choisissez un preneur d'otages ou laissez faire le hasard. Le complice attend en dessous.",
  'rule.S2':
    "Les revendications majeures et d'évasion sont mélangées séparément. On en pose face cachée autant que l'indique le preneur d'otages ; les autres sont mises de côté et peuvent entrer en jeu plus tard.",
  'rule.S3':
    "La zone otages, le niveau de menace et les revendications de départ sont ceux du preneur d'otages. Vos PD commencent à 0.",
  'rule.S4':
    "Votre main : les six cartes qui ne coûtent rien. Toutes les autres sont face visible dans la zone d'achat, par coût puis par nom.",
  'rule.S5':
    'Le paquet terreur : 10 cartes rouges tirées parmi 21 et, tout en dessous, 1 événement crucial doré. Les autres sont mises de côté.',
  'rule.S6': 'Pour une première partie, prenez Arkayne (jeu de base) ou Lijah (Crime Wave).',

  'rule.D1': 'La menace va de L à E en passant par 1 à 6. Pour comparer, L vaut 0 et E vaut 7.',
  'rule.D2': 'Plus la situation est calme, plus vous avez de dés : 3 à L et 1, 2 de 2 à 6, 1 à E.',
  'rule.D3':
    'Chaque cran au-delà de E élimine un otage à la place ; chaque cran en deçà de L en libère un à la place. Les crans se font un par un : depuis 1, baisser de deux mène à L, puis libère un otage.',
  'rule.D4': 'Les PD sont sans limite vers le haut, et les effets peuvent les faire passer sous 0.',
  'rule.D5':
    'Si un otage doit être éliminé alors que la zone otages est vide, la carte du dessus du paquet terreur est défaussée sans effet si elle est rouge. Sinon, il ne se passe rien.',
  'rule.D6':
    "Si un otage doit être libéré alors que la zone otages est vide, le preneur d'otages est capturé. Pendant la phase de terreur, on n'en tient pas compte.",

  'rule.T1':
    "Chaque tour compte trois phases : discussion, achat, terreur. Un nouveau tour s'ouvre sur les effets de début de discussion : d'abord ceux des revendications concédées, dans l'ordre où vous les avez concédées, puis ceux du preneur d'otages. Ensuite, c'est à vous.",

  'rule.C1':
    "Tant que vous parlez, vous pouvez, autant de fois et dans l'ordre que vous voulez : jouer une carte face visible, jouer une carte face cachée pour +1 PD, concéder une revendication face visible, utiliser une capacité liée au preneur d'otages, ou mettre fin à la discussion.",
  'rule.C2':
    'Une carte jouée face visible demande un test de menace, sauf indication contraire. On applique ensuite, de gauche à droite, la ligne de 2 succès ou plus, de 1 ou de 0 succès.',
  'rule.C3':
    "Les cartes jouées restent sur la table. On ne peut les racheter qu'une fois la phase d'achat de ce tour terminée.",
  'rule.C4':
    "La discussion prend fin quand vous le décidez ou quand un effet l'impose ; après cela, plus rien n'est joué, concédé ni utilisé. La ligne en cours s'applique quand même jusqu'au bout. Viennent alors les alertes dans l'ordre de pioche, la fuite éventuelle (M4) et la fin des bonus et malus temporaires.",
  'rule.C5': 'Une carte retirée du jeu ne revient jamais.',

  'rule.R1':
    'Le cadran donne le nombre de dés ; on y ajoute les bonus et malus. Jamais moins de 1, jamais plus de 5.',
  'rule.R2': '5 et 6 sont des succès. Au-delà de 2 succès, on en compte 2.',
  'rule.R3':
    "Après le lancer, tant que vous avez moins de 2 succès, vous pouvez poser 2 cartes de votre main face cachée pour convertir un 4 en succès, une fois par 4. Ces cartes ne donnent pas de PD, et la carte en cours n'est plus dans votre main.",
  'rule.R4':
    'Après le lancer, vous pouvez aussi jouer des cartes de réaction pour relancer un dé, autant que vous en avez, avant ou après les conversions. Un dé converti ne se relance pas.',
  'rule.R5':
    "Conversions et relances valent aussi pour les tests de la phase de terreur. Les cartes dépensées là retournent dans la zone d'achat à la fin de cette phase.",
  'rule.R6':
    "Lancer un dé contre le niveau de menace n'est pas un test de menace : un seul dé, comparé au niveau. Ni bonus, ni malus, ni conversion.",
  'rule.R7':
    "Un bonus ou un malus vaut pour le prochain test, jusqu'à la fin de la discussion, ou jusqu'au départ du preneur d'otages. Celui du prochain test est perdu si la discussion finit avant ; ceux de la phase de terreur attendent la discussion suivante.",
  'rule.R8': 'Quand les 4 comptent, chaque 4 de ce test est un succès et ne vous coûte aucune carte.',

  'rule.P1':
    "Achetez dans la zone d'achat autant de cartes que vous pouvez en payer. Payer ne fait jamais descendre vos PD sous 0. Les cartes jouées ce tour-ci n'y sont pas encore.",
  'rule.P2': 'Une carte qui ne coûte rien peut toujours être prise, même avec des PD négatifs.',
  'rule.P3': "Jamais plus de 10 cartes en main, d'où qu'elles viennent.",
  'rule.P4':
    "À la fin de la phase, vos PD reviennent à 0, qu'ils soient positifs ou négatifs, puis les cartes jouées ce tour-ci retournent dans la zone d'achat.",

  'rule.M1':
    "Les revendications majeures et d'évasion restent face cachée jusqu'à ce qu'un effet les révèle ; s'il y en a plusieurs, vous choisissez l'emplacement sans connaître la carte. Les emplacements sont numérotés à partir de 0 et gardent leur numéro. On sait toujours lesquelles sont majeures et lesquelles sont d'évasion. Les revendications mineures viennent du paquet terreur, face visible d'emblée.",
  'rule.M2':
    "Pendant la discussion, vous pouvez concéder une revendication face visible en payant son coût, une seule fois chacune. Payer ne fait jamais descendre vos PD sous 0 ; celle qui ne coûte rien peut toujours être concédée. D'abord le bénéfice, ensuite la contrepartie. Une revendication qui porte une alerte au lieu d'un coût ne se concède pas.",
  'rule.M3':
    "Une revendication majeure concédée reste en jeu, et sa contrepartie dure jusqu'au départ du preneur d'otages. Une mineure concédée va dans la défausse terreur. Une évasion concédée reste en jeu.",
  'rule.M4':
    "Une fois une évasion concédée, si le preneur d'otages est encore là à la fin de cette discussion, il s'échappe et vous perdez.",
  'rule.M5':
    "Les cartes gratuites se choisissent dans la zone d'achat. Vous pouvez en prendre moins ; la limite de main reste valable.",

  'rule.E1':
    "Piochez la première carte terreur, appliquez-la, défaussez-la. Les revendications mineures restent sur la table ; une carte à alerte y reste aussi, jusqu'à ce que son alerte se déclenche. S'il n'y a plus de carte à piocher, vous perdez.",
  'rule.E2':
    "L'effet secondaire suit l'effet principal si au moins une revendication est face cachée à ce moment-là.",
  'rule.E3':
    "La carte dorée est la dernière. Quand le paquet terreur est vide, c'est la dernière discussion : vous pouvez acheter tout en parlant et jouer ces cartes aussitôt, mais pas racheter une carte jouée pendant cette discussion.",
  'rule.E4': 'Les PD gagnés ou perdus en phase de terreur comptent pour la discussion suivante.',

  'rule.X1':
    "Le preneur d'otages ne peut être éliminé que pendant la phase de discussion. Si la zone otages est vide, c'est gagné. Sinon, il quitte le jeu avec toutes les revendications, leurs contreparties et ses propres règles, et le complice prend la suite.",
  'rule.X2':
    'Avec le complice, rien ne se concède ni ne se révèle, les nouvelles revendications mineures sont défaussées sans effet et les effets secondaires ne comptent plus.',
  'rule.X3':
    'Avec le complice, chaque cran de menace en plus élimine un otage, et le marqueur avance quand même. À E, cela fait un otage, pas deux.',
  'rule.X4': "Le complice n'élimine jamais le dernier otage. L'effet est simplement perdu.",
  'rule.X5':
    'Le complice ne peut pas être éliminé. Il se rend dès que la zone otages est vide, quelle que soit la phase.',
  'rule.X6': "Si le complice s'échappe, vous perdez, comme avec le preneur d'otages.",

  'rule.A1':
    "Une carte à alerte attend son heure sur la table : un niveau de menace, un nombre de PD, la fin de la discussion. Le moment venu, elle se déclenche et le marqueur s'en va.",
  'rule.A2':
    "Une alerte se déclenche dès que sa condition devient vraie, après le pas en cours, dans n'importe quelle phase ; s'il y en a plusieurs, dans l'ordre des emplacements. Révéler la carte ne déclenche rien, perdre ses PD en fin de phase d'achat non plus. Une revendication concédée d'elle-même ne coûte rien et reste en jeu, concédée ; une autre carte va dans la défausse terreur.",

  'rule.B1':
    "Un paquet terreur rouge compte 21 cartes : 3 revendications mineures ; 4 × La situation s'aggrave ou Je le sens pas du tout ; 1 × Ça commence à m'énerver ou J'vais péter un câble ; 2 × Je perds patience ou Je n'ai pas de temps pour ça ; 1 × J'ai pris d'autres otages ou Augmentons les enjeux ; 2 cartes au hasard qui font monter la menace ; 8 autres au hasard. Les deux jeux se mélangent librement.",
  'rule.B2': "On peut mélanger les événements cruciaux des deux jeux avant d'en tirer un.",
  'rule.B3':
    'Un paquet discussion compte 22 cartes : les 3 paires qui ne coûtent rien, une paire de coût 1, trois paires de coût 2, une paire de coût 3, 5 cartes de coût 4 à 7 au choix et une de coût 8. Les paires ne se séparent pas.',
  'rule.B4':
    "Avec une extension preneur d'otages, composez d'abord le jeu de base, puis suivez ses consignes.",
  'rule.B5': "Tout preneur d'otages de l'un ou l'autre jeu se joue avec n'importe quel paquet valable.",
}
