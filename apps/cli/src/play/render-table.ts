import { inForce, type Lang, text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { labelled } from '../terminal/heading.ts'
import { type Look, lookOf, PLAIN, type Style } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { demandLines } from './screen/demands.ts'
import { logLines } from './screen/log.ts'
import { sceneOf } from './screen/scene.ts'
import { stageLines } from './screen/stage.ts'
import { peopleLines, statusLines } from './screen/status.ts'
import { terrorLines } from './screen/terror.ts'
import { titleLines } from './screen/title.ts'
import { zoneLines } from './screen/zones.ts'

/** The whole table as text: no line is wider than `width`, nothing depends on anything but the arguments. */
export function renderTable(lang: Lang, session: Session, width: number, style: Style = PLAIN): string[] {
  return tableLines(lookOf(lang, width, style), session)
}

/** `room` is how many lines it may have if it saves all it can. */
export function tableLines(look: Look, session: Session, savings = 0, room = Infinity): string[] {
  const scene = sceneOf(look, session, savings)
  const forces = inForce(look.lang, session.game, scene.state).join(' · ')
  const above = [
    ...titleLines(scene),
    ...statusLines(scene),
    ...peopleLines(scene),
    ...terrorLines(scene),
    ...(forces === '' ? [] : labelled(look, text(look.lang, 'play.in-force'), paint(look, 'warn', forces))),
    ...demandLines(scene),
    ...zoneLines(scene),
  ]
  const below = stageLines(scene)
  return [...above, ...logLines(scene, room - above.length - below.length), ...below]
}
