import { isPhaseUntold } from './showCtrl.ts'
import { CLICK_MS } from './whileDown.ts'

/** Did the press that is going on begin before the new phase was told? It may end after that. */
let isForStory = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * What leads on from a phase counts once that phase was shown: until then it only ends the story. Whoever presses it
 * meanwhile has read what it meant before, and would skip a whole turn. A click without a press of its own is a screen
 * reader's.
 */
export const isStoryPress = (): boolean => isForStory || isPhaseUntold()

/** Fingers, mice and keys alike. */
export function followStoryPresses(): void {
  const begin = () => {
    clearTimeout(timer)
    isForStory = isPhaseUntold()
  }
  const end = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isForStory = false
    }, CLICK_MS)
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, { capture: true })
  for (const release of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(release, end, { capture: true })
}
