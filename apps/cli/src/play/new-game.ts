import { randomInt } from 'node:crypto'
import { ABDUCTOR_IDS, ABDUCTORS, type PackId } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { newSession, type Session } from '@negotiator/session'

/** What the player has chosen for the next game; what is left out is up to chance or to the abductor. */
export interface Wishes {
  readonly pack?: PackId
  readonly seed?: string
  readonly practice: boolean
  readonly ownDice: boolean
}

export const RANDOM = 'random'

/** Letters and digits that are not taken for each other when read out or copied by hand. */
const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SEED_LENGTH = 8

const chanceSeed = (): string =>
  Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[randomInt(SEED_LETTERS.length)]).join('')

export function beginGame(
  abductor: string,
  { pack, seed = chanceSeed(), practice, ownDice }: Wishes,
): Session {
  const id = abductor === RANDOM ? abductorBy(seed) : abductor
  const own = ABDUCTORS.find((entry) => entry.abductor.id === id)?.pack ?? 'base'
  return newSession({ abductor: id, pack: pack ?? own, seed, practice, ownDice })
}

/** Chance by the seed: the same seed leads to the same game, also when the abductor is left to it. */
function abductorBy(seed: string): string {
  return ABDUCTOR_IDS[new DecisionStream(seed).below(ABDUCTOR_IDS.length)]!
}
