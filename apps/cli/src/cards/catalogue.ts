import { PACKS, type PackAbductor, type PackId } from '@negotiator/content'
import type { Abductor, ConversationCard, Demand, SecondInCommand, TerrorCard } from '@negotiator/rules'
import type { Origin } from './origin.ts'

/** A card, once, with its data in each of the games and packs that have it; the first is the one that holds. */
export type Card = ConversationEntry | DemandEntry | TerrorEntry | AbductorEntry | SecondEntry

interface Entry<Kind extends string, Data> {
  readonly id: string
  readonly kind: Kind
  readonly versions: readonly { readonly origin: Origin; readonly data: Data }[]
}

export type ConversationEntry = Entry<'conversation', ConversationCard>
export type DemandEntry = Entry<'major' | 'escape' | 'minor', Demand> & { readonly abductor?: string }
export type TerrorEntry = Entry<'terror' | 'pivotal', TerrorCard>
export type AbductorEntry = Entry<'abductor', Abductor | PackAbductor>
/** The one of the games has no numbers of his own, only rules (§10): null. */
export type SecondEntry = Entry<'second-in-command', SecondInCommand | null>

const packs = Object.values(PACKS)

function gather<Kind extends string, Data extends { id: string }>(
  kind: Kind,
  cardsOf: (pack: (typeof packs)[number]) => readonly Data[],
): Entry<Kind, Data>[] {
  const entries = new Map<string, { origin: PackId; data: Data }[]>()
  for (const pack of packs) {
    for (const data of cardsOf(pack)) {
      const versions = entries.get(data.id) ?? []
      entries.set(data.id, [...versions, { origin: pack.id, data }])
    }
  }
  return [...entries].map(([id, versions]) => ({ id, kind, versions }))
}

function majors(): DemandEntry[] {
  const makers = new Map(
    packs.flatMap((pack) =>
      Object.entries(pack.majors).flatMap(([abductor, demands]) =>
        demands.map(({ id }) => [id, abductor] as const),
      ),
    ),
  )
  return gather('major', (pack) => Object.values(pack.majors).flat()).map((entry) => {
    const abductor = makers.get(entry.id)
    return abductor === undefined ? entry : { ...entry, abductor }
  })
}

/** All cards of the games, in the order in which they are listed. */
export const CARDS: readonly Card[] = [
  ...gather('conversation', (pack) => pack.conversation),
  ...majors(),
  ...gather('escape', (pack) => pack.escapes),
  ...gather('minor', (pack) => pack.minors),
  ...gather('terror', (pack) => pack.terror),
  ...gather('pivotal', (pack) => pack.pivotal),
  ...gather('abductor', (pack) => pack.abductors),
  {
    id: 'second-in-command',
    kind: 'second-in-command',
    versions: packs.map(({ id }) => ({ origin: id, data: null })),
  },
]

export function cardsOfGame(game: PackId): readonly Card[] {
  return CARDS.flatMap((card) => {
    const versions = card.versions.filter(({ origin }) => origin === game)
    return versions.length === 0 ? [] : [{ ...card, versions } as Card]
  })
}
