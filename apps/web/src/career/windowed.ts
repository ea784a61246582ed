export interface Window {
  readonly first: number
  /** The one after the last. */
  readonly end: number
}

/** Above and below what is seen, so that a quick thumb meets no gap. */
const MARGIN = 8

/** Which rows of a long list are worth drawing: those in sight and a few around them. */
export function windowOf(rows: number, rowHeight: number, scrolled: number, height: number): Window {
  const inSight = Math.ceil(height / rowHeight) + 1
  const top = Math.min(Math.max(0, Math.floor(scrolled / rowHeight)), Math.max(0, rows - inSight))
  return { first: Math.max(0, top - MARGIN), end: Math.min(rows, top + inSight + MARGIN) }
}
