import { DecisionStream } from '@negotiator/rules'
import type { Chunk, LineUp } from './line-up.ts'
import { GAMES_AT_ONCE } from './policies.ts'

/**
 * The games of a line-up in order. The seed gives every game its own two numbers in turn, so the first thousand of a
 * longer run are the games of a shorter one, whoever plays them and wherever.
 */
export function* chunksOf(lineUp: LineUp, games: number, seed: string): Generator<Chunk, void, void> {
  const row = new SeedRow(seedName(seed, lineUp))
  const most = GAMES_AT_ONCE[lineUp.policy]
  for (let from = 0; from < games; from += most) {
    yield { lineUp, seeds: row.seeds(from, Math.min(games - from, most)) }
  }
}

export const seedName = (seed: string, { abductor, pack }: Pick<LineUp, 'abductor' | 'pack'>): string =>
  `${seed} ${abductor} ${pack}`

/** The two numbers of each game of a row; going on is faster than going back. */
export class SeedRow {
  private readonly name: string
  private stream: DecisionStream
  private next = 0

  constructor(name: string) {
    this.name = name
    this.stream = new DecisionStream(name)
  }

  seeds(from: number, count: number): Uint32Array {
    if (from < this.next) {
      this.stream = new DecisionStream(this.name)
      this.next = 0
    }
    for (; this.next < from; this.next++) {
      this.stream.uint32()
      this.stream.uint32()
    }
    this.next += count
    return Uint32Array.from({ length: 2 * count }, () => this.stream.uint32())
  }
}
