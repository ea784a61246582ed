import { type Brain, brainFor } from '@negotiator/advisor'
import { type ContentChoice, setsOf } from '@negotiator/content'
import { type LabJob, wantedBrains, weightsNames } from '@negotiator/lab'
import type { Game } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import { fetched } from '../hint/learned.ts'
import { weightsAddress } from '../hint/weightsAddress.ts'

/** The bytes of what was learned, for these very cards or for any game. */
export interface LearnedWeights {
  readonly bytes: Uint8Array
  readonly isOwn: boolean
}

const known = new Map<string, Promise<LearnedWeights>>()
const NONE = new Uint8Array()

/**
 * What the terminal finds in its folder: weights of the very cards if there are any that fit, or else those for any
 * game. Unlike a hint, a lab never makes do with others when a file cannot be fetched: then it throws.
 */
export function weightsFor(choice: ContentChoice, isByAny: boolean): Promise<LearnedWeights> {
  const own = isByAny ? null : weightsAddress(choice.abductor, setsOf(choice))
  const key = own ?? ''
  let found = known.get(key)
  if (found === undefined) {
    found = own === null ? forAny() : ownOrAny(gameFor(choice), own)
    known.set(key, found)
    // Asked again, it may be there.
    found.catch(() => known.delete(key))
  }
  return found
}

async function ownOrAny(game: Game, address: string): Promise<LearnedWeights> {
  const own = { bytes: await fetched(address), isOwn: true }
  try {
    brainFrom(game, own)
    return own
  } catch {
    // Learned for other cards.
    return forAny()
  }
}

const forAny = async (): Promise<LearnedWeights> => ({
  bytes: await fetched(weightsAddress('any', 'any') ?? ''),
  isOwn: false,
})

export const brainFrom = (game: Game, { bytes, isOwn }: LearnedWeights): Brain =>
  isOwn ? brainFor(game, bytes, NONE) : brainFor(game, null, bytes)

/** What the players of a job play with here, by name. Throws if it cannot be fetched. */
export async function namesOfWeights(job: LabJob): Promise<string[]> {
  const brains = wantedBrains(job).map(async ({ choice, game, isByAny }) =>
    brainFrom(game, await weightsFor(choice, isByAny)),
  )
  return weightsNames(await Promise.all(brains))
}
