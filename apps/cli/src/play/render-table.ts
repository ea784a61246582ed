import { type Lang, text } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { labelled } from './layout/heading.ts'
import { type Look, lookOf, PLAIN, type Style } from './layout/look.ts'
import { paint } from './layout/paint.ts'
import { demandLines } from './screen/demands.ts'
import type { Detail } from './screen/detail.ts'
import { logLines } from './screen/log.ts'
import { inForce } from './screen/modifiers.ts'
import { stageLines } from './screen/stage.ts'
import { peopleLines, statusLines } from './screen/status.ts'
import { terrorLines } from './screen/terror.ts'
import { titleLines } from './screen/title.ts'
import { zoneLines } from './screen/zones.ts'

/** The whole table as text: no line is wider than `width`, nothing depends on anything but the arguments. */
export function renderTable(lang: Lang, session: Session, width: number, style: Style = PLAIN): string[] {
  return tableLines(lookOf(lang, width, style), session, 'full')
}

export function tableLines(look: Look, session: Session, detail: Detail): string[] {
  const { game } = session
  const state = stateOf(session)
  const view = viewOf(game, state)
  const forces = inForce(look.lang, game, state)
  return [
    ...titleLines(look, session, view),
    ...statusLines(look, view, state),
    ...peopleLines(look, view),
    ...terrorLines(look, game, view, state, detail),
    ...(forces.length === 0
      ? []
      : labelled(look, text(look.lang, 'play.in-force'), paint(look, 'warn', forces.join(' · ')))),
    ...demandLines(look, game, view, detail),
    ...zoneLines(look, session, view, state, detail),
    ...logLines(look, session, detail),
    ...stageLines(look, session, view, state),
  ]
}
