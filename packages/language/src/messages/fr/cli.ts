import type { cli as en } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof en, string>> = {
  'cli.subtitle': 'Trois heures du matin. Une ligne. Vous.',
  'cli.about':
    "Œuvre de fan non officielle, d'après les jeux solo Hostage Negotiator et Hostage Negotiator: Crime Wave. Sans lien avec leur éditeur.",
  'cli.pack.base': 'Jeu de base',
  'cli.pack.own': 'Paquet composé',
  'cli.pack.cw': 'Crime Wave',
  'cli.language.en': 'English',
  'cli.language.fr': 'Français',

  'cli.phase.conversation': 'phase de discussion',
  'cli.phase.spend': "phase d'achat",
  'cli.phase.terror': 'phase de terreur',
  'cli.phase.over': 'fin de la partie',

  'cli.label.threat': 'Menace',
  'cli.label.cp': 'PD',
  'cli.label.cp.long': 'Points de discussion',
  'cli.label.abductor': "{who:Preneur|Preneuse} d'otages",
  'cli.label.pack': 'Cartes',
  'cli.label.pool': 'Retenus',
  'cli.label.saved': 'Libérés',
  'cli.label.killed': 'Éliminés',
  'cli.label.played': 'Jouées',
  'cli.label.terror-deck': 'Paquet terreur',
  'cli.label.discard': 'Défausse',
  'cli.label.demands': 'Revendications',
  'cli.label.alerts': 'Alertes',
  'cli.label.log': 'Journal',
  'cli.label.rules': 'Règles',
  'cli.label.hidden.major': 'revendication majeure, face cachée',
  'cli.label.hidden.escape': "revendication d'évasion, face cachée",
  'cli.label.one-of': 'parmi : {names}',
  'cli.status':
    'Tour {turn} · {phase} · menace {threat} · {dice} {dice|dé|dés} · {cp} PD · {pool} {pool|retenu|retenus} · {saved} {saved|libéré|libérés} · {killed} {killed|éliminé|éliminés}',

  'cli.prompt.choice.reveal': 'Quelle revendication révéler ?',
  'cli.prompt.choice.free': 'Quelle carte prendre gratuitement ? ({n} au plus)',
  'cli.prompt.choice.takeback': 'Quelle carte reprendre ? ({n} au plus)',
  'cli.prompt.choice.discard': "Quelle carte remettre dans la zone d'achat ? (encore {n})",
  'cli.prompt.choice.choose': "C'est à vous de décider.",
  'cli.prompt.abductor': 'Qui est au bout du fil ?',
  'cli.prompt.resign': 'Passer la main ? La partie compte comme perdue.',

  'cli.undo.done': 'Annulé.',
  'cli.odds.title': 'Un test de menace maintenant : {dice} {dice|dé|dés}',
  'cli.practice.marked': "À partir d'ici, c'est une partie d'entraînement. Elle ne compte pas.",
}
