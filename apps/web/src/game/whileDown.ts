import { painted } from '../app/painted.ts'

/** What is still to be done for the finger that is down. */
let left: (() => void) | null = null

/**
 * Makes something ready for a finger that has just come down: when the frame that answers its coming is painted, and
 * only if it is still down. If it is up sooner, what it wants is done at once and nothing needs to be made ready.
 */
export function whileDown(work: () => void): void {
  left = work
  void painted().then(() => {
    if (left !== work) return
    left = null
    work()
  })
}

/** Fingers, or a mouse. */
export function followFingers(): void {
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(
      end,
      () => {
        left = null
      },
      { capture: true },
    )
  }
}
