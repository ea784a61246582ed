import type { Look } from './look.ts'
import { paint } from './paint.ts'
import { signsOf } from './signs.ts'
import { widthOf } from './text-width.ts'
import { wrap } from './wrap.ts'

/** A line across the screen with a title in it. */
export const heading = (look: Look, title: string): string => headingLines(look, title)[0]!

/** The same for a title that may be too long for a narrow screen: its rest stands below. */
export function headingLines(look: Look, title: string): string[] {
  const { line } = signsOf(look)
  const [fitting = '', ...rests] = wrap(title, look.width - 6)
  // Where lines are not broken there is no other side to draw to.
  const rest = look.width === Number.POSITIVE_INFINITY ? 2 : Math.max(2, look.width - widthOf(fitting) - 4)
  return [
    `${paint(look, 'quiet', line.repeat(2))} ${paint(look, 'strong', fitting)} ${paint(look, 'quiet', line.repeat(rest))}`,
    ...rests.map((more) => `   ${paint(look, 'strong', more)}`),
  ]
}

/** `Label  text`, the lines of the text one below the other; on a narrow screen they begin further left. */
export function labelled(look: Look, label: string, body: string): string[] {
  const hang = look.width < 50 ? 2 : Math.min(widthOf(label) + 2, 20)
  return wrap(`${paint(look, 'quiet', label)}  ${body}`, look.width, hang)
}
