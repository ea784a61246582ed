const BUCKETS = 1024
/** Log-odds beyond that are all alike. */
const WIDEST = 12

/** Unexpanded lines of play, the most promising first; among equals the newest, which is the one furthest on. */
class OpenList {
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

/** One list per turn, asked in turn: otherwise the many orders of an early turn would use up all effort. */
export class OpenTurns {
  private readonly lists: OpenList[] = []
  private next = 0

  push(entry: number, turn: number, value: number): void {
    while (this.lists.length <= turn) this.lists.push(new OpenList())
    this.lists[turn]!.push(entry, value)
  }

  /** -1 if none is left in any turn. */
  pop(): number {
    for (let tried = 0; tried < this.lists.length; tried++) {
      this.next = (this.next + 1) % this.lists.length
      const entry = this.lists[this.next]!.pop()
      if (entry >= 0) return entry
    }
    return -1
  }
}
