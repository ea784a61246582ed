import { randomInt } from 'node:crypto'
import { ABDUCTOR_IDS, ABDUCTORS } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { newOwnSession, type Session } from '@negotiator/session'
import { type OwnCards, packAbductors } from '../own-cards/content-options.ts'

/** What the player has chosen for the next game; what is left out is up to chance or to the abductor. */
export interface Wishes extends OwnCards {
  /** What the set is called. */
  readonly setName?: string
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

export function beginGame(abductor: string, wishes: Wishes): Session {
  const { pack, seed: chosen, variant, setName: _, ...others } = wishes
  const seed = chosen ?? chanceSeed()
  const id = abductor === RANDOM ? abductorBy(seed) : abductor
  const own = packAbductors(wishes).find((entry) => entry.id === id)
  const game = own?.game ?? ABDUCTORS.find((entry) => entry.abductor.id === id)?.pack ?? 'base'
  // A variant is one of the pack's abductor: whoever is chosen next has none.
  const varied = own === undefined || variant === undefined ? {} : { variant }
  const setup = { abductor: id, pack: pack ?? game, seed, ...others, ...varied }
  return newOwnSession(chosen === undefined ? setup : { ...setup, chosenSeed: true })
}

/** Chance by the seed: the same seed leads to the same game, also when the abductor is left to it. */
function abductorBy(seed: string): string {
  return ABDUCTOR_IDS[new DecisionStream(seed).below(ABDUCTOR_IDS.length)]!
}
