import type { cli as en } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof en, string>> = {
  'cli.title': 'Négociateur',
  'cli.subtitle': 'Trois heures du matin. Une ligne. Vous.',
  'cli.about':
    "Œuvre de fan non officielle, d'après les jeux solo Hostage Negotiator et Hostage Negotiator: Crime Wave. Sans lien avec leur éditeur.",
  'cli.pack.base': 'Jeu de base',
  'cli.pack.cw': 'Crime Wave',
  'cli.language.en': 'English',
  'cli.language.fr': 'Français',

  'cli.phase.conversation': 'phase de discussion',
  'cli.phase.spend': "phase d'achat",
  'cli.phase.terror': 'phase de terreur',
  'cli.phase.over': 'fin de la partie',

  'cli.label.threat': 'Menace',
  'cli.label.cp': 'PD',
  'cli.label.pool': 'Retenus',
  'cli.label.saved': 'Libérés',
  'cli.label.killed': 'Éliminés',
  'cli.label.available': "Zone d'achat",
  'cli.label.played': 'Jouées',
  'cli.label.terror-deck': 'Paquet terreur',
  'cli.label.discard': 'Défausse',
  'cli.label.demands': 'Revendications',
  'cli.label.alerts': 'Alertes',
  'cli.label.log': 'Journal',
  'cli.label.actions': 'Vous pouvez',
  'cli.label.rules': 'Règles',
  'cli.label.empty': 'aucune',
  'cli.label.hidden.major': 'revendication majeure, face cachée',
  'cli.label.hidden.escape': "revendication d'évasion, face cachée",
  'cli.label.one-of': 'parmi : {names}',
  'cli.label.last-conversation': 'Dernière discussion : vous pouvez acheter tout en parlant.',
  'cli.status':
    'Tour {turn} · {phase} · menace {threat} · {dice} {dice|dé|dés} · {cp} PD · {pool} {pool|retenu|retenus} · {saved} {saved|libéré|libérés} · {killed} {killed|éliminé|éliminés}',

  'cli.prompt.choice.reveal': 'Quelle revendication révéler ?',
  'cli.prompt.choice.free': 'Quelle carte prendre gratuitement ? ({n} au plus)',
  'cli.prompt.choice.takeback': 'Quelle carte reprendre ? ({n} au plus)',
  'cli.prompt.choice.discard': "Quelle carte remettre dans la zone d'achat ? (encore {n})",
  'cli.prompt.choice.choose': "C'est à vous de décider.",
  'cli.prompt.abductor': 'Qui est au bout du fil ?',
  'cli.prompt.resign': 'Passer la main ? La partie compte comme perdue.',

  'cli.menu.resume': 'Reprendre la partie : {abductor}, tour {turn}',
  'cli.menu.quit': 'Quitter',
  'cli.menu.random': 'Laisser faire le hasard',
  'cli.menu.first-game': 'idéal pour une première partie',
  'cli.menu.abductor': '{name} · {hostages} otages · menace {threat}',

  'cli.undo.done': 'Annulé.',
  'cli.undo.nothing': "Il n'y a rien à annuler.",
  'cli.undo.blocked': 'Une carte a été révélée ou des dés ont été lancés : on ne revient pas là-dessus.',
  'cli.odds.title': 'Un test de menace maintenant : {dice} {dice|dé|dés}',
  'cli.practice.on': 'Entraînement : vous pouvez tout annuler, et la partie ne compte pas.',
  'cli.practice.marked': "À partir d'ici, c'est une partie d'entraînement. Elle ne compte pas.",

  'cli.save.autosaved': 'La partie est sauvegardée. Vous pouvez la reprendre quand vous voulez.',
  'cli.save.resumed': 'La ligne est rouverte : {abductor}, tour {turn}.',

  'cli.error.unknown-command':
    'Commande inconnue : « {input} ». Tapez « aide » pour voir ce qui est possible.',
  'cli.error.ambiguous': '« {input} » peut vouloir dire : {options}.',
  'cli.error.unknown-abductor': "Aucun preneur d'otages ne s'appelle « {input} ». Il y a : {options}.",
  'cli.error.unknown-card': "Aucune carte ne s'appelle « {input} ».",
  'cli.error.unknown-rule': "Il n'y a pas de règle « {input} ».",
  'cli.error.unknown-language': "Il n'y a pas de langue « {input} ». Il y a : en, fr.",
  'cli.bye': 'La ligne est coupée. Bonne nuit.',
}
