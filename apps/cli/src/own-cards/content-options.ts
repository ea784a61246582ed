import { type CardSet, libraryOf, PACKS, type PackFile, type PackId } from '@negotiator/content'
import { type Lang, nameOf, packsText } from '@negotiator/language'
import { Misuse } from '../failure.ts'
import { oneOf } from '../option-values.ts'
import { printable } from '../terminal/printable.ts'
import { isPack, keptNames, openPack, shippedPacks } from './pack-files.ts'
import { openLegalSet } from './set-files.ts'

/** What `--pack`, `--set` and `--variant` say about the cards of a game; what is left out is as usual. */
export interface OwnCards {
  readonly pack?: PackId
  readonly packs?: readonly PackFile[]
  readonly set?: CardSet
  readonly variant?: string
}

interface Typed {
  readonly pack?: string
  readonly set?: string
  readonly variant?: string
}

/** `--pack` takes a game, pack files, or both, separated by commas. */
export function ownCards(lang: Lang, typed: Typed): OwnCards {
  const words = typed.pack === undefined ? [] : typed.pack.split(',')
  const games = words.filter((word) => !isPack(word))
  const known = [...new Set([...Object.keys(PACKS), ...shippedPacks(), ...keptNames('packs')])]
  const game = games.map((word) => oneOf(lang, '--pack', word, known) as PackId)[0]
  const packs = words.filter(isPack).map((word) => openPack(lang, word))
  return {
    ...(game === undefined ? {} : { pack: game }),
    ...(packs.length === 0 ? {} : { packs }),
    ...(typed.set === undefined ? {} : { set: openLegalSet(lang, typed.set, packs) }),
    ...(typed.variant === undefined ? {} : { variant: typed.variant }),
  }
}

/** Which abductors the packs bring, and whose sets each of them is played with. */
export function packAbductors({
  packs = [],
}: OwnCards): readonly { readonly id: string; readonly game: PackId }[] {
  return packs.flatMap(({ abductors = [] }) => abductors.map(({ id, game }) => ({ id, game })))
}

/** A variant is known by its whole id or by what follows the dot; the whole id is told. */
export function variantOf(
  lang: Lang,
  abductor: string,
  { packs = [], variant }: OwnCards,
): string | undefined {
  if (variant === undefined) return undefined
  const own = libraryOf(packs).abductors.find((entry) => entry.abductor.id === abductor)?.own
  const ids = (own?.variants ?? []).map(({ id }) => id)
  const found = ids.find((id) => id === variant || id.endsWith(`.${variant}`))
  if (found !== undefined) return found
  const name = nameOf(lang, abductor)
  if (ids.length === 0) throw new Misuse(packsText(lang, 'pack.no-variants', { abductor: name }))
  const variants = ids.join(', ')
  const shown = { variant: printable(variant), abductor: name, variants, n: ids.length }
  throw new Misuse(packsText(lang, 'pack.unknown-variant', shown))
}
