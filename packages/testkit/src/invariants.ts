import { type Game, legalMoves, MOST_MOVES, refusalOf, type State, viewOf } from '@negotiator/rules'
import { allMoves } from './all-moves.ts'

/** Later ones are end tests of a game's own. */
const LAST_USUAL_REASON = 6
const buffer = new Int32Array(MOST_MOVES)

/** What must hold in every position; one sentence for each thing that does not. */
export function problemsOf(game: Game, state: State): string[] {
  return [...cardProblems(game, state), ...rangeProblems(state), ...legalProblems(game, state)]
}

/** No card is lost or made: each lies in exactly one place. */
function cardProblems(game: Game, state: State): string[] {
  const problems: string[] = []
  const zones = [state.hand, state.available, state.played, state.removed]
  const pairs = [state.handPair, state.availablePair, state.playedPair, state.removedPair]
  for (const [kind, { id, copies }] of game.content.conversation.entries()) {
    const found = [...zones, ...pairs].reduce((sum, mask) => sum + ((mask >>> kind) & 1), 0)
    if (found !== copies) problems.push(`${id}: ${found} copies instead of ${copies}`)
  }
  if (pairs.some((pair, zone) => (pair & ~zones[zone]!) !== 0)) problems.push('a pair without its first copy')
  let unseenRed = 0
  for (const [kind, id] of game.terrorIds.entries()) {
    const copies = game.terrorCopies[kind]!
    const onStage = (state.drawn === kind ? 1 : 0) + state.alerts.filter((alert) => alert === kind).length
    const found = state.unseen[kind]! + state.discard[kind]! + onStage
    if (found !== copies && !(found < copies && mayLieAsDemand(game, state, kind, copies - found))) {
      problems.push(`${id}: ${found} copies instead of ${copies}`)
    }
    if (kind < game.firstGold) unseenRed += state.unseen[kind]!
  }
  if (state.redLeft > unseenRed) problems.push(`${state.redLeft} red cards left, but ${unseenRed} unseen`)
  return problems
}

/** A minor demand lies on the table, or has left the game with the abductor (X1). */
function mayLieAsDemand(game: Game, state: State, kind: number, missing: number): boolean {
  if (game.terrorDemand[kind]! < 0) return false
  const inPlay = viewOf(game, state).demands.filter((demand) => demand.id === game.terrorIds[kind]).length
  return inPlay === missing || (state.second === 1 && inPlay === 0)
}

function rangeProblems(state: State): string[] {
  const problems: string[] = []
  const within = (name: string, value: number, least: number, most: number) => {
    if (!(Number.isInteger(value) && value >= least && value <= most)) problems.push(`${name} is ${value}`)
  }
  within('threat', state.threat, 0, 7)
  within('pool', state.pool, 0, 100)
  within('saved', state.saved, 0, 100)
  within('killed', state.killed, 0, 100)
  within('side', state.side, 0, 100)
  within('stage', state.stage, 0, 11)
  within('red cards left', state.redLeft, 0, 21)
  if (state.result === 0 && state.pool === 0 && state.side > 0)
    problems.push('somebody is in the side zone of an empty pool')
  within('gold cards left', state.goldLeft, 0, 1)
  if (state.result === 0 && state.killed > state.pool + state.saved + state.side)
    problems.push('more than half killed, not lost')
  const isUsualVictory = state.result === 1 && state.reason <= LAST_USUAL_REASON
  if (isUsualVictory && (state.pool > 0 || state.saved < state.killed))
    problems.push('won without half saved')
  return problems
}

/** Not over: something is legal. And what `legalMoves` lists is exactly what `refusalOf` lets through. */
function legalProblems(game: Game, state: State): string[] {
  const count = legalMoves(game, state, buffer)
  const over = state.result !== 0
  if (over !== (count === 0)) return [over ? 'over, but something is legal' : 'nothing is legal']
  const legal = new Set(buffer.subarray(0, count))
  const problems = legal.size === count ? [] : ['a legal move is listed twice']
  let accepted = 0
  for (const move of allMoves(game)) {
    if (refusalOf(game, state, move) !== null) continue
    accepted++
    if (!legal.has(move)) problems.push(`move ${move} is accepted, but not listed`)
  }
  if (accepted < legal.size) problems.push('a listed move is refused')
  return problems
}
