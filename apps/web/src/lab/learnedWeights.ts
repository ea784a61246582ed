import { type Brain, brainFor, withFiner } from '@negotiator/advisor'
import type { ContentChoice } from '@negotiator/content'
import { type LabJob, wantedBrains, weightsNames } from '@negotiator/lab'
import type { Game } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import { fetched } from '../hint/learned.ts'
import { learnedAt } from '../hint/weightsAddress.ts'

/** The bytes of what was learned, for these very cards or for any game. */
export interface LearnedWeights {
  readonly bytes: Uint8Array
  /** What a finer look adds to them, if there is that. */
  readonly finer: Uint8Array | null
  readonly isOwn: boolean
}

type Addresses = ReturnType<typeof learnedAt>

const known = new Map<string, Promise<LearnedWeights>>()
const NONE = new Uint8Array()

/**
 * What the terminal finds in its folder: weights of the very cards if there are any that fit, or else those for any
 * game. Unlike a hint, a lab never makes do with others when a file cannot be fetched: then it throws.
 */
export function weightsFor(choice: ContentChoice, isByAny: boolean): Promise<LearnedWeights> {
  const at = learnedAt(choice)
  const key = (isByAny ? null : at.own) ?? ''
  let found = known.get(key)
  if (found === undefined) {
    found = key === '' ? forAny(at.any) : ownOrAny(gameFor(choice), at)
    known.set(key, found)
    // Asked again, it may be there.
    found.catch(() => known.delete(key))
  }
  return found
}

async function ownOrAny(game: Game, at: Addresses): Promise<LearnedWeights> {
  const [bytes, finer] = await Promise.all([fetched(at.own!), at.finer === null ? null : fetched(at.finer)])
  const own = { bytes, finer, isOwn: true }
  try {
    brainFrom(game, own)
    return own
  } catch {
    // Learned for other cards.
    return forAny(at.any)
  }
}

const forAny = async (address: string): Promise<LearnedWeights> => ({
  bytes: await fetched(address),
  finer: null,
  isOwn: false,
})

export function brainFrom(game: Game, { bytes, finer, isOwn }: LearnedWeights): Brain {
  const brain = isOwn ? brainFor(game, bytes, NONE) : brainFor(game, null, bytes)
  return finer === null ? brain : withFiner(game, brain, finer)
}

/** What the players of a job play with here, by name. Throws if it cannot be fetched. */
export async function namesOfWeights(job: LabJob): Promise<string[]> {
  const brains = wantedBrains(job).map(async ({ choice, game, isByAny }) =>
    brainFrom(game, await weightsFor(choice, isByAny)),
  )
  return weightsNames(await Promise.all(brains))
}
