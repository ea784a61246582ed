import { type Output, styleNow } from './capabilities.ts'
import { paint, type Tint } from './paint.ts'

/** Colours of one output; each function leaves the text as it is where colours are not wanted. */
export interface Brushes {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
}

export function brushesOf(output: Output): Brushes {
  const style = styleNow(output, process.env)
  const brush = (tint: Tint) => (text: string) => paint(style, tint, text)
  return { bold: brush('strong'), dim: brush('quiet'), good: brush('good'), bad: brush('bad') }
}
