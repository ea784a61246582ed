import type { Session } from '@negotiator/session'
import type { Look } from '../../terminal/look.ts'

/** A question that changes nothing: its lines are printed below the table. */
export type Answer = (look: Look, session: Session, argument: string) => readonly string[]
