import { ABDUCTORS, type ContentChoice, type PackId } from '@negotiator/content'
import type { Lang } from '@negotiator/language'
import { abductorOption } from '../option-values.ts'
import { ownCards, packAbductors, variantOf } from './content-options.ts'

export interface TypedCards {
  /** One of them, or `all`. */
  readonly abductor: string
  readonly pack?: string
  readonly set?: string
  readonly variant?: string
}

/** The games that `--abductor`, `--pack`, `--set` and `--variant` mean: one for each abductor. */
export function choicesOf(lang: Lang, typed: TypedCards): ContentChoice[] {
  const cards = ownCards(lang, typed)
  const { pack, packs, set } = cards
  const own = packAbductors(cards)
  const abductor = abductorOption(lang, typed.abductor, 'all', ...own.map(({ id }) => id))
  const games: { id: string; game: PackId }[] = ABDUCTORS.map((entry) => ({
    id: entry.abductor.id,
    game: entry.pack,
  }))
  // Of packs that bring somebody, `all` means those.
  const all = own.length > 0 ? own : games
  const wanted = abductor === 'all' ? all : [...games, ...own].filter(({ id }) => id === abductor)
  return wanted.map(({ id, game }) => {
    const variant = variantOf(lang, id, cards)
    return {
      abductor: id,
      pack: pack ?? game,
      ...(packs === undefined ? {} : { packs }),
      ...(set === undefined ? {} : { set }),
      ...(variant === undefined ? {} : { variant }),
    }
  })
}
