import { type Action, DecisionStream, hashState, legalActions } from '@negotiator/rules'
import { loadSave, newOwnSession, perform, type Session, saveText, stateOf, undo } from '@negotiator/session'
import type { GameName } from '../games.ts'

/** Plays random game `number` as a session and throws unless undo, save, load and replay lead to the same hashes. */
export function checkSession(name: GameName, number: number): void {
  const { abductor, pack, set, packs, variant } = name
  const seed = `${abductor} ${pack} ${number}`
  const decisions = new DecisionStream(seed)
  let session = newOwnSession({
    abductor,
    pack,
    seed,
    practice: true,
    ownDice: false,
    ...(set === undefined ? {} : { set }),
    ...(packs === undefined ? {} : { packs }),
    ...(variant === undefined ? {} : { variant }),
  })
  for (;;) {
    const actions = legalActions(session.game, stateOf(session))
    if (actions.length === 0) break
    session = playTwice(session, actions[decisions.below(actions.length)]!)
  }
  const text = saveText(session)
  const loaded = loadSave(text)
  if (!loaded.ok) throw new Error(`game ${seed}: the save is refused: ${JSON.stringify(loaded.problem)}`)
  if (saveText(loaded.session) !== text) throw new Error(`game ${seed}: loaded, it saves differently`)
}

/** Plays, takes it back, plays again: the position before is untouched, and the dice are not re-rolled. */
function playTwice(session: Session, action: Action): Session {
  const before = hashState(stateOf(session))
  const first = perform(session, action)
  if (!first.ok) throw new Error(`${JSON.stringify(action)} is listed, but refused: ${JSON.stringify(first)}`)
  const undone = undo(first.session)
  // Undo returns to the very state that was played from: a session steps on copies.
  if (hashState(stateOf(undone)) !== before) throw new Error('undo leads to another position')
  const again = perform(undone, action)
  if (!again.ok || again.step.after.hash !== first.step.after.hash)
    throw new Error('played again, it differs')
  const added = first.step.events.filter((event) => event.e === 'hostage-added').length
  if (hostages(again.session) !== hostages(session) + added) throw new Error('hostages were lost or made')
  return again.session
}

function hostages(session: Session): number {
  const { pool, saved, killed, side } = stateOf(session)
  return pool + saved + killed + side
}
