/**
 * The inks of the print. A theme sets the custom properties; the threat moves `--art-accent` from blue-green
 * through amber to red. Used as presentation attributes, so a strict content security policy allows them.
 */
export const INK = 'var(--art-ink, #0a0f14)'
export const PAPER = 'var(--art-paper, #111c24)'
export const LIGHT = 'var(--art-light, #f4e6c6)'
export const ACCENT = 'var(--art-accent, #3a9a90)'
/** What the lamp does not reach but the street still colours. */
export const SHADE = `var(--art-shadow, color-mix(in oklab, ${ACCENT} 40%, ${INK}))`
/** The colours of the two halves of the terror deck, whatever the threat. */
export const RED = 'var(--art-terror, #c8372a)'
export const GOLD = 'var(--art-gold, #e0ab3a)'
/** The wall behind a face: the same light, farther away, so that the rim of a cheek stands out from it. */
export const WALL = `var(--art-wall, color-mix(in oklab, ${ACCENT} 80%, ${INK}))`
/** How a die ended, whatever the threat. */
export const GOOD = 'var(--art-good, #2f9e7c)'
export const OPEN = 'var(--art-open, #c9801c)'
