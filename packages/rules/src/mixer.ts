/** Mixes integers, one after the other, into 64 bits that tell rows of them apart. */
export class Mixer {
  low = 0
  high = 0

  begin(): void {
    this.low = 0x811c9dc5
    this.high = 0x1b873593
  }

  add(value: number): void {
    const low = Math.imul(this.low ^ value, 0x01000193)
    const high = Math.imul(this.high ^ (value + 0x9e3779b9), 0x85ebca6b)
    this.low = low ^ (low >>> 15)
    this.high = high ^ (high >>> 13)
  }

  addAll(values: readonly number[]): void {
    this.add(values.length)
    for (let i = 0; i < values.length; i++) this.add(values[i]!)
  }
}
