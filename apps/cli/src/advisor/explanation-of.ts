import { type Advice, Explanation, Guide, Instant } from '@negotiator/advisor'
import { type Session, stateOf } from '@negotiator/session'
import type { Brain } from './weights-files.ts'

export function explanationOf(session: Session, { network, thorough }: Brain, advice: Advice): Explanation {
  const { game } = session
  return new Explanation(
    game,
    stateOf(session),
    new Instant(game, network),
    advice,
    new Guide(game, thorough),
  )
}
