/**
 * Hands on what comes in any order, but only as far as nothing is missing before it: whenever it is stopped, what was
 * handed on are the first ones, not those that were done soonest.
 */
export class InOrder<Result> {
  private next: number
  private readonly waiting = new Map<number, Result>()
  private readonly take: (result: Result, number: number) => void

  constructor(take: (result: Result, number: number) => void, first = 0) {
    this.take = take
    this.next = first
  }

  /** What was handed on before is not taken twice. */
  add(number: number, result: Result): void {
    if (number < this.next) return
    this.waiting.set(number, result)
    for (let found = this.waiting.get(this.next); found !== undefined; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next)
      this.take(found, this.next++)
    }
  }
}
