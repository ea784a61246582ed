import { inForce, type Lang, text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { labelled } from '../terminal/heading.ts'
import { type Look, lookOf, PLAIN, type Style } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { demandLines } from './screen/demands.ts'
import { factLines, logLines } from './screen/log.ts'
import { type Scene, sceneOf } from './screen/scene.ts'
import { stageLines } from './screen/stage.ts'
import { peopleLines, statusLines } from './screen/status.ts'
import { terrorLines } from './screen/terror.ts'
import { titleLines } from './screen/title.ts'
import { zoneLines } from './screen/zones.ts'

/** The whole table as text: no line is wider than `width`, nothing depends on anything but the arguments. */
export function renderTable(lang: Lang, session: Session, width: number, style: Style = PLAIN): string[] {
  return tableLines(lookOf(lang, width, style), session)
}

/** A position by itself: no game was played to it, so it has no seed, and no log but the rules of its own. */
export function positionLines(look: Look, session: Session): string[] {
  const scene = sceneOf(look, session)
  return [...titleLines(scene, false), ...laidOut(scene), ...factLines(scene), ...stageLines(scene)]
}

/** `room` is how many lines it may have if it saves all it can. */
export function tableLines(look: Look, session: Session, savings = 0, room = Infinity): string[] {
  const scene = sceneOf(look, session, savings)
  const above = [...titleLines(scene), ...laidOut(scene)]
  const below = stageLines(scene)
  return [...above, ...logLines(scene, room - above.length - below.length), ...below]
}

/** What lies on the table. */
function laidOut(scene: Scene): string[] {
  const { look, session, state } = scene
  const forces = inForce(look.lang, session.game, state).join(' · ')
  return [
    ...statusLines(scene),
    ...peopleLines(scene),
    ...terrorLines(scene),
    ...(forces === '' ? [] : labelled(look, text(look.lang, 'play.in-force'), paint(look, 'warn', forces))),
    ...demandLines(scene),
    ...zoneLines(scene),
  ]
}
