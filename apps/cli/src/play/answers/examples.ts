import { type Lang, nameOf } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { numberOf } from '../input/card-numbers.ts'

/** What the help's examples name: things of this very game, so that they work when they are typed. */
export function examplesIn(lang: Lang, session: Session) {
  const { game } = session
  const { conversation, demands } = game.content
  const { available, demands: inPlay } = viewOf(game, stateOf(session))
  const spoken = (id: string) => nameOf(lang, id).toLocaleLowerCase(lang)
  const dear = conversation.find(({ id, cost }) => cost > 0 && available.includes(id)) ?? conversation.at(-1)!
  const demand = demands.find((each) => each.class === 'escape') ?? demands[0]
  return {
    buy: `b${numberOf(game, dear.id)}`,
    card: spoken(dear.id),
    place: `c${inPlay[0]?.place ?? 1}`,
    demand: spoken(demand?.id ?? dear.id),
  }
}

/** How to re-roll (R4), with a card of this game; null if it has none for that. */
export function reactExample({ game }: Session): string | null {
  const card = game.content.conversation.find(({ resolve }) => resolve.kind === 'reaction')
  return card === undefined ? null : `r ${numberOf(game, card.id)} 2`
}
