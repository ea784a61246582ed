import type { Abductor, Demand, GameContent, TerrorCard } from '@negotiator/rules'
import { deepFreeze } from './deep-freeze.ts'
import { gameContent, RED_IN_DECK } from './game-content.ts'
import { hashOf } from './hash.ts'
import { type Library, type LibraryAbductor, libraryOf } from './library.ts'
import { byCostThenName } from './name-order.ts'
import type { PackId } from './pack.ts'
import type { BuildInstructions, ListInstructions, PackFile } from './pack-file.ts'
import { ABDUCTOR_IDS, CONTENT_HASH } from './packs.ts'
import { type CardSet, setOfGame } from './sets/card-set.ts'

/** What a game is made of, as its set-up says. */
export interface ContentChoice {
  readonly abductor: string
  /** Whose sets, if there is no own one. */
  readonly pack: PackId
  readonly set?: CardSet | undefined
  readonly packs?: readonly PackFile[] | undefined
  /** A variant of the pack's abductor. */
  readonly variant?: string | undefined
}

const isPlain = ({ set, packs = [], variant }: ContentChoice): boolean =>
  set === undefined && packs.length === 0 && variant === undefined

/** With which cards a player may have learned: a game's, also if values differ, or own ones, with which nobody ever did. */
export const setsOf = (choice: ContentChoice): PackId | 'own' =>
  isPlain(choice) || hasUsualCards(choice) ? choice.pack : 'own'

/** The same cards in the same order (S4), so that what was learned about each still means that card. */
function hasUsualCards(choice: ContentChoice): boolean {
  if (!ABDUCTOR_IDS.includes(choice.abductor)) return false
  return cardsIn(ownContent(choice)) === cardsIn(gameContent(choice.abductor, choice.pack))
}

function cardsIn({ abductor, conversation, terror, demands, ...beyond }: GameContent): string {
  const ids = [...conversation, ...terror].map(({ id, copies }) => [id, copies])
  return JSON.stringify([abductor.id, ids, demands.map(({ id }) => id), beyond])
}

/** The same for the same choice, in every browser and on every machine; a save names it. */
export function contentHash(choice: ContentChoice): string {
  if (isPlain(choice)) return CONTENT_HASH
  const { set = null, packs = [], variant = null } = choice
  return hashOf({ built: CONTENT_HASH, set, packs, variant })
}

/** Throws an Error that names what is not there. */
export function ownContent(choice: ContentChoice): GameContent {
  if (isPlain(choice)) return gameContent(choice.abductor, choice.pack)
  const library = libraryOf(choice.packs ?? [])
  const entry = library.abductors.find(({ abductor }) => abductor.id === choice.abductor)
  if (entry === undefined) throw new Error(`Unknown abductor '${choice.abductor}'`)
  const set = built(choice.set ?? setOfGame(choice.pack), entry.own?.build, library)
  return deepFreeze(assemble(entry, set, library, choice.variant))
}

/** B4: the base set first, then the pack's instructions. */
function built(set: CardSet, build: BuildInstructions | undefined, library: Library): CardSet {
  if (build === undefined) return set
  const copiesOf = (id: string) => library.terror.find(({ card }) => card.id === id)?.card.copies ?? 0
  const terrorIds = instructed(Object.keys(set.terror), build.terror)
  return {
    conversation: instructed(set.conversation, build.conversation),
    terror: Object.fromEntries(
      terrorIds.map((id) => [id, build.terror?.add?.includes(id) ? copiesOf(id) : (set.terror[id] ?? 0)]),
    ),
    minors: instructed(set.minors, build.minors),
    pivotal: instructed(set.pivotal, build.pivotal),
  }
}

function instructed(ids: readonly string[], instructions: ListInstructions = {}): string[] {
  const { keep = 'all', remove = [], add = [] } = instructions
  const kept = keep === 'all' ? ids.filter((id) => !remove.includes(id)) : []
  return [...new Set([...kept, ...add])]
}

function assemble(
  { abductor, majors, escapes, own }: LibraryAbductor,
  set: CardSet,
  library: Library,
  variantId: string | undefined,
): GameContent {
  const variant = own?.variants?.find(({ id }) => id === variantId)
  if (variantId !== undefined && variant === undefined) throw new Error(`Unknown variant '${variantId}'`)
  const { second, side, stages, layers, ends } = own ?? {}
  const demandsOf = (ids: readonly string[]): Demand[] => ids.map((id) => found(library.demands, id))
  const layered = layers?.reduce((sum, { count }) => sum + count, 0)
  return {
    abductor: varied(abductor, variant),
    conversation: byCostThenName(
      set.conversation.map((id) => found(library.conversation, id)),
      library.names,
    ),
    terror: [...terrorOf(set, library), ...set.pivotal.map((id) => found(library.pivotal, id))],
    demands: demandsOf([...majors, ...escapes, ...set.minors]),
    redInDeck: layered ?? variant?.redInDeck ?? own?.redInDeck ?? RED_IN_DECK,
    ...(second === undefined ? {} : { second }),
    ...(side === undefined ? {} : { side: { ...side, hostages: variant?.side ?? side.hostages } }),
    ...(stages === undefined ? {} : { stages }),
    ...(layers === undefined ? {} : { layers }),
    ...(ends === undefined ? {} : { ends }),
  }
}

function varied(abductor: Abductor, variant: Partial<Abductor> = {}): Abductor {
  const { hostages, threat, majors, escapes } = { ...abductor, ...variant }
  return { id: abductor.id, hostages, threat, majors, escapes, rules: abductor.rules }
}

function terrorOf({ terror }: CardSet, library: Library): TerrorCard[] {
  const cards = library.terror.map(({ card }) => card)
  return Object.entries(terror).flatMap(([id, copies]) =>
    copies === 0 ? [] : [{ ...found(cards, id), copies }],
  )
}

function found<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((each) => each.id === id)
  if (card === undefined) throw new Error(`Unknown card '${id}'`)
  return card
}
