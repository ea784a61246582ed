import { perform, type UndoRefusal, undo, undoRefusal } from '@negotiator/session'
import { t } from '../words/words.ts'
import { diceAsked } from './diceAsked.ts'
import { isBound, type OpenGame, openGame } from './gameCtrl.ts'
import { keep } from './keepCtrl.ts'
import { notice, notify, say } from './noticeCtrl.ts'
import { clearSelection } from './selectionCtrl.ts'
import { clearStage } from './showCtrl.ts'

/** Why the last step cannot be taken back. One that waits for dice is not in the session yet, and comes first. */
export function takeBackRefusal(game: OpenGame): UndoRefusal | null {
  if (isBound(game)) return 'revealed'
  return diceAsked.value === null ? undoRefusal(game.session) : null
}

export function takeBack(): void {
  const game = openGame.value
  if (game === null) return
  const refusal = takeBackRefusal(game)
  if (refusal !== null) {
    notify(t(`web.undo.${refusal}`))
    return
  }
  if (diceAsked.value === null) takeBackStep(game)
  else callOffStep(game)
  notice.value = null
  say(t('cli.undo.done'))
}

function takeBackStep(game: OpenGame): void {
  clearStage()
  clearSelection()
  keep(game, undo(game.session))
}

/** The question for dice goes, and with it what was kept of the step. */
function callOffStep(game: OpenGame): void {
  diceAsked.value = null
  if (game.begun !== null) keep(game, game.session)
}

/** Puts back one purchase of this spend phase: later ones are taken back with it and made again. */
export function putBack(stepIndex: number): void {
  const game = openGame.value
  if (game === null) return
  if (isBound(game)) {
    notify(t('web.undo.revealed'))
    return
  }
  const again = game.session.steps.slice(stepIndex + 1).map(({ action }) => action)
  let session = game.session
  while (session.steps.length > stepIndex) {
    if (undoRefusal(session) !== null) return
    session = undo(session)
  }
  for (const action of again) {
    const done = perform(session, action)
    if (done.ok) session = done.session
  }
  clearStage()
  keep(game, session)
  say(t('cli.undo.done'))
}
