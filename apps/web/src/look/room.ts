import { computed, signal } from '@preact/signals'
import { settings } from '../app/settingsCtrl.ts'

/** A signal that follows the screen. */
function follow(query: string) {
  const list = matchMedia(query)
  const matches = signal(list.matches)
  list.addEventListener('change', () => {
    matches.value = list.matches
  })
  return matches
}

/** As in the style sheets: room for everything at once. What only a desk shows is not even drawn on a phone. */
export const isDesk = follow('(min-width: 900px) and (min-height: 600px)')

/** So low a desk that a raised card needs the room of what is above it. */
export const isLowDesk = follow('(min-width: 900px) and (min-height: 600px) and (max-height: 719px)')

/** A phone held upright. */
export const isUpright = follow('(max-width: 599px)')
const isLow = follow('(max-height: 719px)')

/** A phone that is short for the letters on it: around the stage everything is a little smaller. */
export const isTight = computed(() => isUpright.value && (isLow.value || settings.value.textSize === 'large'))
