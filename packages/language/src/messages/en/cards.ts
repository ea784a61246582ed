/** The frame around derived card text: rows, demands, terror cards, alerts, abductors. */
export const cards = {
  'card.row.two': '2+: {effect}.',
  'card.row.one': '1: {effect}.',
  'card.row.none': '0: {effect}.',
  'card.plain': 'No roll: {effect}.',
  'card.reaction': 'After a threat roll: re-roll one die.',

  'demand.major': 'Major demand.',
  'demand.escape': 'Escape demand.',
  'demand.minor': 'Minor demand.',
  'demand.cost': 'Cost: {cost} CP.',
  'demand.cost.none': 'Costs nothing to concede.',
  'demand.alert': 'You cannot concede it. It concedes itself {when}.',
  'demand.benefit': 'Benefit: {effect}.',
  'demand.penalty': 'Penalty: {effect}.',
  'demand.penalty.escape': 'if the abductor is still there when this conversation ends, the abductor escapes',

  'terror.secondary': 'If a demand is still facedown: {effect}.',
  'terror.again': 'Then draw another terror card.',
  'terror.alert': 'Alert, {when}: {effect}.',

  'alert.threat.low': 'when threat falls to {low}',
  'alert.threat.high': 'when threat rises to {high}',
  'alert.threat.either': 'when threat falls to {low} or rises to {high}',
  'alert.cp.low': 'when your CP fall to {low} or less',
  'alert.cp.high': 'when your CP reach {high} or more',
  'alert.cp.either': 'when your CP reach {high} or more, or fall to {low} or less',
  'alert.facedown': 'when {high} {high|card has|cards have} been played facedown for CP in one turn',
  'alert.turn': 'at the start of turn {turn}',
  'alert.conversation-end': 'when the next conversation ends',
  'alert.line': '{card}: {when}, {effect}',

  'list.and': '{a} and {b}',

  'abductor.start': '{hostages} {hostages|hostage|hostages}. Threat starts at {threat}.',
  'abductor.majors': '{n} major {n|demand|demands}, facedown.',
  'abductor.escapes': '{n} escape {n|demand|demands}, facedown.',
  'abductor.no-rule': 'No rule of {who:his|her} own.',

  'own.doubles': "After every threat roll, before the card's row, each pair of equal dice counts: {pairs}.",
  'own.doubles.pair': '{face}-{face}, {effect}',
  'own.kill-raises-threat':
    '{who:He|She} does not want to kill: when a card would kill, threat rises by that number instead.',
  'own.escape-joins':
    'At the start of {n|turn|turns} {turns} one more escape demand joins, facedown ({most} in play at most).',
  'own.many-dice': 'Each time you roll {n} or more dice for a threat roll, once its row is done: {effect}.',
  'own.ability': '“{ability}”, once a turn in the conversation, at threat {threat} or higher: {effect}.',

  'own.each-turn': 'At the start of every conversation from turn {turn} on: {effect}.',

  'second.arrives': 'As {who:he|she} takes over: {effect}.',
  'second.each-turn': 'At the start of every conversation: {effect}.',
  'second.no-kill': 'Rising threat kills nobody.',
  'second.kills-last': '{who:He|She} does not spare the last hostage.',
  'second.no-surrender':
    '{who:He|She} does not surrender: only a save with an empty pool, or eliminating {who:him|her} then, ends it.',
  'second.concede': 'Nothing can be conceded or revealed any more. New minor demands have no effect.',
  'second.kill': 'Every step of rising threat kills one hostage.',
  'second.last': 'He never kills the last hostage.',
  'second.surrender': 'He cannot be eliminated. He surrenders when nobody is left in the pool.',
}
