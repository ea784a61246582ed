import type { Game, State } from '@negotiator/rules'
import { PositionKey } from './position-key.ts'

/** A search of tens of thousands of positions looks at fewer different ones; what is crowded out is searched again. */
const SLOTS = 1 << 15

/**
 * What a search has found out about positions, by how deeply it looked: the same cards in another order, or other dice
 * with the same outcome, lead to the same position again and again.
 */
export class Memory {
  private readonly key: PositionKey
  private readonly low = new Int32Array(SLOTS)
  private readonly high = new Int32Array(SLOTS)
  private readonly values = new Float64Array(SLOTS)
  /** In which search a slot was written: nothing is wiped out for a new one. */
  private readonly searches = new Int32Array(SLOTS)
  private search = 0

  constructor(game: Game) {
    this.key = new PositionKey(game)
  }

  forget(): void {
    this.search++
  }

  /** The key of a question, for `recall` and `keep`: valid until the next one is read. */
  read(s: State, plies: number): PositionKey {
    this.key.read(s)
    this.key.low ^= Math.imul(plies + 1, 0x9e3779b1)
    return this.key
  }

  /** What was kept, or NaN. */
  recall(low: number, high: number): number {
    const slot = slotOf(low, high)
    const isThere = this.searches[slot] === this.search && this.low[slot] === low && this.high[slot] === high
    return isThere ? this.values[slot]! : Number.NaN
  }

  keep(low: number, high: number, value: number): void {
    const slot = slotOf(low, high)
    this.low[slot] = low
    this.high[slot] = high
    this.values[slot] = value
    this.searches[slot] = this.search
  }
}

const slotOf = (low: number, high: number): number =>
  (Math.imul(low, 0x85ebca6b) ^ high ^ (high >>> 15)) & (SLOTS - 1)
