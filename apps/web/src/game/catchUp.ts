import { batch } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { isPlaying } from './showCtrl.ts'

/** What a step still has to bring to the table. */
let rest: (() => void)[] = []

/**
 * The first picture of a step's story answers the press; the new position, with everything around the stage that it
 * changes, comes right after that picture is painted. A step without pictures is its own answer.
 */
export function afterPicture(work: () => void): void {
  if (rest.length === 0 && !isPlaying.peek()) {
    work()
    return
  }
  rest.push(work)
  if (rest.length === 1) void painted().then(catchUp)
}

/** Is the table still a step behind the story? */
export const isBehind = (): boolean => rest.length > 0

/** Brings the table to the position that the game is in. */
export function catchUp(): void {
  if (rest.length === 0) return
  const left = rest
  rest = []
  batch(() => {
    for (const work of left) work()
  })
}

/** Whoever presses anything meanwhile meets the new position. */
export function followPresses(): void {
  for (const press of ['pointerdown', 'click', 'keydown']) addEventListener(press, catchUp, { capture: true })
}
