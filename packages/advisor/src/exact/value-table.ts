/** Two halves of a key. */
const KEY_BYTES = 8
const VALUE_BYTES = 8
const FIRST_CAPACITY = 1 << 12
/** Above that share of used slots the table doubles. */
const FULLEST = 0.7

/**
 * Numbers by 64-bit key: open addressing in typed arrays, which holds tens of millions of positions. A slot is good
 * until the next `add`, which may move everything.
 */
export class ValueTable {
  size = 0
  /** `width` numbers per slot. */
  values: Float64Array
  private readonly width: number
  private readonly mostBytes: number
  private low: Int32Array
  private high: Int32Array
  private capacity = FIRST_CAPACITY

  constructor(width: number, mostBytes: number) {
    this.width = width
    this.mostBytes = mostBytes
    this.low = new Int32Array(FIRST_CAPACITY)
    this.high = new Int32Array(FIRST_CAPACITY)
    this.values = new Float64Array(FIRST_CAPACITY * width).fill(Number.NaN)
  }

  /** The slot of a key, or -1. */
  find(low: number, high: number): number {
    const slot = this.place(low, high)
    return this.isFree(slot) ? -1 : slot
  }

  /** A new slot for a key that is not there; the caller writes its values at once. */
  add(low: number, high: number): number {
    if (this.size >= this.capacity * FULLEST) this.grow()
    const slot = this.place(low, high)
    this.low[slot] = low
    this.high[slot] = high
    this.size++
    return slot
  }

  private isFree(slot: number): boolean {
    return Number.isNaN(this.values[slot * this.width]!)
  }

  private place(low: number, high: number): number {
    const mask = this.capacity - 1
    let slot = (Math.imul(low, 0x9e3779b1) ^ (high >>> 5) ^ high) & mask
    while (!this.isFree(slot) && (this.low[slot] !== low || this.high[slot] !== high)) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private grow(): void {
    const { low, high, values, width } = this
    const before = this.capacity
    const bytes = before * 2 * (KEY_BYTES + VALUE_BYTES * width)
    if (bytes > this.mostBytes) {
      const most = Math.floor(this.mostBytes / 2 ** 20)
      throw new Error(`The positions do not fit into ${most} MB: ${this.size} so far`)
    }
    this.capacity = before * 2
    this.low = new Int32Array(this.capacity)
    this.high = new Int32Array(this.capacity)
    this.values = new Float64Array(this.capacity * width).fill(Number.NaN)
    for (let slot = 0; slot < before; slot++) {
      if (Number.isNaN(values[slot * width])) continue
      const to = this.place(low[slot]!, high[slot]!)
      this.low[to] = low[slot]!
      this.high[to] = high[slot]!
      for (let i = 0; i < width; i++) this.values[to * width + i] = values[slot * width + i]!
    }
  }
}
