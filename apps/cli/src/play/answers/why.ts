import {
  actionText,
  facedownDemandAt,
  facedownDemandText,
  nameOf,
  refusalText,
  text,
} from '@negotiator/language'
import { type Action, refuse, viewOf, whyNot } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { wrap } from '../../terminal/wrap.ts'
import { facedownPlace, facedownRefusal } from '../input/demand-places.ts'
import { findNamed } from '../input/find-named.ts'
import { ABILITY_KEY, keyOf, keysNow } from '../input/keys.ts'
import { parseKey } from '../input/parse-key.ts'
import { parseWord } from '../input/words.ts'
import { refusedText } from '../refused.ts'
import { contextOf } from '../screen/choice-context.ts'
import type { Answer } from './answer.ts'
import { ambiguous } from './card.ts'
import { examplesIn } from './examples.ts'
import { undoReason } from './undo-reason.ts'

/** `why b9`, `why major extraction`, `why undo`; alone: everything on the table that must wait. */
export const answerWhy: Answer = (look, session, argument, typed = argument) => {
  if (argument === '') return everyReason(look, session)
  if (parseWord(argument)?.command === 'undo') return wrap(undoReason(look.lang, session), look.width)
  const place = facedownPlace(session, argument)
  if (place !== null) return facedownReason(look, session, place)
  if (argument === 'v' || argument === 'r') return rollReason(look, session, argument)
  if (argument === ABILITY_KEY && session.game.abilityId === null)
    return wrap(refusalText(look.lang, refuse('no-ability', 'C1')), look.width)
  const action = parseKey(session, argument)
  if (action !== null) return reason(look, session, action)
  const found = findNamed(session, argument)
  if (found.length > 1) return ambiguous(look, typed, found)
  const [id] = found
  if (id === undefined)
    return wrap(
      text(look.lang, 'play.why.unknown', { input: typed, ...examplesIn(look.lang, session) }),
      look.width,
    )
  const actions = actionsWith(session, id)
  if (actions.length === 0)
    return wrap(text(look.lang, 'play.why.not-yours', { card: nameOf(look.lang, id) }), look.width)
  return actions.flatMap((candidate) => reason(look, session, candidate))
}

function facedownReason(look: Look, session: Session, place: number): string[] {
  const refusal = refusalText(look.lang, facedownRefusal(session))
  const found = facedownDemandAt(viewOf(session.game, stateOf(session)), place)
  if (found === undefined) return wrap(refusal, look.width)
  const demand = facedownDemandText(look.lang, found)
  return because(look, text(look.lang, 'action.concede.facedown', { demand }), refusal)
}

/** `why v` and `why r`, without cards: about converting and re-rolling as such. */
function rollReason(look: Look, session: Session, key: 'v' | 'r'): string[] {
  const { lang } = look
  const verb = key === 'v' ? 'convert' : 'react'
  const [example] = [...keysNow(session)].find(([, action]) => verb in action) ?? []
  const told = text(lang, `play.why.${verb}`)
  if (example !== undefined) return because(look, told, text(lang, 'play.why.possible', { key: example }))
  const { hand } = viewOf(session.game, stateOf(session))
  const [first = session.game.cardIds[0]!, second = session.game.cardIds[1]!] = hand
  const action = key === 'v' ? { convert: [first, second] as const } : parseKey(session, 'r 1')
  const refusal = action === null ? null : whyNot(session.game, stateOf(session), action)
  // Only a set without such a card has no action for it.
  if (action === null || refusal === null) return because(look, told, text(lang, 'play.react.none'))
  return because(look, told, refusedText(lang, session, action, refusal))
}

function reason(look: Look, session: Session, action: Action): string[] {
  const { lang } = look
  const refusal = whyNot(session.game, stateOf(session), action)
  const told = actionText(lang, action, contextOf(session, action))
  const answer =
    refusal === null ? possible(look, session, action) : refusedText(lang, session, action, refusal)
  return because(look, told, answer)
}

function because(look: Look, action: string, reason: string): string[] {
  const line = text(look.lang, 'play.why.line', { action: paint(look, 'strong', action), reason })
  return wrap(line, look.width, 2)
}

function possible({ lang }: Look, session: Session, action: Action): string {
  return text(lang, 'play.why.possible', { key: keyOf(session, action) })
}

/** What a player may have meant to do with a card: by where it lies. */
function actionsWith(session: Session, id: string): readonly Action[] {
  const view = viewOf(session.game, stateOf(session))
  const { content, abilityId } = session.game
  if (id === abilityId) return [{ ability: id }]
  if (content.demands.some((demand) => demand.id === id)) return [{ concede: id }]
  if (!content.conversation.some((card) => card.id === id)) return []
  const play: Action[] =
    view.hand.includes(id) || !view.available.includes(id) ? [{ play: id }, { facedown: id }] : []
  return view.available.includes(id) ? [...play, { buy: id }] : play
}

/** Cards in the hand, in the available area and demands that nothing can be done with now. */
function everyReason(look: Look, session: Session): string[] {
  const state = stateOf(session)
  const view = viewOf(session.game, state)
  // One reason for all: nothing else can be done before the roll or the choice is settled.
  const pending = view.pending === null ? null : whyNot(session.game, state, { endConversation: true })
  if (pending !== null) return wrap(refusalText(look.lang, pending), look.width)
  const isSelling = view.phase === 'spend' || view.terrorLeft === 0
  const actions: Action[] = [
    ...[...new Set(view.hand)].map((play) => ({ play })),
    ...(isSelling ? [...new Set(view.available)].map((buy) => ({ buy })) : []),
    ...view.demands.flatMap(({ id, face }) => (id === null || face === 'conceded' ? [] : [{ concede: id }])),
    ...(session.game.abilityId === null ? [] : [{ ability: session.game.abilityId }]),
  ]
  const refused = actions.filter((action) => whyNot(session.game, state, action) !== null)
  const facedown = view.demands.filter(({ id, face }) => id === null && face === 'down')
  const lines = [
    ...refused.flatMap((action) => reason(look, session, action)),
    ...facedown.flatMap(({ place }) => facedownReason(look, session, place)),
  ]
  return lines.length > 0 ? lines : wrap(text(look.lang, 'play.why.nothing'), look.width)
}
