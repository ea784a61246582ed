import { type Library, libraryOf, type PackFile } from '@negotiator/content'
import type { Path } from './draftData.ts'

/** Which ids a field may name, by where it stands; null if it is no such field. */
export function idsFor(path: Path, draft: PackFile): readonly string[] | null {
  const names = path.filter((part) => typeof part === 'string')
  const field = names.at(-1)
  const library = libraryOfDraft(draft)
  const demands = (wanted: string) => idsOf(library.demands.filter((each) => each.class === wanted))
  const red = library.terror.map(({ card }) => card.id)
  if (field === 'zone')
    return (draft.abductors ?? []).flatMap(({ side }) => (side === undefined ? [] : [side.id]))
  if (field === 'majorDemands') return demands('major')
  if (field === 'escapeDemands') return demands('escape')
  if (field === 'cards') return [...red, ...idsOf(library.minors)]
  if (field !== 'add' && field !== 'remove') return null
  switch (names.at(-2)) {
    case 'conversation':
      return idsOf(library.conversation)
    case 'terror':
      return red
    case 'minors':
      return idsOf(library.minors)
    default:
      return idsOf(library.pivotal)
  }
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

/** A draft may be anything while it is being typed; then only what is built in is known. */
function libraryOfDraft(draft: PackFile): Library {
  try {
    return libraryOf([draft])
  } catch {
    return libraryOf([])
  }
}
