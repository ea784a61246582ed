/** Whoever presses again so soon has not seen what the first press brought. */
const DOUBLE_MS = 350
/** A slow finger, on the button that has just come to mean something else, and turns up what cannot be undone. */
const SLOW_MS = 600
/** Two presses of a finger are seldom on the same spot. */
const NEAR = 30

interface Press {
  readonly at: number
  /** Empty for a finger or a mouse. */
  readonly key: string
  readonly x: number
  readonly y: number
}

/** Measured from the first: whoever keeps on pressing is heard again. */
class Doubles {
  isSecond = false
  private readonly within: number
  private first: Press | null = null

  constructor(within: number) {
    this.within = within
  }

  note(press: Press): void {
    const { first, within } = this
    this.isSecond =
      first !== null &&
      press.key === first.key &&
      press.at - first.at < within &&
      Math.hypot(press.x - first.x, press.y - first.y) < NEAR
    if (!this.isSecond) this.first = press
  }

  /** Something else came in between. */
  forget(): void {
    this.isSecond = false
    this.first = null
  }
}

const doubles = new Doubles(DOUBLE_MS)
/** Not of keys: they are pressed on purpose, and stay where they are. */
const slowDoubles = new Doubles(SLOW_MS)

/** Is this the second press of a double one? It was meant for what had been there, not for what has come since. */
export const isSecondPress = (): boolean => doubles.isSecond

/** The same of the main action, for slow fingers too. */
export const isSecondPressOfMain = (): boolean => doubles.isSecond || slowDoubles.isSecond

/** Fingers, mice and keys alike: two presses at one place, or of one key. */
export function followDoublePresses(): void {
  const fromKey = ({ timeStamp, key }: KeyboardEvent) => note({ at: timeStamp, key, x: 0, y: 0 })
  const fromPointer = ({ timeStamp, clientX, clientY }: PointerEvent) =>
    note({ at: timeStamp, key: '', x: clientX, y: clientY })
  addEventListener('keydown', fromKey, { capture: true })
  addEventListener('pointerdown', fromPointer, { capture: true })
}

function note(press: Press): void {
  doubles.note(press)
  if (press.key === '') slowDoubles.note(press)
  else slowDoubles.forget()
}
