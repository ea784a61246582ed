import type { Chance } from './chance.ts'
import type { GameEvent } from './events.ts'
import type { Game } from './game.ts'
import type { State } from './state.ts'

/**
 * Where a game is played: the compiled content, the position, the source of chance, and, if someone reads it,
 * the log. Simulation keeps one table, steps its state in place and has no log.
 */
export interface Table {
  readonly game: Game
  state: State
  chance: Chance
  log: GameEvent[] | null
}
