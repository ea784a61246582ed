import { lowestBit, popcount } from './bits.ts'
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
    return copy
  }

  /** The same source for another game, without a new object: simulations play millions. */
  reseed(low: number, high: number): void {
    seedStream(this.dice, low, high, LANE_DICE)
    seedStream(this.red, low, high, LANE_RED)
    seedStream(this.gold, low, high, LANE_GOLD)
    seedStream(this.majors, low, high, LANE_MAJORS)
    seedStream(this.escapes, low, high, LANE_ESCAPES)
  }

  roll(count: number): number {
    const rolls = ROLLS[count]!
    return rolls[below(this.dice, rolls.length)]!
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    let total = 0
    for (let kind = from; kind < to; kind++) total += unseen[kind]!
    let nth = below(from === 0 ? this.red : this.gold, total)
    let kind = from
    while (nth >= unseen[kind]!) {
      nth -= unseen[kind]!
      kind++
    }
    return kind
  }

  demand(candidates: number, _place: number, demandClass: number): number {
    let nth = below(demandClass === CLASS_MAJOR ? this.majors : this.escapes, popcount(candidates))
    let mask = candidates
    while (nth-- > 0) mask &= mask - 1
    return lowestBit(mask)
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
