import type { Session } from '@negotiator/session'
import { diceAsked } from './diceAsked.ts'
import { openGame } from './gameCtrl.ts'
import { notice } from './noticeCtrl.ts'
import { clearSelection } from './selectionCtrl.ts'
import { clearStage } from './showCtrl.ts'

/** Puts a position on the table that is only there to learn from: nothing of it is written down. */
export function layExercise(id: 'lesson' | 'question', session: Session): void {
  clearStage()
  clearSelection()
  diceAsked.value = null
  notice.value = null
  openGame.value = { id, begunAt: 0, revision: 0, line: { stored: 0 }, begun: null, session, isLesson: true }
}
