import { actionText, type Lang, nameOf, phaseName, tellEvents, text } from '@negotiator/language'
import { DecisionStream, legalActions, viewOf } from '@negotiator/rules'
import { newSession, perform, type Session, stateOf } from '@negotiator/session'
import type { GameName } from './games.ts'

/** One whole game in readable text: what was done, what happened, where it led. Made anew by `npm run golden`. */
export function goldenText(lang: Lang, { abductor, pack }: GameName): string {
  const seed = `golden ${abductor} ${pack}`
  const decisions = new DecisionStream(seed)
  let session = newSession({ abductor, pack, seed, practice: false, ownDice: false })
  const lines = [
    `# ${nameOf(lang, abductor)} · ${text(lang, `cli.pack.${pack}`)} · ${seed}`,
    '',
    status(lang, session),
  ]
  for (;;) {
    const actions = legalActions(session.game, stateOf(session))
    if (actions.length === 0) break
    const action = actions[decisions.below(actions.length)]!
    const done = perform(session, action)
    if (!done.ok) throw new Error(`${seed}: ${JSON.stringify(action)} is refused`)
    const line = { abductor, second: stateOf(session).second === 1 }
    session = done.session
    lines.push('', `> ${actionText(lang, action)}`)
    for (const told of tellEvents(lang, done.step.events, line)) lines.push(`  ${told.text}`)
    lines.push(status(lang, session), `  ${done.step.after.hash}`)
  }
  return `${lines.join('\n')}\n`
}

function status(lang: Lang, session: Session): string {
  const view = viewOf(session.game, stateOf(session))
  const { turn, dice, cp, pool, saved, killed } = view
  const line = text(lang, 'cli.status', {
    turn,
    phase: phaseName(lang, view.phase),
    threat: view.threat,
    dice,
    cp,
    pool,
    saved,
    killed,
  })
  return `= ${line} · ${view.hand.map((id) => nameOf(lang, id)).join(', ')}`
}

export const goldenFile = (lang: Lang, { abductor, pack }: GameName): string =>
  `${abductor}-${pack}.${lang}.txt`
