import { type Game, type Move, moveOf } from '@negotiator/rules'

const known = new WeakMap<Game, readonly Move[]>()
const MOST_PLACES = 12
const MOST_DICE = 6

/** Every move that can be written for a game, legal anywhere or not. */
export function allMoves(game: Game): readonly Move[] {
  const made = known.get(game) ?? makeAll(game)
  known.set(game, made)
  return made
}

function makeAll(game: Game): Move[] {
  const moves: Move[] = [moveOf('settle'), moveOf('ability'), moveOf('done')]
  moves.push(moveOf('endConversation'), moveOf('endSpend'), moveOf('option', 0), moveOf('option', 1))
  for (let place = 0; place < MOST_PLACES; place++)
    moves.push(moveOf('concede', place), moveOf('place', place))
  for (let a = 0; a < game.cardIds.length; a++) {
    moves.push(moveOf('play', a), moveOf('facedown', a), moveOf('buy', a), moveOf('card', a))
    for (let die = 0; die < MOST_DICE; die++) moves.push(moveOf('react', a, die))
    for (let b = a; b < game.cardIds.length; b++) moves.push(moveOf('convert', a, b))
  }
  return moves
}
