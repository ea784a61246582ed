import type { cards as en } from '../en/cards.ts'

export const cards: Readonly<Record<keyof typeof en, string>> = {
  'card.row.two': '2+ : {effect}.',
  'card.row.one': '1 : {effect}.',
  'card.row.none': '0 : {effect}.',
  'card.plain': 'Sans test : {effect}.',
  'card.reaction': 'Après un test de menace : vous relancez un dé.',

  'demand.major': 'Revendication majeure.',
  'demand.escape': "Revendication d'évasion.",
  'demand.minor': 'Revendication mineure.',
  'demand.cost': 'Coût : {cost} PD.',
  'demand.cost.none': 'Ne coûte rien à concéder.',
  'demand.alert': "Impossible de la concéder. Elle est concédée d'elle-même {when}.",
  'demand.benefit': 'Bénéfice : {effect}.',
  'demand.penalty': 'Contrepartie : {effect}.',
  'demand.penalty.escape': "si le preneur d'otages est encore là à la fin de cette discussion, il s'échappe",

  'terror.secondary': 'Si une revendication est encore face cachée : {effect}.',
  'terror.again': 'Puis piochez une autre carte terreur.',
  'terror.alert': 'Alerte, {when} : {effect}.',

  'alert.threat.low': 'quand la menace descend à {low}',
  'alert.threat.high': 'quand la menace monte à {high}',
  'alert.threat.either': 'quand la menace descend à {low} ou monte à {high}',
  'alert.cp.low': 'quand vos PD tombent à {low} ou moins',
  'alert.cp.high': 'quand vos PD atteignent {high} ou plus',
  'alert.cp.either': 'quand vos PD atteignent {high} ou plus, ou tombent à {low} ou moins',
  'alert.facedown':
    'quand {high} {high|carte a été jouée|cartes ont été jouées} face cachée pour des PD dans le même tour',
  'alert.turn': 'au début du tour {turn}',
  'alert.conversation-end': 'à la fin de la prochaine discussion',
  'alert.line': '{card} : {when}, {effect}',

  'list.and': '{a} et {b}',

  'abductor.start': '{hostages} {hostages|otage|otages}. Menace de départ : {threat}.',
  'abductor.majors': '{n} {n|revendication majeure|revendications majeures}, face cachée.',
  'abductor.escapes': "{n} {n|revendication|revendications} d'évasion, face cachée.",
  'abductor.no-rule': 'Aucune règle particulière.',

  'own.doubles':
    "Après chaque test de menace, avant l'effet de la carte, chaque paire de dés identiques compte : {pairs}.",
  'own.doubles.pair': '{face}-{face}, {effect}',
  'own.kill-raises-threat':
    "{who:Il|Elle} ne veut pas tuer : quand une carte devrait éliminer des otages, la menace monte d'autant à la place.",
  'own.escape-joins':
    "Au début {n|du tour|des tours} {turns}, une revendication d'évasion de plus entre en jeu, face cachée ({most} en jeu au maximum).",
  'own.many-dice':
    'Chaque fois que vous lancez {n} dés ou plus pour un test de menace, une fois son effet appliqué : {effect}.',
  'own.ability':
    '« {ability} », une fois par tour pendant la discussion, à menace {threat} ou plus : {effect}.',

  'own.each-turn': 'Au début de chaque discussion à partir du tour {turn} : {effect}.',

  'second.arrives': "{who:Dès qu'il|Dès qu'elle} prend la relève : {effect}.",
  'second.each-turn': 'Au début de chaque discussion : {effect}.',
  'second.no-kill': "La hausse de la menace n'élimine personne.",
  'second.kills-last': "{who:Il|Elle} n'épargne pas le dernier otage.",
  'second.no-surrender':
    "{who:Il|Elle} ne se rend pas : il faut une libération, ou une élimination, quand il n'y a plus d'otage à l'intérieur.",
  'second.concede':
    'Plus rien ne peut être concédé ni révélé. Les nouvelles revendications mineures sont sans effet.',
  'second.kill': 'Chaque cran de menace en plus élimine un otage.',
  'second.last': "Il n'élimine jamais le dernier otage.",
  'second.surrender': "Il ne peut pas être éliminé. Il se rend dès qu'il n'y a plus d'otage à l'intérieur.",
}
