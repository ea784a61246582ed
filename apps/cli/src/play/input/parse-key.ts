import { type Action, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { cardOf } from './card-numbers.ts'
import { demandAt } from './demand-places.ts'
import { ABILITY_KEY, END_KEY, SETTLE_KEY } from './keys.ts'

/**
 * The action that a key means in this position, legal or not: whether it is possible, and why not, is for the
 * rules to say. Null if it is no key at all.
 */
export function parseKey(session: Session, input: string): Action | null {
  const { game } = session
  if (input === SETTLE_KEY) return { settle: true }
  if (input === ABILITY_KEY) return { ability: game.abilityId ?? 'none' }
  if (input === END_KEY) return endAction(session)
  const [, letter = '', rest = ''] = /^([fbcvr]?) ?(\d+(?:[ ,+-]+\d+)*)$/.exec(input) ?? []
  const numbers = rest.match(/\d+/g)?.map(Number) ?? []
  const [first, second] = numbers
  if (first === undefined) return null
  if (letter === 'v') return numbers.length === 2 ? convert(session, first, second!) : null
  if (letter === 'r') return numbers.length <= 2 ? react(session, numbers) : null
  if (numbers.length !== 1) return null
  if (letter === '') return plainNumber(session, first)
  if (letter === 'c') return ifKnown(demandAt(session, first), (concede) => ({ concede }))
  return ifKnown(cardOf(game, first), (card) => (letter === 'f' ? { facedown: card } : { buy: card }))
}

function endAction(session: Session): Action {
  const { pending, phase } = viewOf(session.game, stateOf(session))
  if (pending === 'choose') return { choose: 'done' }
  return phase === 'spend' ? { endSpend: true } : { endConversation: true }
}

/** A number alone answers a choice, or else plays the card. */
function plainNumber(session: Session, number: number): Action | null {
  const { choice } = viewOf(session.game, stateOf(session))
  if (choice?.kind === 'reveal') return { choose: `place-${number}` }
  if (choice?.kind === 'choose') return { choose: `option-${number}` }
  return ifKnown(cardOf(session.game, number), (card) =>
    choice === null ? { play: card } : { choose: card },
  )
}

function convert({ game }: Session, first: number, second: number): Action | null {
  const [a, b] = [first, second].sort((x, y) => x - y).map((number) => cardOf(game, number))
  return a === undefined || b === undefined ? null : { convert: [a, b] }
}

/** `r 4 2`: with card 4, die 2. The card may be left out: there is hardly ever more than one kind. */
function react({ game }: Session, numbers: readonly number[]): Action | null {
  const die = numbers.at(-1)!
  const reactions = game.content.conversation.filter(({ resolve }) => resolve.kind === 'reaction')
  const card = numbers.length === 2 ? cardOf(game, numbers[0]!) : reactions[0]?.id
  return ifKnown(card, (react) => ({ react, die: die - 1 }))
}

function ifKnown(id: string | undefined, make: (id: string) => Action): Action | null {
  return id === undefined ? null : make(id)
}
