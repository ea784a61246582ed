import { signal } from '@preact/signals'

/** As in the style sheets: room for everything at once. */
const wide = matchMedia('(min-width: 900px) and (min-height: 600px)')

/** What only a desk shows is not even drawn on a phone. */
export const isDesk = signal(wide.matches)

wide.addEventListener('change', ({ matches }) => {
  isDesk.value = matches
})
