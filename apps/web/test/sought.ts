import type { PackId } from '@negotiator/content'
import { type View, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { randomGame } from './random-session.ts'

const MOST_GAMES = 500

/** A position like that, as games played at random come to it sooner or later. */
export function sought(
  abductor: string,
  pack: PackId,
  isIt: (view: View, session: Session) => boolean,
  seed = 'sought',
): Session {
  for (let n = 0; n < MOST_GAMES; n++) {
    for (const session of randomGame(abductor, pack, `${seed} ${n}`)) {
      if (isIt(viewOf(session.game, stateOf(session)), session)) return session
    }
  }
  throw new Error('no game ever came to that')
}
