import {
  applyMove,
  argA,
  CONVERT,
  canConvert,
  copyState,
  END_SPEND,
  FRAME_CHOOSE,
  FRAME_REVEAL,
  FRAME_ROLL,
  type Game,
  handSize,
  legalMoves,
  lowestBit,
  MOST_MOVES,
  type Move,
  makeMove,
  newState,
  PLAY,
  pairsCount,
  REACT,
  RESULT_NONE,
  RESULT_WON,
  SETTLE,
  type State,
  type Table,
  topFrame,
  verbOf,
} from '@negotiator/rules'
import { classRevealed } from './alike.ts'
import { AllChance } from './all-chance.ts'
import { CardRank } from './card-rank.ts'
import { CardRoll } from './card-roll.ts'
import type { Judge } from './judge.ts'
import { isLostForSure } from './lost-for-sure.ts'
import { Memory } from './memory.ts'
import { spendOver } from './spend-over.ts'
import { pendingWorthRerolling } from './worth-rerolling.ts'

/** What one level of the search steps in: a position of its own, and chance that goes through everything. */
interface Level {
  readonly table: Table
  readonly chance: AllChance
  readonly cardRoll: CardRoll
  readonly moves: Int32Array
  readonly values: Float64Array
}

/**
 * Rises whenever a search would choose or expect something else with the same weights and settings: what was measured
 * says by which search.
 */
export const SEARCH = 3

/** How many moves are followed further inside a search. */
const PROMISING = 3

/**
 * Exact about dice, draws and reveals; answers to what is pending are tried where they can matter. Beyond `plies`
 * decisions it asks the judge. All values are chances of winning.
 */
export class Lookahead {
  /** Positions looked at so far: the effort, the same on every machine. */
  nodes = 0
  /** From that many positions on it looks no deeper; what it says then is rough. */
  limit = Number.POSITIVE_INFINITY
  private readonly game: Game
  private readonly judge: Judge
  private readonly levels: Level[] = []
  private readonly rank: CardRank
  private readonly memory: Memory
  /** R4: whether the dice that are asked about were rolled again, on the way here. */
  private isRerolled = false

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.judge = judge
    this.rank = new CardRank(game, judge)
    this.memory = new Memory(game)
  }

  /** To be called once for a new root: which cards are spent first when a 4 is converted (R3). */
  begin(root: State): void {
    this.rank.read(root)
    this.memory.forget()
    this.nodes += handSize(root)
  }

  valueOfMove(s: State, move: Move, plies: number, depth = 0): number {
    if (move === END_SPEND && plies === 0) return this.beforeDraw(s, depth)
    return this.expectation(s, move, plies, depth)
  }

  /** P4 done, and then the judge's word: at first sight nobody goes through all the cards that may come. */
  private beforeDraw(s: State, depth: number): number {
    if (this.isLost(s)) return 0
    const { state } = this.level(depth).table
    spendOver(state, s)
    this.nodes++
    return this.judge.beforeDraw(state)
  }

  /** G2, unless an end of the pack's own may come first. */
  private isLost(s: State): boolean {
    return this.game.ends === null && isLostForSure(s)
  }

  /** Over everything that can happen. */
  expectation(s: State, move: Move, plies: number, depth = 0): number {
    if (this.isCardRoll(move)) return this.level(depth).cardRoll.expectation(s, move, plies)
    const { table, chance } = this.level(depth)
    let value = 0
    chance.first()
    do {
      copyState(table.state, s)
      applyMove(table, move)
      this.nodes++
      // Read before the levels below go on; this level's own chance keeps still.
      value += chance.probability * this.valueOf(table.state, plies, depth + 1)
    } while (chance.next())
    return value
  }

  private isCardRoll(move: Move): boolean {
    return verbOf(move) === PLAY && this.game.cardRows[argA(move)]! >= 0
  }

  valueOf(s: State, plies: number, depth = 0): number {
    if (s.result !== RESULT_NONE) return s.result === RESULT_WON ? 1 : 0
    if (this.isLost(s)) return 0
    if (s.stack.length > 0) return this.answer(s, plies, depth)
    const isDeepEnough = plies === 0 || this.nodes >= this.limit
    return isDeepEnough ? this.judge.value(s) : this.remembered(s, plies - 1, depth)
  }

  private remembered(s: State, plies: number, depth: number): number {
    const { memory } = this
    const { low, high } = memory.read(s, plies)
    const known = memory.recall(low, high)
    if (!Number.isNaN(known)) return known
    // The only pending question that comes here is a roll after a re-roll.
    const value = s.stack.length > 0 ? this.bestAnswerToRoll(s, plies, depth) : this.bestOf(s, plies, depth)
    // What the limit cut short is rough.
    if (this.nodes < this.limit) memory.keep(low, high, value)
    return value
  }

  /** The best move's value; deeper than one decision only the moves that look best at first sight are followed. */
  private bestOf(s: State, plies: number, depth: number): number {
    const { moves, values } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    const wasRerolled = this.isRerolled
    this.isRerolled = false
    let best = 0
    for (let i = 0; i < n; i++) {
      const value = this.valueOfMove(s, moves[i]!, 0, depth)
      values[i] = value
      if (value > best) best = value
    }
    if (plies > 0) best = this.bestOfPromising(s, n, plies, depth)
    this.isRerolled = wasRerolled
    return best
  }

  private bestOfPromising(s: State, n: number, plies: number, depth: number): number {
    const { moves, values } = this.level(depth)
    let best = 0
    for (let followed = 0; followed < Math.min(n, PROMISING); followed++) {
      let next = 0
      for (let i = 1; i < n; i++) if (values[i]! > values[next]!) next = i
      values[next] = -1
      best = Math.max(best, this.valueOfMove(s, moves[next]!, plies, depth))
    }
    return best
  }

  /** The best answer to what is pending. */
  private answer(s: State, plies: number, depth: number): number {
    switch (topFrame(s)) {
      case FRAME_ROLL:
        return this.answerRoll(s, plies, depth)
      case FRAME_REVEAL:
        return this.answerReveal(s, plies, depth)
      case FRAME_CHOOSE:
        return this.bestOption(s, plies, depth)
      default:
        return this.answerCards(s, plies, depth)
    }
  }

  private bestOption(s: State, plies: number, depth: number): number {
    const { moves } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    let best = 0
    for (let i = 0; i < n; i++) best = Math.max(best, this.valueOfMove(s, moves[i]!, plies, depth))
    return best
  }

  private answerRoll(s: State, plies: number, depth: number): number {
    // Many re-rolls of many rolls end with the same dice.
    return this.isRerolled ? this.remembered(s, plies, depth) : this.bestAnswerToRoll(s, plies, depth)
  }

  /** R3, R4: settle, or convert with the two cards that are missed least, or re-roll as long as there are cards for it. */
  private bestAnswerToRoll(s: State, plies: number, depth: number): number {
    let best = this.settleOrConvert(s, plies, depth)
    const card = s.hand & this.game.reactionCards
    if (card === 0) return best
    const wasRerolled = this.isRerolled
    this.isRerolled = true
    for (let left = pendingWorthRerolling(s, pairsCount(this.game, s)); left !== 0; left &= left - 1) {
      const move = makeMove(REACT, lowestBit(card), lowestBit(left))
      best = Math.max(best, this.valueOfMove(s, move, plies, depth))
    }
    this.isRerolled = wasRerolled
    return best
  }

  private settleOrConvert(s: State, plies: number, depth: number): number {
    const settled = this.valueOfMove(s, SETTLE, plies, depth)
    if (!canConvert(s)) return settled
    const [a, b] = this.rank.cheapestTwo(s)
    return Math.max(settled, this.valueOfMove(s, makeMove(CONVERT, a, b), plies, depth))
  }

  /** M1: facedown demands of one class are all alike. */
  private answerReveal(s: State, plies: number, depth: number): number {
    const { moves } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    let best = 0
    let seen = 0
    for (let i = 0; i < n; i++) {
      const bit = 1 << classRevealed(s, moves[i]!)
      if (seen & bit) continue
      seen |= bit
      best = Math.max(best, this.valueOfMove(s, moves[i]!, plies, depth))
    }
    return best
  }

  /** Cards are chosen one by one, each by the judge alone: all combinations would be too many. */
  private answerCards(s: State, plies: number, depth: number): number {
    const { moves, table, chance } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    let best = -1
    let choice = moves[0]!
    for (let i = 0; i < n; i++) {
      chance.first()
      copyState(table.state, s)
      applyMove(table, moves[i]!)
      this.nodes++
      const value = this.roughly(table.state)
      if (value <= best) continue
      best = value
      choice = moves[i]!
    }
    return this.valueOfMove(s, choice, plies, depth)
  }

  private roughly(s: State): number {
    return s.result === RESULT_NONE ? this.judge.value(s) : s.result === RESULT_WON ? 1 : 0
  }

  private level(depth: number): Level {
    this.levels[depth] ??= this.newLevel(depth)
    return this.levels[depth]!
  }

  private newLevel(depth: number): Level {
    const { game } = this
    const state = newState(game)
    const chance = new AllChance(game, state)
    const table = { game, state, chance, log: null }
    return {
      table,
      chance,
      cardRoll: new CardRoll(table, chance, this.rank, (after, plies) => {
        this.nodes++
        return this.valueOf(after, plies, depth + 1)
      }),
      moves: new Int32Array(MOST_MOVES),
      values: new Float64Array(MOST_MOVES),
    }
  }
}
