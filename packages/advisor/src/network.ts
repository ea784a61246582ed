import { type Game, PHASE_CONVERSATION, type State } from '@negotiator/rules'
import { type Digits, digitsOf } from './digits.ts'
import { AS_LEARNED, type Evening, saidBy } from './evening.ts'
import type { Adviser } from './judge.ts'
import { finerTuplesOf, type Tuple, tuplesOf, tuplesOfAny } from './tuples.ts'

/** Separate weights for an ordinary conversation, the last one (E3), the spend phase, and just before the draw (E1). */
export const SITUATIONS = 4
const CONVERSATION = 0
const LAST_CONVERSATION = 1
const SPEND = 2
const BEFORE_DRAW = 3

/**
 * A finer shape has weights of its own for the beginning, the middle and the end of a game, told by the terror cards left
 * or, in the last conversation, by how many are still inside; and for the 2nd in command, who changes everything (X3).
 */
const PARTS = 4
const WITH_SECOND = 3
const MIDDLE_LEFT = 7
const END_LEFT = 3
const MIDDLE_INSIDE = 3
const END_INSIDE = 1

/** The shape of a value function: which digits index which table. The same for every game with that content. */
export interface Shape {
  readonly newDigits: () => Digits
  readonly radix: readonly number[]
  /** By table: where it begins among the weights of a situation. */
  readonly offset: Int32Array
  /** By digit, from `first[digit]` to `first[digit + 1]`: the tables it indexes, each followed by its stride there. */
  readonly uses: Int32Array
  readonly first: Int32Array
  /** Weights of one situation. */
  readonly size: number
  readonly situations: number
}

/** Made for one game and its cards. */
export function shapeOf(game: Game): Shape {
  const newDigits = () => digitsOf(game)
  const { radix } = newDigits()
  return shaped(newDigits, radix, tuplesOf(game, radix))
}

/** More and larger tables: for those who have the time to look closely. */
export function fineShapeOf(game: Game): Shape {
  const newDigits = () => digitsOf(game)
  const { radix } = newDigits()
  return shaped(newDigits, radix, [...tuplesOf(game, radix), ...finerTuplesOf(game, radix)], PARTS)
}

/** The same tables whatever the cards: less sharp, but good for any game. */
export function anyShapeOf(game: Game): Shape {
  const newDigits = () => digitsOf(game, true)
  return shaped(newDigits, newDigits().radix, tuplesOfAny(game))
}

function shaped(
  newDigits: () => Digits,
  radix: readonly number[],
  tuples: readonly Tuple[],
  parts = 1,
): Shape {
  const usesOf: number[][] = radix.map(() => [])
  const offset = new Int32Array(tuples.length)
  let size = 0
  for (const [table, tuple] of tuples.entries()) {
    offset[table] = size
    let entries = 1
    for (const digit of tuple) {
      usesOf[digit]!.push(table, entries)
      entries *= radix[digit]!
    }
    size += entries
  }
  const first = new Int32Array(radix.length + 1)
  for (const [digit, uses] of usesOf.entries()) first[digit + 1] = first[digit]! + uses.length
  return {
    newDigits,
    radix,
    offset,
    uses: Int32Array.from(usesOf.flat()),
    first,
    size,
    situations: SITUATIONS * parts,
  }
}

function situationOf(s: State): number {
  if (s.phase !== PHASE_CONVERSATION) return SPEND
  return s.redLeft + s.goldLeft === 0 ? LAST_CONVERSATION : CONVERSATION
}

function partOf(s: State): number {
  if (s.second === 1) return WITH_SECOND
  const left = s.redLeft + s.goldLeft
  if (left > 0) return left > MIDDLE_LEFT ? 0 : left > END_LEFT ? 1 : 2
  const inside = s.pool + s.side
  return inside > MIDDLE_INSIDE ? 0 : inside > END_INSIDE ? 1 : 2
}

export class Network implements Adviser {
  readonly shape: Shape
  readonly weights: Float32Array
  readonly evening: Evening
  /** Of the position read last: by table, the entry within the weights of its situation. */
  readonly entries: Int32Array
  private readonly digits: Digits
  private readonly values: Int32Array
  private readonly before: Int32Array

  constructor(
    shape: Shape,
    weights: Float32Array = new Float32Array(shape.size * shape.situations),
    evening: Evening = AS_LEARNED,
  ) {
    this.shape = shape
    this.weights = weights
    this.evening = evening
    this.digits = shape.newDigits()
    this.entries = shape.offset.slice()
    this.values = new Int32Array(shape.radix.length)
    this.before = new Int32Array(shape.radix.length)
  }

  value(s: State): number {
    return this.valueIn(s, false)
  }

  beforeDraw(s: State): number {
    return this.valueIn(s, true)
  }

  said(chance: number): number {
    return saidBy(this.evening, chance)
  }

  /** Where the weights of a position begin; `beforeDraw` when a terror card is about to be drawn. */
  baseOf(s: State, beforeDraw: boolean): number {
    const { size, situations } = this.shape
    const situation = beforeDraw ? BEFORE_DRAW : situationOf(s)
    return size * (situations === SITUATIONS ? situation : situation + SITUATIONS * partOf(s))
  }

  private valueIn(s: State, beforeDraw: boolean): number {
    this.read(s)
    const { entries, weights } = this
    const base = this.baseOf(s, beforeDraw)
    let sum = 0
    for (let table = 0; table < entries.length; table++) sum += weights[base + entries[table]!]!
    return 1 / (1 + Math.exp(-sum))
  }

  /** A search reads positions that differ little: only the tables of digits that have changed are looked at. */
  private read(s: State): void {
    const { values, before, entries } = this
    const { first, uses } = this.shape
    this.digits.read(s, values)
    for (let digit = 0; digit < values.length; digit++) {
      const change = values[digit]! - before[digit]!
      if (change === 0) continue
      before[digit] = values[digit]!
      const end = first[digit + 1]!
      for (let i = first[digit]!; i < end; i += 2) {
        entries[uses[i]!] = entries[uses[i]!]! + Math.imul(change, uses[i + 1]!)
      }
    }
  }
}
