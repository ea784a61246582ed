import type { ContentChoice } from '@negotiator/content'
import type { Tweak } from '../tweak/tweak.ts'
import type { Policy } from './policies.ts'

/** Who plays, with which cards. */
export interface LineUp extends ContentChoice {
  readonly policy: Policy
  /** The effort of `deep` for one decision. */
  readonly nodes: number
  /** What is different from the cards that were chosen. */
  readonly tweak?: Tweak | undefined
  /** Weights for any game even where there are own ones: so that whoever is compared is played by the same player. */
  readonly isByAny?: boolean | undefined
}

/** Some games of one line-up, as it is sent to a worker: two numbers for each, which decide everything in it. */
export interface Chunk {
  readonly lineUp: LineUp
  readonly seeds: Uint32Array
}
