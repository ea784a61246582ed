import { type Session, stateOf } from '@negotiator/session'
import { randomGame } from '../random-session.ts'

/** The position before the step that a game at random took towards it. */
function before(isIt: (session: Session) => boolean): Session {
  for (let n = 0; n < 500; n++) {
    let last: Session | null = null
    for (const session of randomGame('arkayne', 'base', `stops ${n}`)) {
      if (last !== null && isIt(session)) return last
      last = session
    }
  }
  throw new Error('it never happened')
}

const stepOf = (session: Session) => session.steps.at(-1)!

/** The gold card is all that is left of the deck, and the shop is open: the main action draws it. */
export const beforeGold = () =>
  before(
    (session) =>
      'endSpend' in stepOf(session).action &&
      stepOf(session).events.some((each) => each.e === 'drawn' && each.gold),
  )

/** A card is said, he goes down, and somebody is still inside. */
export function beforeElimination(): readonly [Session, card: string] {
  let card = ''
  const session = before((after) => {
    const { action, events } = stepOf(after)
    if (!('play' in action) || stateOf(after).pool === 0) return false
    card = action.play
    return events.some(({ e }) => e === 'eliminated')
  })
  return [session, card]
}
