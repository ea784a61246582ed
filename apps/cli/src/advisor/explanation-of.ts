import { type Advice, Explanation, Instant } from '@negotiator/advisor'
import { type Session, stateOf } from '@negotiator/session'
import type { Brain } from './weights-files.ts'

export const explanationOf = (session: Session, { network }: Brain, advice: Advice): Explanation =>
  new Explanation(session.game, stateOf(session), new Instant(session.game, network), advice)
