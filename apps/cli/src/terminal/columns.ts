import { padEnd, widthOf } from './text-width.ts'
import { wrapEffects } from './wrap.ts'

const GAP = 2

/**
 * Widths for columns that need `wanted` each and have `room` together: what fits gets what it needs, the widest
 * ones share what is left.
 */
export function columnWidths(
  wanted: readonly number[],
  room: number,
  least: readonly number[] = [],
): readonly number[] {
  let left = room - GAP * (wanted.length - 1)
  let sharing = wanted.length
  const widths = [...wanted]
  const byWidth = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  for (const i of byWidth) {
    widths[i] = Math.max(1, Math.min(wanted[i]!, Math.floor(left / sharing)))
    left -= widths[i]!
    sharing--
  }
  return spread(widths, least)
}

/** Takes from columns that can spare it what others need for their longest word, as far as there is any. */
function spread(shared: readonly number[], least: readonly number[]): readonly number[] {
  const widths = [...shared]
  const spare = (i: number) => widths[i]! - (least[i] ?? 0)
  for (const i of widths.keys()) {
    while (spare(i) < 0) {
      const richest = [...widths.keys()].reduce((best, j) => (spare(j) > spare(best) ? j : best))
      if (spare(richest) <= 0) return widths
      widths[richest]!--
      widths[i]!++
    }
  }
  return widths
}

/** How wide each column would like to be. */
export function wantedWidths(rows: readonly (readonly string[])[]): readonly number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, i) => Math.max(1, ...rows.map((row) => widthOf(row[i] ?? ''))))
}

/** How wide each column has to be so that no word is cut. */
export function leastWidths(rows: readonly (readonly string[])[]): readonly number[] {
  return wantedWidths(
    rows.map((row) =>
      row.map((cell) => cell.split(' ').reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a), '')),
    ),
  )
}

/** Texts beside each other, each broken inside a column of its own. */
export function inColumns(texts: readonly string[], widths: readonly number[]): string[] {
  const columns = texts.map((cell, i) => wrapEffects(cell, widths[i]!))
  const height = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, i) =>
    columns
      .map((column, c) => padEnd(column[i] ?? '', widths[c]! + GAP))
      .join('')
      .trimEnd(),
  )
}
