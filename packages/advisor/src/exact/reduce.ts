import type { GameContent } from '@negotiator/rules'

/** What is left of a game: the rest of its cards stay in the box. */
export interface Reduction {
  readonly hostages: number
  readonly threat: number
  /** How many of each conversation card and of each terror card. */
  readonly cards: Readonly<Record<string, number>>
  readonly terror: Readonly<Record<string, number>>
  readonly demands: readonly string[]
  readonly majors: number
  readonly escapes: number
  readonly redInDeck: number
}

/** The same game with fewer cards and hostages; every card that is left does what it always does. */
export function reduced(content: GameContent, reduction: Reduction): GameContent {
  const { hostages, threat, majors, escapes, redInDeck } = reduction
  return {
    abductor: { ...content.abductor, hostages, threat, majors, escapes },
    conversation: pick(content.conversation, reduction.cards),
    terror: pick(content.terror, reduction.terror),
    demands: pick(content.demands, Object.fromEntries(reduction.demands.map((id) => [id, 1]))),
    redInDeck,
  }
}

function pick<Card extends { readonly id: string }>(
  cards: readonly Card[],
  wanted: Readonly<Record<string, number>>,
): Card[] {
  for (const id of Object.keys(wanted)) {
    if (!cards.some((card) => card.id === id)) throw new Error(`${id} is no card of this game`)
  }
  return cards.flatMap((card) => {
    const copies = wanted[card.id]
    if (copies === undefined) return []
    return 'copies' in card ? { ...card, copies } : card
  })
}
