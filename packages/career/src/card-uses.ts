import type { GameEvent } from '@negotiator/rules'
import type { Session } from '@negotiator/session'

/** What became of a card in a game: how often it was used, and what happened while it was resolved. */
export interface CardUse {
  played: number
  /** For CP, for a 4, or as a reaction. */
  spent: number
  bought: number
  saved: number
  killed: number
  /** Levels of threat, down less up; a hostage instead of a level is counted as a hostage. */
  calmed: number
  cp: number
  eliminated: number
}

export const noUse = (): CardUse => ({
  played: 0,
  spent: 0,
  bought: 0,
  saved: 0,
  killed: 0,
  calmed: 0,
  cp: 0,
  eliminated: 0,
})

/** By card. Donna's doubles and the like happen while a card is resolved, so they are counted with it. */
export function cardUsesOf({ steps }: Session): Record<string, CardUse> {
  const uses: Record<string, CardUse> = {}
  const use = (card: string): CardUse => {
    uses[card] ??= noUse()
    return uses[card]
  }
  let resolving: CardUse | null = null
  for (const { events } of steps) {
    for (const event of events) {
      if (event.e === 'play') {
        resolving = use(event.card)
        resolving.played++
      } else if (ENDS.has(event.e)) resolving = null
      if (resolving !== null) addYield(resolving, event)
      if (event.e === 'facedown' || event.e === 'react') use(event.card).spent++
      if (event.e === 'convert') for (const card of event.cards) use(card).spent++
      if (event.e === 'bought') use(event.card).bought++
    }
  }
  return uses
}

/** Something else begins. A reaction and a conversion belong to the card being resolved. */
const ENDS: ReadonlySet<GameEvent['e']> = new Set([
  'facedown',
  'conceded',
  'ability',
  'bought',
  'conversation-ended',
  'phase',
])

function addYield(use: CardUse, event: GameEvent): void {
  switch (event.e) {
    case 'saved':
      use.saved++
      break
    case 'killed':
      use.killed++
      break
    case 'threat':
      use.calmed += event.from - event.to
      break
    case 'cp':
      use.cp += event.to - event.from
      break
    case 'eliminated':
      use.eliminated++
      break
  }
}
