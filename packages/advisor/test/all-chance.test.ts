import { applyMove, type Chance, cloneState, copyState, newState, ROLLS } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { AllChance } from '../src/all-chance.ts'
import { movesOf, somePositions } from './positions.ts'

/** Goes through every single outcome. */
const SLOW = 60_000

test(
  'everything that can happen has probability 1 together',
  () => {
    for (const { name, game, state } of somePositions(4, 'sum')) {
      const after = newState(game)
      for (const burnsCount of [false, true]) {
        const chance = new AllChance(game, after, burnsCount)
        for (const move of movesOf(game, state)) {
          let sum = 0
          chance.first()
          do {
            copyState(after, state)
            applyMove({ game, state: after, chance, log: null }, move)
            sum += chance.probability
          } while (chance.next())
          expect(sum, `${name}, move ${move}`).toBeCloseTo(1, 9)
        }
      }
    }
  },
  SLOW,
)

/** Every single roll of every die, every card of the deck, every demand: no two outcomes taken together. */
class EverySingle implements Chance {
  weight = 1
  private path: [chosen: number, options: number][] = []
  private depth = 0

  restart(): void {
    this.depth = 0
    this.weight = 1
  }

  next(): boolean {
    for (let last = this.path.pop(); last; last = this.path.pop()) {
      if (last[0] + 1 < last[1]) {
        this.path.push([last[0] + 1, last[1]])
        return true
      }
    }
    return false
  }

  private choose(options: number): number {
    if (this.depth === this.path.length) this.path.push([0, options])
    this.weight /= options
    return this.path[this.depth++]![0]
  }

  roll(count: number): number {
    return ROLLS[count]![this.choose(6 ** count)]!
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    const cards = unseen.flatMap((n, kind) => (kind >= from && kind < to ? Array<number>(n).fill(kind) : []))
    return cards[this.choose(cards.length)]!
  }

  demand(candidates: number): number {
    const kinds = Array.from({ length: 31 }, (_, kind) => kind).filter((kind) => candidates & (1 << kind))
    return kinds[this.choose(kinds.length)]!
  }
}

test(
  'outcomes that are taken together lead to the same expectations as every single one',
  () => {
    for (const { name, game, state } of somePositions(1, 'single')) {
      for (const move of movesOf(game, state)) {
        const after = newState(game)
        const all = new AllChance(game, after, true)
        const grouped = new Map<string, number>()
        all.first()
        do {
          copyState(after, state)
          applyMove({ game, state: after, chance: all, log: null }, move)
          add(grouped, summary(after), all.probability)
        } while (all.next())

        const every = new EverySingle()
        const single = new Map<string, number>()
        let courses = 0
        do {
          every.restart()
          const table = { game, state: cloneState(state), chance: every, log: null }
          applyMove(table, move)
          add(single, summary(table.state), every.weight)
        } while (every.next() && ++courses < 8_000)
        // A halved deck has too many courses to go through one by one.
        if (courses >= 8_000) continue
        expect([...single.keys()].sort(), `${name}, move ${move}`).toEqual([...grouped.keys()].sort())
        for (const [key, probability] of single) expect(grouped.get(key)).toBeCloseTo(probability, 9)
      }
    }

    function add(sums: Map<string, number>, key: string, probability: number): void {
      sums.set(key, (sums.get(key) ?? 0) + probability)
    }

    /** Without the dice of a pending roll, of which only their meaning is kept. */
    function summary(s: ReturnType<typeof newState>): string {
      if (s.rollCount > 0) return 'a roll is pending'
      const { threat, cp, pool, saved, killed, hand, phase, result, places, unseen } = s
      return JSON.stringify({ threat, cp, pool, saved, killed, hand, phase, result, places, unseen })
    }
  },
  SLOW,
)
