import type { ToldEvent } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { type Performed, perform, type Session } from '@negotiator/session'
import { lang } from '../words/words.ts'
import type { Frame } from './frames.ts'
import { openGame, view } from './gameCtrl.ts'
import { ready } from './showCtrl.ts'
import { stepFrames, toldOf } from './stepFrames.ts'
import { nameInWords } from './tellNames.ts'
import { whileDown } from './whileDown.ts'

/** A step, its words and its pictures; a step that was not taken has none. */
export interface WorkedOut {
  readonly done: Performed
  readonly told: readonly ToldEvent[]
  readonly frames: readonly Frame[]
}

let last: { readonly session: Session; readonly asked: string; readonly answer: WorkedOut } | null = null

/** What an action does to the position on the table. Nothing has happened yet; asked twice, it is worked out once. */
export function workOut(session: Session, action: Action, dice: readonly number[]): WorkedOut {
  const asked = JSON.stringify([lang.value, action, dice])
  if (last?.session !== session || last.asked !== asked) {
    last = { session, asked, answer: answerTo(session, action, dice) }
  }
  return last.answer
}

function answerTo(session: Session, action: Action, dice: readonly number[]): WorkedOut {
  const done = perform(session, action, { dice })
  if (!done.ok) return { done, told: [], frames: [] }
  const told = toldOf(session, done.step.events)
  return {
    done,
    told: nameInWords(done.session, told),
    frames: stepFrames(session, done.session, told, view.value),
  }
}

/**
 * A finger is down on what would do it. Until it is up again there is time: the step is worked out and its first
 * picture laid out, out of sight. If the finger moves away, nothing has happened and nothing is left of it.
 */
export function foresee(action: Action): void {
  whileDown(
    () => {
      const game = openGame.value
      if (game === null || game.isReplay) return
      ready(workOut(game.session, action, []).frames)
    },
    () => ready([]),
  )
}
