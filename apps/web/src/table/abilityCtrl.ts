import { act } from '../game/actCtrl.ts'
import { isReplay, session, view } from '../game/gameCtrl.ts'
import { toggle } from '../game/selectionCtrl.ts'

/** What the abductor can be asked, if he is there to be asked in this phase; possible or not, it can be read. */
export function abilityNow(): string | null {
  const { secondInCommand, phase } = view.value
  const isThere = !isReplay.value && !secondInCommand && phase === 'conversation'
  return isThere ? session.value.game.abilityId : null
}

/** It is read on the stage before it is done, like a card; while something waits there, the answer is why not. */
export function pressAbility(ability: string): void {
  if (view.value.pending === null) toggle({ kind: 'ability' })
  else act({ ability })
}
