import { type Line, secondOf, type ToldEvent, tellEvents } from '@negotiator/language'
import { type GameEvent, type View, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { lang } from '../words/words.ts'
import { countersOf } from './counters.ts'
import { type Frame, framesOf, type Head, type ShownDice } from './frames.ts'
import { tellNames } from './tellNames.ts'

/** Who is on the line in this position. */
const lineOf = (session: Session): Line => ({
  abductor: session.setup.abductor,
  second: stateOf(session).second === 1,
  secondId: secondOf(session.game.content),
})

/** What a step brought, in words. */
export const toldOf = (before: Session, events: readonly GameEvent[]): readonly ToldEvent[] =>
  tellEvents(lang.value, events, lineOf(before))

/** The pictures of a step that was told; `seen` is what the table showed before it, if it was on the table. */
export function stepFrames(
  before: Session,
  after: Session,
  told: readonly ToldEvent[],
  seen: View = viewOf(before.game, stateOf(before)),
): readonly Frame[] {
  return framesOf(countersOf(seen), tellNames(after, told), contextOf(before), lyingIn(before))
}

/** How far the story of a step has come that waits for dice: what is being resolved, and what the table shows. */
export function waitingAt(
  before: Session,
  told: readonly ToldEvent[],
  seen: View,
): Pick<Frame, 'head' | 'counters'> {
  const [head, counters] = [contextOf(before), countersOf(seen)]
  return framesOf(counters, told, head).at(-1) ?? { head, counters }
}

/** R3, R4: a roll that waited for the step. */
function lyingIn(before: Session): ShownDice | null {
  const { roll, converted } = viewOf(before.game, stateOf(before))
  const foursCount = stateOf(before).rollFours === 1
  return roll && { faces: roll, isTumbling: false, foursCount, converted, successes: null, against: null }
}

/** What was being resolved when the step began. */
function contextOf({ game, ...rest }: Session): Head | null {
  const before = stateOf({ game, ...rest })
  if (before.resolving >= 0) return { kind: 'card', id: game.cardIds[before.resolving]! }
  if (before.drawn < 0) return null
  return { kind: before.drawn >= game.firstGold ? 'pivotal' : 'terror', id: game.terrorIds[before.drawn]! }
}
