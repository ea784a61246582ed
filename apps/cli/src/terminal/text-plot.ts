import { shownPercent } from '@negotiator/language'
import type { Look } from './look.ts'

/** A line of numbers from 0 to 1 drawn with characters: one column per number, or per few of them. */

const UNICODE = { levels: ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'], axis: '┤' }
const ASCII = { levels: ['.', ':', '|', '#'], axis: '|' }

const HEIGHT = 6
const MOST_COLUMNS = 72

/** Lines from the top down; on the left 100, 50 and 0 %. */
export function plotLines(values: readonly number[], { lang, width, unicode }: Look): string[] {
  const { levels, axis } = unicode ? UNICODE : ASCII
  const [top, middle, bottom] = [1, 0.5, 0].map((share) => shownPercent(lang, share, 0)) as [
    string,
    string,
    string,
  ]
  const margin = top.length + 2
  const columns = squeezed(values, Math.max(10, Math.min(MOST_COLUMNS, width - margin)))
  return Array.from({ length: HEIGHT }, (_, i) => {
    const row = HEIGHT - 1 - i
    const label = i === 0 ? top : i === HEIGHT / 2 ? middle : row === 0 ? bottom : ''
    const cells = columns.map((value) => cell(value * HEIGHT - row, levels, row === 0))
    return `${label.padStart(top.length)} ${axis}${cells.join('')}`.trimEnd()
  })
}

/** How much of a cell is filled; on the ground something is always seen. */
function cell(filled: number, levels: readonly string[], isGround: boolean): string {
  const level = Math.min(levels.length, Math.round(filled * levels.length))
  if (level <= 0) return isGround ? levels[0]! : ' '
  return levels[level - 1]!
}

/** As many as there is room for: the mean of each part. */
function squeezed(values: readonly number[], most: number): number[] {
  if (values.length <= most) return [...values]
  return Array.from({ length: most }, (_, i) => {
    const part = values.slice(
      Math.floor((i * values.length) / most),
      Math.floor(((i + 1) * values.length) / most),
    )
    return part.reduce((sum, value) => sum + value, 0) / part.length
  })
}

/** Bars of counts, each `label  ████ n`. */
export function barLines(
  rows: readonly { readonly label: string; readonly n: number }[],
  width: number,
  isUnicode: boolean,
): string[] {
  const most = Math.max(1, ...rows.map(({ n }) => n))
  const label = Math.max(0, ...rows.map((row) => row.label.length))
  const room = Math.max(5, Math.min(40, width - label - `${most}`.length - 6))
  return rows.map((row) => {
    const length = row.n === 0 ? 0 : Math.max(1, Math.round((row.n / most) * room))
    return `  ${row.label.padEnd(label)}  ${(isUnicode ? '█' : '#').repeat(length)} ${row.n}`
  })
}
