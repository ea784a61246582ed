import {
  abductorText,
  conversationCardText,
  demandText,
  extensionText,
  flavourOf,
  nameOf,
  ownRuleText,
  secondInCommandText,
  storyOf,
  terrorText,
  text,
} from '@negotiator/language'
import { type Game, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { wrap } from '../../terminal/wrap.ts'
import { numberOf } from '../input/card-numbers.ts'
import { findNamed } from '../input/find-named.ts'
import type { Answer } from './answer.ts'
import { examplesIn } from './examples.ts'

/** A card in full: what it does in words, and its flavour. */
export const answerCard: Answer = (look, session, argument, typed = argument) => {
  const { lang, width } = look
  if (argument === '') return wrap(text(lang, 'play.card.which', examplesIn(lang, session)), width)
  const hidden = facedownAt(session, argument)
  if (hidden !== null) return hidden.flatMap((id) => cardLines(look, session, id))
  const found = findNamed(session, argument)
  if (found.length > 1) return ambiguous(look, typed, found)
  const [id] = found
  return id === undefined
    ? wrap(text(lang, 'cli.error.unknown-card', { input: typed }), width)
    : cardLines(look, session, id)
}

/** For a facedown demand, all that it may be. */
function facedownAt(session: Session, key: string): readonly string[] | null {
  const view = viewOf(session.game, stateOf(session))
  const demand = view.demands.find(({ place }) => `c${place}` === key)
  if (demand === undefined || demand.id !== null || demand.class === 'minor') return null
  return view.unseenDemands[demand.class]
}

export function ambiguous(look: Look, input: string, ids: readonly string[]): string[] {
  const options = ids.map((id) => nameOf(look.lang, id)).join(' · ')
  return wrap(text(look.lang, 'cli.error.ambiguous', { input, options }), look.width)
}

export function cardLines(look: Look, session: Session, id: string): string[] {
  const { lang, width } = look
  const flavour = flavourOf(lang, id, session.setup.pack)
  const body = bodyOf(look, session.game, id)
  const story = session.game.content.abductor.id === id ? storyOf(lang, id) : ''
  return [
    ...headingLines(look, title(look, session.game, id)),
    ...body.flatMap((line) => wrap(line, width, 2)),
    ...(story === '' ? [] : wrap(story, width)),
    ...(flavour === '' ? [] : wrap(paint(look, 'quiet', flavour), width)),
  ]
}

function title({ lang }: Look, game: Game, id: string): string {
  const number = numberOf(game, id)
  const name = nameOf(lang, id)
  if (number === 0) return name
  return `${number} ${name} (${text(lang, 'play.cost', { n: game.cardCost[number - 1] ?? 0 })})`
}

function bodyOf({ lang }: Look, { content, abilityId }: Game, id: string): readonly string[] {
  const card = content.conversation.find((found) => found.id === id)
  if (card !== undefined) return conversationCardText(lang, card)
  const demand = content.demands.find((found) => found.id === id)
  if (demand !== undefined) return demandText(lang, demand)
  const terror = content.terror.find((found) => found.id === id)
  if (terror !== undefined) return terrorText(lang, terror)
  if (id === 'second-in-command' || id === content.second?.id)
    return secondInCommandText(lang, content.second)
  const { abductor } = content
  if (id !== abilityId) return [...abductorText(lang, abductor), ...extensionText(lang, content)]
  return abductor.rules
    .filter(({ rule }) => rule === 'ability')
    .map((rule) => ownRuleText(lang, rule, abductor.id))
}
