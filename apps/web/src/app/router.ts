import { computed, signal } from '@preact/signals'

/**
 * The page as the part of the address after `#/`: the folder works on any host without rules for paths, and what
 * a link holds never reaches a server.
 */
const hash = signal(location.hash)
addEventListener('hashchange', () => {
  hash.value = location.hash
})

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

/** How many pages of ours lie behind this one: only then does `back` stay in the app. */
let depth = 0

export function go(...parts: readonly string[]): void {
  depth++
  location.hash = address(...parts)
}

/** Puts another page in the place of this one: browser-back does not come here again. */
export function replace(...parts: readonly string[]): void {
  history.replaceState(null, '', address(...parts))
  hash.value = location.hash
}

/** As the browser's own button, or to `otherwise` if the player came here from outside. */
export function back(...otherwise: readonly string[]): void {
  if (depth > 0) {
    depth--
    history.back()
  } else replace(...otherwise)
}
