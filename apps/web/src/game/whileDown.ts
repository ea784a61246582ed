import { painted } from '../app/painted.ts'

/** What is made ready for a finger that is down, and how it is forgotten if nothing comes of it. */
interface Ahead {
  readonly work: () => void
  readonly forget: () => void
}

/** The click of a tap comes a moment after the finger has gone. */
export const CLICK_MS = 300

let planned: Ahead | null = null
let made: Ahead | null = null

/**
 * Makes something ready for a finger that has just come down: when the frame that answers its coming is painted, and
 * only if it is still down. If it is up sooner, what it wants is done at once and nothing needs to be made ready.
 */
export function whileDown(work: () => void, forget: () => void): void {
  const ahead = { work, forget }
  planned = ahead
  void painted().then(() => {
    if (planned !== ahead) return
    planned = null
    made = ahead
    work()
  })
}

/** Fingers, or a mouse. Whatever was made ready for one that moved away is gone soon after it. */
export function followFingers(): void {
  const release = () => {
    planned = null
    const ahead = made
    if (ahead !== null) setTimeout(() => letGoOf(ahead), CLICK_MS)
  }
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { capture: true })
}

function letGoOf(ahead: Ahead): void {
  if (made !== ahead) return
  made = null
  ahead.forget()
}
