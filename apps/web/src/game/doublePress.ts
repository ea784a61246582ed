/** Whoever presses again so soon has not seen what the first press brought. */
const DOUBLE_MS = 350
/** Two presses of a finger are seldom on the same spot. */
const NEAR = 30

interface Press {
  readonly at: number
  /** Empty for a finger or a mouse. */
  readonly key: string
  readonly x: number
  readonly y: number
}

let first: Press = { at: -DOUBLE_MS, key: '', x: 0, y: 0 }
let isSecond = false

/** Is this the second press of a double one? It was meant for what had been there, not for what has come since. */
export const isSecondPress = (): boolean => isSecond

/** Fingers, mice and keys alike: two presses at one place, or of one key. */
export function followDoublePresses(): void {
  const fromKey = ({ timeStamp, key }: KeyboardEvent) => note({ at: timeStamp, key, x: 0, y: 0 })
  const fromPointer = ({ timeStamp, clientX, clientY }: PointerEvent) =>
    note({ at: timeStamp, key: '', x: clientX, y: clientY })
  addEventListener('keydown', fromKey, { capture: true })
  addEventListener('pointerdown', fromPointer, { capture: true })
}

function note(press: Press): void {
  isSecond =
    press.key === first.key &&
    press.at - first.at < DOUBLE_MS &&
    Math.hypot(press.x - first.x, press.y - first.y) < NEAR
  // Measured from the first: whoever keeps on pressing is heard again.
  if (!isSecond) first = press
}
