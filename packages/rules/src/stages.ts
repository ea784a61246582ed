import { PHASE_OVER } from './codes.ts'
import { checkEnds } from './outcome.ts'
import { NOTHING } from './program.ts'
import { popFrame, setTopA, topA } from './stack.ts'
import type { Table } from './table.ts'

/** One place further, and what happens there, to run next; then the rest of the way. Never back, so it ends. */
export function advanceFrame(t: Table): number {
  const s = t.state
  const { stagePc } = t.game
  if (topA(s) === 0 || s.stage >= stagePc.length - 1) {
    popFrame(s)
    return NOTHING
  }
  setTopA(s, topA(s) - 1)
  s.stage++
  if (t.log !== null) t.log.push({ e: 'stage', id: t.game.content.stages![s.stage]!.id, stage: s.stage })
  checkEnds(t)
  return s.phase === PHASE_OVER ? NOTHING : stagePc[s.stage]!
}
