import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { whileDown } from './whileDown.ts'

/** What the player is looking at more closely. Nothing of it is part of the game. */
export type Selection =
  | { readonly kind: 'hand'; readonly id: string }
  | { readonly kind: 'shop'; readonly id: string | null }
  | { readonly kind: 'demand'; readonly place: number }
  | { readonly kind: 'ability' }

export const selection = signal<Selection | null>(null)

/** R3: the cards picked to pay for a 4; null while the player is not paying. */
export const paying = signal<readonly string[] | null>(null)

/** R4: the reaction card that was picked: the next die that is pressed is rolled again. */
export const rerolling = signal<string | null>(null)

/** On a desk, pointing at a card shows what pressing it would. */
export const pointedAt = signal<string | null>(null)

/** Only pointed at, the ways to play it would go before the mouse has come to them. */
export const isOnlyPointedAt = computed(() => selection.value === null && pointedAt.value !== null)

/** What a finger is down on: it is made ready to be looked at more closely. */
export const aimedAt = signal<Selection | null>(null)

export function aimAt(what: Selection): void {
  whileDown(
    () => {
      aimedAt.value = what
    },
    () => {
      aimedAt.value = null
    },
  )
}

export function clearSelection(): void {
  selection.value = null
  aimedAt.value = null
  pointedAt.value = null
  paying.value = null
  rerolling.value = null
}

const selected = new Map<string, ReadonlySignal<boolean>>()

/** Is that what is looked at? As a signal it is written straight into the page: nothing else is drawn again. */
export function isSelected(what: Selection): ReadonlySignal<boolean> {
  const key = JSON.stringify(what)
  const known = selected.get(key) ?? computed(() => JSON.stringify(selection.value) === key)
  selected.set(key, known)
  return known
}

export function toggle(next: Selection): void {
  selection.value = isSelected(next).value ? null : next
}
