import {
  applyMove,
  cloneState,
  copyState,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  RESULT_NONE,
  RESULT_WON,
  type SeededChance,
  type State,
} from '@negotiator/rules'
import { ValueTable } from '../exact/value-table.ts'
import type { Judge } from '../judge.ts'
import { isLostForSure } from '../lost-for-sure.ts'
import { PositionKey } from '../position-key.ts'
import { Foreseen } from './foreseen.ts'
import { OpenTurns } from './open-list.ts'

export interface Verdict {
  /** `won`: here is a line that wins. `lost`: every line was tried. `open`: the effort was used up before. */
  readonly answer: 'won' | 'lost' | 'open'
  /** Positions from which moves were tried. */
  readonly expanded: number
  /** The winning moves from the start. */
  readonly line: readonly Move[]
}

const TABLE_BYTES = 2 ** 30

/**
 * Could this game have been won by somebody who knew every roll and every card to come? The judge only decides which
 * lines are tried first: a win is a line that wins, and `lost` is said only when there is no other line.
 */
export function hindsight(game: Game, chance: SeededChance, judge: Judge, mostExpanded: number): Verdict {
  const search = new Search(game, chance, judge)
  return search.run(mostExpanded)
}

class Search {
  private readonly game: Game
  private readonly judge: Judge
  private readonly foreseen: Foreseen
  private readonly key: PositionKey
  private readonly seen = new ValueTable(1, TABLE_BYTES)
  private readonly open = new OpenTurns()
  private readonly scratch: State
  private readonly moves = new Int32Array(MOST_MOVES)
  /** Expanded positions: where the dice stood, and the entry that led there. */
  private readonly states: State[] = []
  private readonly rolls: number[] = []
  private readonly entryOf: number[] = []
  /** Entries of the open list: a move from an expanded position. */
  private readonly parents: number[] = []
  private readonly moveOf: Move[] = []

  constructor(game: Game, chance: SeededChance, judge: Judge) {
    this.game = game
    this.judge = judge
    this.foreseen = new Foreseen(game, chance)
    this.key = new PositionKey(game)
    this.scratch = newState(game)
  }

  run(mostExpanded: number): Verdict {
    let winner = this.expand(newState(this.game), 0, -1)
    while (winner < 0) {
      if (this.states.length >= mostExpanded) return this.verdict('open', -1)
      const entry = this.open.pop()
      if (entry < 0) return this.verdict('lost', -1)
      const s = cloneState(this.states[this.parents[entry]!]!)
      this.foreseen.rolls = this.rolls[this.parents[entry]!]!
      this.step(s, this.moveOf[entry]!)
      winner = this.expand(s, this.foreseen.rolls, entry)
    }
    return this.verdict('won', winner)
  }

  /** Tries every move; the entry of one that wins at once, or -1. */
  private expand(s: State, rolls: number, entry: number): number {
    const parent = this.states.length
    this.states.push(s)
    this.rolls.push(rolls)
    this.entryOf.push(entry)
    const n = legalMoves(this.game, s, this.moves)
    for (let i = 0; i < n; i++) {
      const move = this.moves[i]!
      copyState(this.scratch, s)
      this.foreseen.rolls = rolls
      this.step(this.scratch, move)
      const { result } = this.scratch
      if (result !== RESULT_NONE && result !== RESULT_WON) continue
      if (result === RESULT_NONE && (isLostForSure(this.scratch) || !this.isNew())) continue
      const child = this.parents.length
      this.parents.push(parent)
      this.moveOf.push(move)
      if (result === RESULT_WON) return child
      this.open.push(child, this.scratch.turn, this.judge.value(this.scratch))
    }
    return -1
  }

  private step(state: State, move: Move): void {
    applyMove({ game: this.game, state, chance: this.foreseen, log: null }, move)
  }

  /** The same position is another one with other dice to come. */
  private isNew(): boolean {
    const { key, seen, foreseen } = this
    key.read(this.scratch)
    const low = key.low ^ Math.imul(foreseen.rolls + 1, 0x9e3779b1)
    const high = key.high ^ Math.imul(foreseen.rolls + 1, 0x85ebca6b)
    if (seen.find(low, high) >= 0) return false
    seen.values[seen.add(low, high)] = 1
    return true
  }

  private verdict(answer: Verdict['answer'], winner: number): Verdict {
    const line: Move[] = []
    for (let entry = winner; entry >= 0; entry = this.entryOf[this.parents[entry]!]!) {
      line.unshift(this.moveOf[entry]!)
    }
    return { answer, expanded: this.states.length, line }
  }
}
