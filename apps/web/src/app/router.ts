import { computed, signal } from '@preact/signals'

/**
 * The page as the part of the address after `#/`: the folder works on any host without rules for paths, and what
 * a link holds never reaches a server.
 */
const hash = signal(location.hash)

/** The parts of the address: `#/play/x7/log` is `['play', 'x7', 'log']`. */
export const route = computed<readonly string[]>(() =>
  hash.value
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode),
)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const address = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

/** What the browser's history knows about a page: how many of ours lie behind it, and which one led here. */
interface Entry {
  readonly depth: number
  readonly from: string | null
  /** The same page once more, with something laid open on it. */
  readonly isOpen?: true
}

let here: Entry = entryHere() ?? { depth: 0, from: null }
history.replaceState(here, '')

function entryHere(): Entry | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'depth' in state ? (state as Entry) : null
}

addEventListener('hashchange', () => {
  // A new entry, by `go` or by a link, has no state yet; one that was come back to has.
  here = entryHere() ?? { depth: here.depth + 1, from: hash.value }
  history.replaceState(here, '')
  hash.value = location.hash
})

let closeOpen: () => boolean = () => false

/** What back closes before it leaves a page; false if nothing lies open there. */
export function backCloses(close: () => boolean): void {
  closeOpen = close
}

/** Something lies open now. When it is closed otherwise its entry stays, for the next one; back does not stop there. */
export function layOpen(): void {
  // On the way to another page it is none of this one's.
  if (here.isOpen || location.hash !== hash.peek()) return
  here = { depth: here.depth + 1, from: here.from, isOpen: true }
  history.pushState(here, '')
}

addEventListener('popstate', () => {
  // To another page: that is told as a change of the address.
  if (location.hash !== hash.peek()) return
  const wasOpen = here.isOpen
  here = entryHere() ?? here
  if (wasOpen && !here.isOpen && !closeOpen()) history.back()
})

export function go(...parts: readonly string[]): void {
  location.hash = address(...parts)
}

/** Puts another page in the place of this one: browser-back does not come here again. */
export function replace(...parts: readonly string[]): void {
  history.replaceState(here, '', address(...parts))
  hash.value = location.hash
}

/** As the browser's own button, or to `otherwise` if the player came here from outside. */
export function back(...otherwise: readonly string[]): void {
  if (here.depth > 0) history.back()
  else replace(...otherwise)
}

/** To that very page: back if it led here, otherwise it takes the place of this one. */
export function backTo(...parts: readonly string[]): void {
  if (here.from === address(...parts)) history.back()
  else replace(...parts)
}
