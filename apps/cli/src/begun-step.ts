import { rmSync } from 'node:fs'
import { type BegunStep, parseBegunStep, type Session, versionOf } from '@negotiator/session'
import { targetOf, writeAtomically } from './atomic-write.ts'
import { readLimited } from './read-limited.ts'

/** Where begun steps are kept, so that what was seen cannot be unseen by leaving. */
export interface BegunSteps {
  /** Throws what the system says. */
  put(file: string, begun: BegunStep): void
  /** The step begun in exactly this position. */
  get(file: string, session: Session): BegunStep | null
  drop(file: string): void
}

/** Beside the save; the name does not end like a save's, so no list of games has it. */
const besideSave = (file: string): string => `${targetOf(file)}.begun`

export const begunStepFiles: BegunSteps = {
  put(file, begun) {
    writeAtomically(besideSave(file), `${JSON.stringify(begun)}\n`)
  },
  get(file, session) {
    const read = readLimited(besideSave(file))
    return typeof read === 'string' ? parse(read, versionOf(session)) : null
  },
  drop(file) {
    try {
      rmSync(besideSave(file), { force: true })
    } catch {
      // It names the position it belongs to: in any other one it means nothing.
    }
  },
}

function parse(text: string, version: string): BegunStep | null {
  try {
    const begun = parseBegunStep(JSON.parse(text))
    return begun?.version === version ? begun : null
  } catch {
    return null
  }
}
