import {
  type CardSet,
  type ContentChoice,
  type LibraryAbductor,
  libraryOf,
  PACKS,
  type PackFile,
  type PackId,
  setFromCode,
} from '@negotiator/content'
import { neededPacks } from '../own/neededPacks.ts'
import type { SetRecord } from '../own/ownDatabase.ts'

/** What can be measured here: the packs and sets of this browser, and those that come with the game. */
export interface Shelf {
  readonly packs: readonly PackFile[]
  readonly sets: readonly SetRecord[]
  /** Ids of the packs that are switched on. */
  readonly on: readonly string[]
}

/** What is measured, as it is chosen. */
export interface Version {
  /** An id, `all` (those of both games), or `all:PACK`. */
  readonly abductor: string
  /** `own` (the sets of the abductor's game), `base`, `cw`, `both` (one after the other), or the id of a set. */
  readonly cards: string
  /** Which packs change cards; null: those that are switched on. */
  readonly changedBy: readonly string[] | null
  readonly variant: string
}

export const packOfId = (id: string): string => id.slice(0, Math.max(0, id.indexOf('.')))

export function abductorsOf({ packs }: Shelf): readonly LibraryAbductor[] {
  return libraryOf(packs).abductors
}

/** Those that are meant: one, or all of the games or of a pack. */
export function meant(abductor: string, shelf: Shelf): readonly LibraryAbductor[] {
  const all = abductorsOf(shelf)
  if (abductor === 'all') return all.filter(({ own }) => own === null)
  if (abductor.startsWith('all:')) {
    const pack = abductor.slice('all:'.length)
    return all.filter((entry) => packOfId(entry.abductor.id) === pack)
  }
  return all.filter((entry) => entry.abductor.id === abductor)
}

/** Packs that change cards of others, and whether they do here: that of the abductor always does. */
export function changingPacks(
  { abductor, changedBy }: Version,
  { packs, on }: Shelf,
): readonly { readonly pack: PackFile; readonly isOn: boolean }[] {
  return packs
    .filter(({ id, overrides }) => overrides !== undefined && !isOf(abductor, id))
    .map((pack) => ({ pack, isOn: (changedBy ?? on).includes(pack.id) }))
}

const isOf = (abductor: string, pack: string): boolean =>
  packOfId(abductor) === pack || abductor === `all:${pack}`

/** A game for each abductor that is meant. */
export function choicesFor(version: Version, shelf: Shelf): ContentChoice[] {
  const { abductor, cards, variant } = version
  const set = setOf(cards, shelf)
  const left = changingPacks(version, shelf)
    .filter(({ isOn }) => !isOn)
    .map(({ pack }) => pack)
  const packs = shelf.packs.filter((pack) => !left.includes(pack))
  return meant(abductor, shelf).flatMap((entry) => {
    const { id } = entry.abductor
    const needed = neededPacks(packs, { abductor: id, set })
    return gamesOf(cards, entry.game).map((pack) => ({
      abductor: id,
      pack,
      ...(needed.length === 0 ? {} : { packs: needed }),
      ...(set === undefined ? {} : { set }),
      ...(variant === '' ? {} : { variant }),
    }))
  })
}

const GAMES = Object.keys(PACKS) as readonly PackId[]

function gamesOf(cards: string, own: PackId): readonly PackId[] {
  if (cards === 'both') return GAMES
  return [GAMES.find((game) => game === cards) ?? own]
}

function setOf(cards: string, { sets }: Shelf): CardSet | undefined {
  const code = sets.find(({ id }) => id === cards)?.code
  return code === undefined ? undefined : (setFromCode(code) ?? undefined)
}
