/** What the advisor says: the chance of winning, the actions, and why. */
export const advisor = {
  'advisor.train': 'Weights are learned with: npm run train',
  'advisor.no-weights': 'The advisor has no weights: there is no file {file}.',
  'advisor.unusable.damaged': '{file} is damaged.',
  'advisor.unusable.not-weights': '{file} is not a file of weights.',
  'advisor.unusable.other-cards': '{file} was learned for other cards.',
  'advisor.unusable.other-weights': '{file} was learned on top of other weights.',
  'advisor.unusable.too-large': '{file} is too large for a file of weights.',
  'advisor.any': 'The advice rests on what was learned for any game: it is sensible, but not the strongest.',
  'advisor.no-finer': 'The advice does without the finer tables: it is good, but not the strongest.',
  'advisor.stale':
    'The cards or the rules have changed since the advisor learned them ({file}): the advice is weaker than it could be.',
  'advisor.over': 'The game is over: there is nothing left to decide.',
  'advisor.position': '{abductor} · {pack} · turn {turn}, {phase}',
  'advisor.chance': 'Chance of winning: {chance} (95%: {low} to {high})',
  'advisor.chance.close':
    'Chance of winning: {chance} (95%: {low} to {high}), looking ahead at every decision',
  'advisor.chance.rough': 'Chance of winning: {chance}, at first sight',
  'advisor.apart':
    'The search alone expects {value} from the best action: here the chance is uncertain by those {points} points.',
  'advisor.best': 'best',
  'advisor.line': 'The line it expects:',
  'advisor.line.until': 'with the likeliest dice, until this turn ends',
  'advisor.line.times': '{action} ×{times}',
  'advisor.thinking': 'thinking: {chance} · {nodes} positions · {playouts} games played out',
  'advisor.interrupted': 'Stopped early: this is the best answer so far.',
  'advisor.action.unknown':
    '--action takes a key as in the game (3, f1, b9, e) or an action as in scenarios ({example}), not “{input}”.',
  'advisor.scenario': '{name} · {file}, scenario {n} of {of}',
  'advisor.scenario.input': '{name} · standard input, scenario {n} of {of}',
  'advisor.scenario.unknown': '{file} has no scenario “{name}”.',
  'advisor.scenario.several': '“{name}” fits {n} scenarios of {file}: {names}',
  'advisor.scenario.like': 'Did you mean: {names}?',
  'advisor.second': 'the 2nd in command',
}
