import { RULES_VERSION } from '@negotiator/rules'
import { SAVE_FORMAT } from './save-format.ts'
import type { SaveFile } from './save-schema.ts'
import type { Session } from './session.ts'

/** The whole game as data: set-up, seed and inputs, with a hash per step. */
export function toSave(session: Session): SaveFile {
  return {
    format: SAVE_FORMAT,
    rules: RULES_VERSION,
    content: session.content,
    setup: session.setup,
    start: session.start.hash,
    inputs: session.steps.map(({ action, dice, after }) => ({
      do: action,
      ...(dice.length > 0 ? { dice: [...dice] } : {}),
      hash: after.hash,
    })),
    ...(session.resigned ? { resigned: true as const } : {}),
    ...(session.hints.length > 0 ? { hints: [...session.hints] } : {}),
    ...(session.notes.length > 0 ? { notes: [...session.notes] } : {}),
  }
}

export const saveText = (session: Session): string => `${JSON.stringify(toSave(session))}\n`
