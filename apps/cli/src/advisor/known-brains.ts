import { setsOf } from '@negotiator/content'
import type { Lang } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { Failure } from '../failure.ts'
import { noBrainText } from './brain-text.ts'
import { type Brain, loadBrain, NoBrain, weightsFolder } from './weights-files.ts'

const known = new WeakMap<Session['game'], { folder: string; brain: Brain }>()

/** The brain for a game; its file is read once. Throws NoBrain. */
export function brainOf({ game, setup }: Session): Brain {
  const folder = weightsFolder()
  let found = known.get(game)
  if (found?.folder !== folder) {
    found = { folder, brain: loadBrain(game, setup.abductor, setsOf(setup), folder) }
    known.set(game, found)
  }
  return found.brain
}

/** For a command that is nothing without one. */
export function brainOrFailure(lang: Lang, session: Session): Brain {
  try {
    return brainOf(session)
  } catch (error) {
    throw error instanceof NoBrain ? new Failure(noBrainText(lang, error.problem)) : error
  }
}
