import type { Session } from '@negotiator/session'
import type { Look } from './layout/look.ts'
import { wrap } from './layout/wrap.ts'
import { tableLines } from './render-table.ts'
import { actionLines } from './screen/actions.ts'
import { SAVINGS } from './screen/scene.ts'

/** The table, what was said about the last input, and what can be done; as much of it as the screen is high. */
export function renderScreen(
  look: Look,
  session: Session,
  notices: readonly string[],
  height: number,
): string[] {
  const below = [...notices.flatMap((notice) => wrap(notice, look.width)), ...actionLines(look, session)]
  // One line is for what the player types.
  const room = height - below.length - 1
  let savings = 0
  let table = tableLines(look, session)
  while (table.length > room && savings < SAVINGS.length) table = tableLines(look, session, ++savings)
  return [...table, ...below]
}
