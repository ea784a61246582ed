import type { Session } from '@negotiator/session'
import type { Look } from '../../terminal/look.ts'

/** A question that changes nothing: its lines are printed below the table. `typed` is the argument as it was typed. */
export type Answer = (look: Look, session: Session, argument: string, typed?: string) => readonly string[]
