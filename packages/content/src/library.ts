import type { Abductor, ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import { overrideAbductor, overrideCard, overrideDemand, overrideTerror } from './overrides.ts'
import type { Pack, PackId, TerrorGroup } from './pack.ts'
import type { PackAbductor, PackFile } from './pack-file.ts'
import { PACKS } from './packs.ts'

/** All cards that a set can be built from and a game played with: both games and some packs, overrides applied. */
export interface Library {
  readonly conversation: readonly ConversationCard[]
  readonly terror: readonly { readonly card: TerrorCard; readonly group: TerrorGroup }[]
  readonly minors: readonly Demand[]
  readonly pivotal: readonly TerrorCard[]
  /** Majors and escapes too. */
  readonly demands: readonly Demand[]
  readonly abductors: readonly LibraryAbductor[]
  /** English names of the packs' cards, by which they are sorted (S4). */
  readonly names: Readonly<Record<string, string>>
}

export interface LibraryAbductor {
  readonly abductor: Abductor
  readonly game: PackId
  readonly majors: readonly string[]
  readonly escapes: readonly string[]
  /** Null for one of the games' own. */
  readonly own: PackAbductor | null
}

export function libraryOf(packs: readonly PackFile[]): Library {
  const games = Object.values(PACKS)
  const demands = [
    ...games.flatMap((game) => [...Object.values(game.majors).flat(), ...game.escapes, ...game.minors]),
    ...packs.flatMap((pack) => pack.demands ?? []),
  ]
  const overridden = <T>(card: T, apply: (card: T, by: NonNullable<PackFile['overrides']>) => T): T =>
    packs.reduce((done, { overrides }) => (overrides === undefined ? done : apply(done, overrides)), card)
  const allDemands = demands.map((demand) => overridden(demand, overrideDemand))
  return {
    conversation: onceEach([
      ...games.flatMap((game) => game.conversation),
      ...packs.flatMap((pack) => pack.conversation ?? []),
    ]).map((card) => overridden(card, overrideCard)),
    terror: [
      ...games.flatMap((game) =>
        game.terror.map((card) => ({
          card: overridden(card, overrideTerror),
          group: game.terrorGroups[card.id] ?? {},
        })),
      ),
      ...packs.flatMap((pack) =>
        (pack.terror ?? [])
          .map(asTerror)
          .map(({ card, group }) => ({ card: overridden(card, overrideTerror), group })),
      ),
    ],
    minors: allDemands.filter((demand) => demand.class === 'minor'),
    pivotal: [
      ...games.flatMap((game) => game.pivotal),
      ...packs.flatMap((pack) => (pack.pivotal ?? []).map(asPivotal)),
    ].map((card) => overridden(card, overrideTerror)),
    demands: allDemands,
    abductors: [
      ...games.flatMap((game) =>
        game.abductors.map((abductor) => builtIn(game, overridden(abductor, overrideAbductor))),
      ),
      ...packs.flatMap((pack) =>
        (pack.abductors ?? []).map((own) => {
          const entry = fromPack(own)
          return { ...entry, abductor: overridden(entry.abductor, overrideAbductor) }
        }),
      ),
    ],
    names: Object.assign({}, ...packs.map(({ texts }) => (texts.en ?? Object.values(texts)[0])?.names ?? {})),
  }
}

/** The cards that cost nothing are in both games. */
const onceEach = <T extends { readonly id: string }>(cards: readonly T[]): T[] =>
  cards.filter(({ id }, i) => cards.findIndex((card) => card.id === id) === i)

function asTerror({ group = 'other', ...card }: NonNullable<PackFile['terror']>[number]) {
  return { card: { ...card, colour: 'red' as const }, group: { [group]: card.copies } }
}

const asPivotal = ({ id, effect }: NonNullable<PackFile['pivotal']>[number]): TerrorCard => ({
  id,
  colour: 'gold',
  copies: 1,
  effect,
  secondary: [],
})

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

const builtIn = (game: Pack, abductor: Abductor): LibraryAbductor => ({
  abductor,
  game: game.id,
  majors: idsOf(game.majors[abductor.id] ?? []),
  escapes: idsOf(game.escapes),
  own: null,
})

function fromPack(own: PackAbductor): LibraryAbductor {
  const { id, hostages, threat, majors, escapes, rules } = own
  return {
    abductor: { id, hostages, threat, majors, escapes, rules },
    game: own.game,
    majors: own.majorDemands ?? [],
    escapes: own.escapeDemands ?? idsOf(PACKS[own.game].escapes),
    own,
  }
}
