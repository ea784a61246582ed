import { libraryOf, type Overrides, type PackFile } from '@negotiator/content'
import type { OwnCards } from '../own-cards/content-options.ts'
import { CARDS, type Card, cardsOfGame } from './catalogue.ts'

/** The cards that `--pack` means: those of a game, those that packs bring, and those that packs change. */
export function cardsFor({ pack, packs = [] }: OwnCards): readonly Card[] {
  if (packs.length === 0) return pack === undefined ? CARDS : cardsOfGame(pack)
  const own = [...packs.flatMap(cardsOfPack), ...changedCards(packs)]
  const ids = new Set(own.map(({ id }) => id))
  const others = pack === undefined ? [] : cardsOfGame(pack).filter(({ id }) => !ids.has(id))
  return [...own, ...others].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}

/** The order of the list. */
const KINDS: readonly Card['kind'][] = [...new Set(CARDS.map(({ kind }) => kind))]

function cardsOfPack(pack: PackFile): Card[] {
  const { conversation = [], demands = [], abductors = [] } = pack
  // As a game has them: a pack's file leaves out what goes without saying.
  const library = libraryOf([pack])
  const terror = library.terror.map(({ card }) => card)
  const ofPack = <T extends { readonly id: string }>(cards: readonly T[]): T[] =>
    cards.filter(({ id }) => id.startsWith(`${pack.id}.`))
  const entry = <Kind extends string, Data extends { readonly id: string }>(kind: Kind, data: Data) => ({
    id: data.id,
    kind,
    versions: [{ origin: pack, data }],
  })
  const makerOf = (demand: string) =>
    abductors.find(({ majorDemands = [] }) => majorDemands.includes(demand))?.id
  return [
    ...conversation.map((card) => entry('conversation', card)),
    ...demands.map((demand) => {
      const abductor = makerOf(demand.id)
      return { ...entry(demand.class, demand), ...(abductor === undefined ? {} : { abductor }) }
    }),
    ...ofPack(terror).map((card) => entry('terror', card)),
    ...ofPack(library.pivotal).map((card) => entry('pivotal', card)),
    ...abductors.map((abductor) => entry('abductor', abductor)),
    ...abductors.flatMap(({ second }) => (second === undefined ? [] : [entry('second-in-command', second)])),
  ]
}

/** Built-in cards with other values: as the packs have them first, then as they were. */
function changedCards(packs: readonly PackFile[]): Card[] {
  const { conversation, demands, terror, pivotal, abductors } = libraryOf(packs)
  const now = [
    ...conversation,
    ...demands,
    ...terror.map(({ card }) => card),
    ...pivotal,
    ...abductors.map(({ abductor }) => abductor),
  ]
  return CARDS.flatMap((card) => {
    const origin = packs.findLast(({ overrides = {} }) => isIn(overrides, card.id))
    const data = now.find(({ id }) => id === card.id)
    return origin === undefined ? [] : [{ ...card, versions: [{ origin, data }, ...card.versions] } as Card]
  })
}

const isIn = (overrides: Overrides, id: string): boolean =>
  Object.values(overrides).some((values) => Object.hasOwn(values, id))
