import { type Advice, Deep, Explanation, Instant, PLAYING_ON } from '@negotiator/advisor'
import { type Session, stateOf } from '@negotiator/session'
import type { Brain } from './weights-files.ts'

export function explanationOf(session: Session, { network, thorough }: Brain, advice: Advice): Explanation {
  const { game } = session
  return new Explanation(
    game,
    stateOf(session),
    new Instant(game, network),
    advice,
    new Deep(game, thorough, PLAYING_ON),
  )
}
