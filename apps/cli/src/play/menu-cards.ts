import { type KeptCards, packsNeeded } from '../own-cards/kept-cards.ts'
import type { Wishes } from './new-game.ts'

/** Which cards to play with: the part of the wishes that `c` goes through. */
export type CardsWish = Pick<Wishes, 'pack' | 'set' | 'setName' | 'packs'>

/** As the command line said; those of each game; the player's sets; packs with other values for printed cards. */
export function cardsWishes(told: Wishes, { packs, sets }: KeptCards): readonly CardsWish[] {
  const { pack, set, packs: toldPacks } = told
  const first: CardsWish = {
    ...(pack === undefined ? {} : { pack }),
    ...(set === undefined ? {} : { set }),
    ...(toldPacks === undefined ? {} : { packs: toldPacks }),
  }
  const others: CardsWish[] = [
    {},
    { pack: 'base' },
    { pack: 'cw' },
    ...sets.map(({ name, set: cards }) => ({ set: cards, setName: name })),
    ...packs.filter(({ overrides }) => overrides !== undefined).map((each) => ({ packs: [each] })),
  ]
  const isFirst = (wish: CardsWish) => JSON.stringify(wish) === JSON.stringify(first)
  return others.some(isFirst) ? others : [first, ...others]
}

export function withNextCards(wishes: Wishes, choices: readonly CardsWish[]): Wishes {
  const { pack, set, setName, packs, ...others } = wishes
  const now = JSON.stringify({ pack, set, setName, packs })
  const isNow = (wish: CardsWish) =>
    JSON.stringify({ pack: wish.pack, set: wish.set, setName: wish.setName, packs: wish.packs }) === now
  const next = choices[(choices.findIndex(isNow) + 1) % choices.length]
  return { ...others, ...next }
}

/** Somebody from a pack brings his pack along, and a set brings those of its cards. A difficulty is his alone. */
export function withCaller(
  { variant: _, ...wishes }: Wishes,
  { id, variant }: { readonly id: string; readonly variant?: string },
  kept: KeptCards,
): Wishes {
  const { set } = wishes
  const ids =
    set === undefined ? [] : [...set.conversation, ...Object.keys(set.terror), ...set.minors, ...set.pivotal]
  const packs = packsNeeded(kept, wishes.packs ?? [], [id, ...ids])
  return {
    ...wishes,
    ...(packs.length === 0 ? {} : { packs }),
    ...(variant === undefined ? {} : { variant }),
  }
}
