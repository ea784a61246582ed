import {
  type Chance,
  dieAt,
  FRAME_ROLL,
  type Game,
  handSize,
  lowestBit,
  PHASE_TERROR,
  pairsCount,
  popcount,
  type State,
  topFrame,
} from '@negotiator/rules'
import { type DiceClasses, diceClasses, EVERY_FACE, meaningFor, oneDieBeside } from './dice-classes.ts'

/** No move asks chance more often: a halved deck burns five cards, and a few rolls and reveals come on top. */
const MOST_QUESTIONS = 64
const ONE_DIE_LOW = 1
const ONE_DIE_HIGH = 6

/**
 * Chance that goes through everything that can happen, one course after the other:
 * `first()`, apply the move, and again while `next()`. `probability` is that of the course just gone.
 */
export class AllChance implements Chance {
  probability = 1
  /** If not 0, what the next roll shows, whatever its probability: the caller goes through its outcomes. */
  foreseen = 0
  private readonly game: Game
  private readonly state: State
  private readonly burnsCount: boolean
  private readonly chosen = new Int32Array(MOST_QUESTIONS)
  private readonly options = new Int32Array(MOST_QUESTIONS)
  private length = 0
  private depth = 0

  /**
   * Watches the state that the moves are applied to. Which card is burned unresolved hardly matters, so unless
   * `burnsCount`, one stands for all.
   */
  constructor(game: Game, state: State, burnsCount = false) {
    this.game = game
    this.state = state
    this.burnsCount = burnsCount
  }

  first(): void {
    this.length = 0
    this.again()
  }

  next(): boolean {
    while (this.length > 0) {
      const last = this.length - 1
      if (++this.chosen[last]! < this.options[last]!) {
        this.again()
        return true
      }
      this.length--
    }
    return false
  }

  private again(): void {
    this.depth = 0
    this.probability = 1
  }

  private choose(options: number): number {
    if (this.depth === this.length) {
      this.chosen[this.length] = 0
      this.options[this.length] = options
      this.length++
    }
    return this.chosen[this.depth++]!
  }

  roll(count: number): number {
    if (this.foreseen !== 0) {
      const roll = this.foreseen
      this.foreseen = 0
      return roll
    }
    if (this.state.rollCount === 0) return this.check()
    const { rolls, probabilities } = this.classesOf(count)
    const nth = this.choose(rolls.length)
    this.probability *= probabilities[nth]!
    return rolls[nth]!
  }

  /** R6: one die, and only whether it is lower than the threat. */
  private check(): number {
    const under = Math.min(Math.max(this.state.threat - 1, 0), 6) / 6
    if (under === 0) return ONE_DIE_HIGH
    if (under === 1) return ONE_DIE_LOW
    const isUnder = this.choose(2) === 0
    this.probability *= isUnder ? under : 1 - under
    return isUnder ? ONE_DIE_LOW : ONE_DIE_HIGH
  }

  /** What of a roll matters where it is asked for. */
  protected classesOf(count: number): DiceClasses {
    const s = this.state
    const convertible = s.noConvert === 0 && s.rollFours === 0 && handSize(s) >= 2
    const pairs = pairsCount(this.game, s)
    // R4: which pair a die that is rolled again can make depends on every single one.
    if (pairs && (s.hand & this.game.reactionCards) !== 0) return diceClasses(count, EVERY_FACE)
    if (pairs && topFrame(s) === FRAME_ROLL) return oneDieBeside(facesOf(s))
    return diceClasses(count, meaningFor(pairs, s.rollFours === 1, convertible))
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    let total = 0
    let kinds = 0
    for (let kind = from; kind < to; kind++) {
      total += unseen[kind]!
      if (unseen[kind]! > 0) kinds++
    }
    const s = this.state
    const isDrawn = s.phase === PHASE_TERROR && s.drawn < 0
    if (!isDrawn && !this.burnsCount) return kindAt(unseen, from, standIn(s) % total)
    let nth = this.choose(kinds)
    for (let kind = from; ; kind++) {
      if (unseen[kind]! > 0 && nth-- === 0) {
        this.probability *= unseen[kind]! / total
        return kind
      }
    }
  }

  demand(candidates: number): number {
    const options = popcount(candidates)
    let nth = this.choose(options)
    this.probability /= options
    let mask = candidates
    while (nth-- > 0) mask &= mask - 1
    return lowestBit(mask)
  }
}

/** The faces that a roll shows, a bit each. */
function facesOf({ roll, rollCount }: State): number {
  let faces = 0
  for (let i = 0; i < rollCount; i++) faces |= 1 << dieAt(roll, i)
  return faces
}

/** The kind of the nth card of the multiset. */
function kindAt(unseen: readonly number[], from: number, n: number): number {
  let nth = n
  let kind = from
  while (nth >= unseen[kind]!) {
    nth -= unseen[kind]!
    kind++
  }
  return kind
}

/** A number that differs from position to position, but is always the same for one. */
const standIn = (s: State): number => s.redLeft * 7 + s.turn * 5 + s.pool * 3 + s.threat + s.killed * 11
