const UNICODE = { line: '─', zero: '│', dot: '●', open: '○' }
const ASCII = { line: '-', zero: '|', dot: '*', open: 'o' }

export interface Whisker {
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** A difference and its interval around nothing, which is in the middle; `most` is the farthest that is drawn. */
export function whisker(
  { difference, low, high }: Whisker,
  most: number,
  width: number,
  isUnicode: boolean,
): string {
  const signs = isUnicode ? UNICODE : ASCII
  const half = (width - 1) / 2
  const place = (n: number) => Math.round(half + Math.max(-1, Math.min(1, n / most)) * half)
  const cells = Array<string>(width).fill(' ')
  cells.fill(signs.line, place(low), place(high) + 1)
  cells[half] = signs.zero
  // What is sure has a full dot.
  cells[place(difference)] = low > 0 || high < 0 ? signs.dot : signs.open
  return cells.join('')
}
