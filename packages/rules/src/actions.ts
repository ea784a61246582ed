import type { Game } from './game.ts'
import {
  ABILITY,
  argA,
  argB,
  BUY,
  CHOOSE_CARD,
  CHOOSE_DONE,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  CONCEDE,
  CONVERT,
  END_CONVERSATION,
  END_SPEND,
  FACEDOWN,
  type Move,
  makeMove,
  PLAY,
  REACT,
  SETTLE,
  verbOf,
} from './moves.ts'
import { classOf, FACE_DOWN, FACE_GONE, faceOf, kindOf } from './places.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { State } from './state.ts'

/** A decision by stable ids: what is stored, sent and typed. */
export type Action =
  | { readonly play: string }
  | { readonly facedown: string }
  | { readonly convert: readonly [string, string] }
  | { readonly react: string; readonly die: number }
  | { readonly settle: true }
  | { readonly concede: string }
  | { readonly ability: string }
  | { readonly buy: string }
  | { readonly choose: string }
  | { readonly endConversation: true }
  | { readonly endSpend: true }

/** The words of a choice that are no card ids. */
const DONE = 'done'
const OPTION = 'option-'
const PLACE = 'place-'

/** The action that a move of this position stands for. */
export function toAction(game: Game, s: State, move: Move): Action {
  const card = () => game.cardIds[argA(move)]!
  switch (verbOf(move)) {
    case PLAY:
      return { play: card() }
    case FACEDOWN:
      return { facedown: card() }
    case CONVERT:
      return { convert: [card(), game.cardIds[argB(move)]!] }
    case REACT:
      return { react: card(), die: argB(move) }
    case SETTLE:
      return { settle: true }
    case CONCEDE:
      return { concede: game.demandIds[kindOf(s.places[argA(move)]!)]! }
    case ABILITY:
      return { ability: game.abilityId! }
    case BUY:
      return { buy: card() }
    case CHOOSE_CARD:
      return { choose: card() }
    case CHOOSE_PLACE:
      return { choose: `${PLACE}${argA(move)}` }
    case CHOOSE_OPTION:
      return { choose: `${OPTION}${argA(move) + 1}` }
    case CHOOSE_DONE:
      return { choose: DONE }
    case END_CONVERSATION:
      return { endConversation: true }
    case END_SPEND:
      return { endSpend: true }
    default:
      throw new Error(`not a move: ${move}`)
  }
}

/** The move of an action, or why its ids mean nothing here. Whether it is legal is another question. */
export function toMove(game: Game, s: State, action: Action): Move | Refusal {
  if ('play' in action) return cardMove(game, PLAY, action.play)
  if ('facedown' in action) return cardMove(game, FACEDOWN, action.facedown)
  if ('buy' in action) return cardMove(game, BUY, action.buy)
  if ('convert' in action) return convertMove(game, action.convert)
  if ('react' in action) return reactMove(game, action.react, action.die)
  if ('concede' in action) return concedeMove(game, s, action.concede)
  if ('choose' in action) return chooseMove(game, action.choose)
  if ('ability' in action) {
    return action.ability === game.abilityId ? ABILITY : refuse('no-ability', 'C1')
  }
  if ('settle' in action) return SETTLE
  if ('endSpend' in action) return END_SPEND
  if ('endConversation' in action) return END_CONVERSATION
  // Only a caller without types comes here.
  return refuse('unknown-id', 'C1', { id: JSON.stringify(action) })
}

function cardMove(game: Game, verb: number, id: string): Move | Refusal {
  const kind = game.cardIds.indexOf(id)
  return kind < 0 ? refuse('unknown-id', 'S4', { id }) : makeMove(verb, kind)
}

/** The pair is unordered: the lower kind comes first, as `legalMoves` writes it. */
function convertMove(game: Game, ids: readonly [string, string]): Move | Refusal {
  const kinds = ids.map((id) => game.cardIds.indexOf(id)).sort((x, y) => x - y)
  const unknown = ids.find((id) => !game.cardIds.includes(id))
  if (unknown !== undefined) return refuse('unknown-id', 'S4', { id: unknown })
  return makeMove(CONVERT, kinds[0], kinds[1])
}

function reactMove(game: Game, id: string, die: number): Move | Refusal {
  const kind = game.cardIds.indexOf(id)
  if (kind < 0) return refuse('unknown-id', 'S4', { id })
  if (!Number.isInteger(die) || die < 0 || die > 4) return refuse('no-such-die', 'R4')
  return makeMove(REACT, kind, die)
}

function concedeMove(game: Game, s: State, id: string): Move | Refusal {
  const kind = game.demandIds.indexOf(id)
  if (kind < 0) return refuse('unknown-id', 'M2', { id })
  const place = s.places.findIndex((value) => faceOf(value) !== FACE_GONE && kindOf(value) === kind)
  if (place >= 0) return makeMove(CONCEDE, place)
  if (s.second === 1) return refuse('second-in-command', 'X2')
  const mayLieFacedown =
    ((s.unseenMajors | s.unseenEscapes) >>> kind) & 1 &&
    s.places.some((value) => faceOf(value) === FACE_DOWN && classOf(value) === game.demandClass[kind])
  return mayLieFacedown ? refuse('demand-facedown', 'M2') : refuse('demand-not-in-play', 'M2')
}

function chooseMove(game: Game, option: string): Move | Refusal {
  if (option === DONE) return CHOOSE_DONE
  const kind = game.cardIds.indexOf(option)
  if (kind >= 0) return makeMove(CHOOSE_CARD, kind)
  if (/^option-[12]$/.test(option)) return makeMove(CHOOSE_OPTION, Number(option.slice(OPTION.length)) - 1)
  if (/^place-\d{1,2}$/.test(option)) return makeMove(CHOOSE_PLACE, Number(option.slice(PLACE.length)))
  return refuse('unknown-id', 'C2', { id: option })
}
