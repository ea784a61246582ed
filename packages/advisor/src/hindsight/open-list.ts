const BUCKETS = 1024
/** Log-odds beyond that are all alike. */
const WIDEST = 12

/** Unexpanded lines of play, the most promising first; among equals the newest, which is the one furthest on. */
export class OpenList {
  private readonly buckets: number[][] = Array.from({ length: BUCKETS }, () => [])
  private highest = -1

  push(entry: number, value: number): void {
    const odds = Math.log(value / (1 - value))
    const share = (Math.min(Math.max(odds, -WIDEST), WIDEST) + WIDEST) / (2 * WIDEST)
    const bucket = Math.floor(share * (BUCKETS - 1))
    this.buckets[bucket]!.push(entry)
    if (bucket > this.highest) this.highest = bucket
  }

  /** -1 if none is left. */
  pop(): number {
    while (this.highest >= 0) {
      const entry = this.buckets[this.highest]!.pop()
      if (entry !== undefined) return entry
      this.highest--
    }
    return -1
  }
}
