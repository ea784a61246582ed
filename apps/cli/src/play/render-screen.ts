import type { Session } from '@negotiator/session'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/wrap.ts'
import { tableLines } from './render-table.ts'
import { actionLines } from './screen/actions.ts'
import { SAVINGS, saves, sceneOf } from './screen/scene.ts'
import { peopleLines, statusLines } from './screen/status.ts'

/** The table, what was said about the last input, and what can be done; as much of it as the screen is high. */
export function renderScreen(
  look: Look,
  session: Session,
  notices: readonly string[],
  height: number,
): string[] {
  const told = notices.flatMap((notice) => wrap(notice, look.width))
  // One line is for what the player types.
  const room = height - 1
  let lines: string[] = []
  for (let savings = 0; savings <= SAVINGS.length; savings++) {
    const scene = sceneOf(look, session, savings)
    const below = [...told, ...actionLines(look, session, !saves(scene, 'help'))]
    lines = [...tableLines(look, session, savings, room - below.length), ...below]
    if (lines.length <= room) return lines
  }
  // The rest would scroll away at the top, so that is where lines are left out: below what matters most.
  const scene = sceneOf(look, session)
  const top = [...statusLines(scene), ...peopleLines(scene)]
  return room > top.length ? [...top, ...lines.slice(top.length - room)] : lines
}
