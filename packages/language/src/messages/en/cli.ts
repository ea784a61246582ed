/** The terminal program. */
export const cli = {
  'cli.subtitle': 'Three in the morning. One line. You.',
  'cli.about':
    'Unofficial fan work after the solo games Hostage Negotiator and Hostage Negotiator: Crime Wave. Not affiliated with their publisher.',
  'cli.pack.base': 'Base game',
  'cli.pack.own': 'Own set',
  'cli.pack.cw': 'Crime Wave',
  'cli.language.en': 'English',
  'cli.language.fr': 'Français',

  'cli.phase.conversation': 'conversation phase',
  'cli.phase.spend': 'spend phase',
  'cli.phase.terror': 'terror phase',
  'cli.phase.over': 'end of the game',

  'cli.label.threat': 'Threat',
  'cli.label.cp': 'CP',
  'cli.label.cp.long': 'Conversation points',
  'cli.label.abductor': 'Abductor',
  'cli.label.pack': 'Cards',
  'cli.label.pool': 'Inside',
  'cli.label.saved': 'Saved',
  'cli.label.killed': 'Killed',
  'cli.label.played': 'Played',
  'cli.label.terror-deck': 'Terror deck',
  'cli.label.discard': 'Discard',
  'cli.label.demands': 'Demands',
  'cli.label.alerts': 'Alerts',
  'cli.label.log': 'Log',
  'cli.label.rules': 'Rules',
  'cli.label.hidden.major': 'major demand, facedown',
  'cli.label.hidden.escape': 'escape demand, facedown',
  'cli.label.one-of': 'one of: {names}',
  'cli.status':
    'Turn {turn} · {phase} · threat {threat} · {dice} {dice|die|dice} · {cp} CP · {pool} inside · {saved} saved · {killed} killed',

  'cli.prompt.choice.reveal': 'Which demand do you turn up?',
  'cli.prompt.choice.free': 'Which card do you take for free? ({n} at most)',
  'cli.prompt.choice.takeback': 'Which card do you take back? ({n} at most)',
  'cli.prompt.choice.discard': 'Which card do you put back? ({n} to go)',
  'cli.prompt.choice.choose': 'It is up to you.',
  'cli.prompt.abductor': 'Who is on the line?',
  'cli.prompt.resign': 'Hand over the line? The game counts as lost.',

  'cli.undo.done': 'Taken back.',
  'cli.odds.title': 'A threat roll now: {dice} {dice|die|dice}',
  'cli.practice.marked': 'From here on this is a practice game. It does not count.',
}
