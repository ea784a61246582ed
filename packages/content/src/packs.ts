import type { Abductor } from '@negotiator/rules'
import { base } from './base/pack.ts'
import { cw } from './cw/pack.ts'
import { deepFreeze } from './deep-freeze.ts'
import { hashOf } from './hash.ts'
import type { Pack, PackId } from './pack.ts'

export const PACKS: Readonly<Record<PackId, Pack>> = deepFreeze({ base, cw })

export interface AbductorEntry {
  readonly abductor: Abductor
  /** The game he comes from: its escapes are his (M1), its sets are the ones he is played with by default. */
  readonly pack: PackId
}

export const ABDUCTORS: readonly AbductorEntry[] = deepFreeze(
  Object.values(PACKS).flatMap((pack) => pack.abductors.map((abductor) => ({ abductor, pack: pack.id }))),
)

/** S6: whom to call first, one of each game. */
export const FIRST_GAMES: readonly string[] = ['arkayne', 'lijah']

export const ABDUCTOR_IDS: readonly string[] = deepFreeze(ABDUCTORS.map((entry) => entry.abductor.id))

/** Which version of the built-in cards this is; a save made with another one says so. */
export const CONTENT_HASH: string = hashOf(PACKS)
