import type { Session } from '@negotiator/session'
import type { Look } from './layout/look.ts'
import { wrap } from './layout/wrap.ts'
import { tableLines } from './render-table.ts'
import { actionLines } from './screen/actions.ts'

/** The table, what was said about the last input, and what can be done; shorter if the screen is low. */
export function renderScreen(
  look: Look,
  session: Session,
  notices: readonly string[],
  height: number,
): string[] {
  const below = [...notices.flatMap((notice) => wrap(notice, look.width)), ...actionLines(look, session)]
  const full = tableLines(look, session, 'full')
  // One line is for what the player types.
  const fits = full.length + below.length + 1 <= height
  return [...(fits ? full : tableLines(look, session, 'brief')), ...below]
}
