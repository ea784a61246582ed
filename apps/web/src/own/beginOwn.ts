import type { CardSet, PackFile, PackId } from '@negotiator/content'
import { type GameSetup, newOwnSession } from '@negotiator/session'
import { settings } from '../app/settingsCtrl.ts'
import { put } from '../game/actCtrl.ts'
import { randomSeed } from '../game/seed.ts'
import { neededPacks } from './neededPacks.ts'
import { loadOwn, ownPacks, packsOn } from './ownCtrl.ts'

export interface OwnWish {
  readonly abductor: string
  readonly pack: PackId
  readonly practice: boolean
  readonly seed?: string | undefined
  readonly set?: CardSet | undefined
  readonly variant?: string | undefined
}

/** How a game with these packs begins; pure but for the seed. */
export function ownSetup(wish: OwnWish, packs: readonly PackFile[], ownDice: boolean): GameSetup {
  const { abductor, pack, practice, seed, set, variant } = wish
  const needed = neededPacks(packs, { abductor, set })
  return {
    abductor,
    pack,
    practice,
    ownDice,
    ...(seed === undefined ? { seed: randomSeed() } : { seed, chosenSeed: true }),
    ...(set === undefined ? {} : { set }),
    ...(needed.length === 0 ? {} : { packs: needed }),
    ...(variant === undefined ? {} : { variant }),
  }
}

/** Deals a game with the packs given (those switched on, unless told) and gives back its id. Throws an Error. */
export function beginOwn(wish: OwnWish, packs: readonly PackFile[] = packsOn.value): string {
  return put(newOwnSession(ownSetup(wish, packs, settings.value.ownDice)))
}

/** The same from a page that knows nothing about packs yet. */
export async function loadAndBegin(wish: OwnWish): Promise<string> {
  if (ownPacks.value === null) await loadOwn()
  return beginOwn(wish)
}
