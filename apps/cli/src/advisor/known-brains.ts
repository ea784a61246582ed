import type { Session } from '@negotiator/session'
import { type Brain, loadBrain, weightsFolder } from './weights-files.ts'

const known = new WeakMap<Session['game'], { folder: string; brain: Brain }>()

/** The brain for a game; its file is read once. Throws NoBrain. */
export function brainOf({ game, setup }: Session): Brain {
  const folder = weightsFolder()
  let found = known.get(game)
  if (found?.folder !== folder) {
    found = { folder, brain: loadBrain(game, setup.abductor, setup.pack, folder) }
    known.set(game, found)
  }
  return found.brain
}
