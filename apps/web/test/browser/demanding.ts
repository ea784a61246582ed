import { DecisionStream, legalActions, viewOf } from '@negotiator/rules'
import { isOver, newSession, perform, type Session, stateOf } from '@negotiator/session'

/** Those with the most to demand: three majors, three escapes, an ability, the longest rule of their own. */
export const DEMANDING = [
  ['renesha', 'cw', 6],
  ['lijah', 'cw', 6],
  ['barrett', 'cw', 5],
  ['donna', 'base', 5],
] as const

/** Asks for demands whenever it can, and concedes nothing, until so many lie faceup. */
export function demanding([abductor, pack, most]: (typeof DEMANDING)[number]): Session {
  for (let n = 0; n < 2000; n++) {
    let session = newSession({ abductor, pack, seed: `demanding ${n}`, practice: false, ownDice: false })
    const decisions = new DecisionStream(`${n}`)
    while (!isOver(session)) {
      const { demands, phase, pending } = viewOf(session.game, stateOf(session))
      const up = demands.filter(({ face }) => face === 'up')
      if (up.length === most && phase === 'conversation' && pending === null) return session
      const possible = legalActions(session.game, stateOf(session)).filter((each) => !('concede' in each))
      const asking = possible.filter(
        (each) => 'choose' in each || ('play' in each && each.play === 'what-are-your-demands'),
      )
      const actions = asking.length > 0 ? asking : possible
      const done = perform(session, actions[decisions.below(actions.length)]!)
      if (!done.ok) throw new Error('a legal action was refused')
      session = done.session
    }
  }
  throw new Error(`${abductor} never demands that much`)
}
