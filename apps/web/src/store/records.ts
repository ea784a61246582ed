import { viewOf } from '@negotiator/rules'
import { type BegunStep, type Session, stateOf, toSave } from '@negotiator/session'
import type { GameRecord, GameSummary } from './database.ts'

export interface GameIdentity {
  readonly id: string
  readonly begunAt: number
}

export function recordOf(
  { id, begunAt }: GameIdentity,
  session: Session,
  revision: number,
  begun: BegunStep | null,
): GameRecord {
  const save = toSave(session)
  return { id, begunAt, revision, begun, save, playedAt: Date.now(), summary: summaryOf(session) }
}

export function summaryOf(session: Session): GameSummary {
  const { turn, threat, pool, saved, killed, result, reason } = viewOf(session.game, stateOf(session))
  return {
    abductor: session.setup.abductor,
    turn,
    threat,
    pool,
    saved,
    killed,
    result: session.resigned ? 'resigned' : result,
    reason,
  }
}
