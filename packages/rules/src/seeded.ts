import { nthBit, popcount } from './bits.ts'
import type { Chance } from './chance.ts'
import { CLASS_MAJOR } from './codes.ts'
import { ROLLS } from './dice-tables.ts'
import { below, newStream, nextUint32, type Stream, seedHalves, seedStream } from './random.ts'

const LANE_DICE = 0
const LANE_RED = 1
const LANE_GOLD = 2
const LANE_MAJORS = 3
const LANE_ESCAPES = 4
/** Far from the game's own: it may get more decks. */
const LANE_DECISIONS = 99

/** The counter of a stream begins with 1. */
const NOT_SEEDED = 0

/**
 * Chance by seed, one stream per deck and one for the dice, so that more rolling never changes which
 * terror card comes next.
 */
export class SeededChance implements Chance {
  private dice: Stream = newStream()
  private red: Stream = newStream()
  private gold: Stream = newStream()
  private majors: Stream = newStream()
  private escapes: Stream = newStream()
  private low = 0
  private high = 0

  constructor(seed: string) {
    const [low, high] = seedHalves(seed)
    this.reseed(low, high)
  }

  /** The same source at the same point: what it gives next does not move this one. */
  clone(): SeededChance {
    const copy = new SeededChance('')
    copy.dice = { ...this.dice }
    copy.red = { ...this.red }
    copy.gold = { ...this.gold }
    copy.majors = { ...this.majors }
    copy.escapes = { ...this.escapes }
    copy.low = this.low
    copy.high = this.high
    return copy
  }

  /**
   * The same source for another game, without a new object: simulations play millions. Every game rolls and draws;
   * the other streams wait until someone asks.
   */
  reseed(low: number, high: number): void {
    this.low = low
    this.high = high
    seedStream(this.dice, low, high, LANE_DICE)
    seedStream(this.red, low, high, LANE_RED)
    this.gold.d = NOT_SEEDED
    this.majors.d = NOT_SEEDED
    this.escapes.d = NOT_SEEDED
  }

  private ready(stream: Stream, lane: number): Stream {
    if (stream.d === NOT_SEEDED) seedStream(stream, this.low, this.high, lane)
    return stream
  }

  roll(count: number): number {
    const rolls = ROLLS[count]!
    return rolls[below(this.dice, rolls.length)]!
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    let total = 0
    for (let kind = from; kind < to; kind++) total += unseen[kind]!
    let nth = below(from === 0 ? this.red : this.ready(this.gold, LANE_GOLD), total)
    let kind = from
    while (nth >= unseen[kind]!) {
      nth -= unseen[kind]!
      kind++
    }
    return kind
  }

  demand(candidates: number, _place: number, demandClass: number): number {
    const stream =
      demandClass === CLASS_MAJOR
        ? this.ready(this.majors, LANE_MAJORS)
        : this.ready(this.escapes, LANE_ESCAPES)
    return nthBit(candidates, below(stream, popcount(candidates)))
  }
}

/** A stream of its own for decisions (a random player, a random abductor), apart from the game's chance. */
export class DecisionStream {
  private readonly stream: Stream = newStream()

  constructor(seed: string) {
    const [low, high] = seedHalves(seed)
    this.reseed(low, high)
  }

  reseed(low: number, high: number): void {
    seedStream(this.stream, low, high, LANE_DECISIONS)
  }

  below(n: number): number {
    return below(this.stream, n)
  }

  /** Thirty-two random bits: half of a seed. */
  uint32(): number {
    return nextUint32(this.stream)
  }
}
