import { DecisionStream, type Game, newState, positionFrom, SeededChance } from '@negotiator/rules'
import { type GameName, namedGame } from '../games.ts'
import { problemsOf } from '../invariants.ts'
import { playRandomly } from '../random-game.ts'
import { randomPosition } from '../random-position.ts'

/**
 * Plays random game `number`, from the start or (every other one) from anywhere, and throws if a position breaks
 * an invariant. `played` is the same game read through a watcher, if one looks on.
 */
export function checkPositions(name: GameName, number: number, played: Game = namedGame(name)): void {
  const game = namedGame(name)
  const seed = `${name.abductor} ${name.pack} ${number}`
  const decisions = new DecisionStream(seed)
  const start = number % 2 === 0 ? newState(game) : positionFrom(game, randomPosition(game, decisions))
  playRandomly(played, start, new SeededChance(seed), decisions, (state) => {
    const problems = problemsOf(game, state)
    if (problems.length > 0) throw new Error(`game ${seed}, turn ${state.turn}: ${problems.join('; ')}`)
  })
}
