import { type Chance, type Game, SeededChance, type State } from '@negotiator/rules'
import { takeDice } from '../dice-needed.ts'
import type { ScenarioSetup } from './schema.ts'

/** The script of a scenario: it lives here, not in the state. What is not scripted comes by seed. */
export class ScriptedChance implements Chance {
  readonly dice: number[]
  private readonly game: Game
  private readonly seeded: SeededChance
  private readonly deck: string[] | null
  private readonly atPlace = new Map<number, string>()
  private readonly aside: string[]
  /** Places from here on are newcomers. */
  private readonly firstNewcomer: number

  constructor(game: Game, state: State, setup: ScenarioSetup, dice: readonly number[], seed: string) {
    this.game = game
    this.seeded = new SeededChance(seed)
    this.dice = [...dice]
    this.deck = setup.terrorDeck ? [...setup.terrorDeck] : null
    this.aside = [...(setup.escapesAside ?? [])]
    this.firstNewcomer = state.places.length
    for (const [place, { id, face }] of (setup.demands ?? []).entries()) {
      if (face === 'down') this.atPlace.set(place, id)
    }
  }

  roll(count: number): number {
    return takeDice(this.dice, count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    const id = this.deck?.shift()
    return id === undefined ? this.seeded.terror(unseen, from, to) : this.game.terrorIds.indexOf(id)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    const id = this.scripted(place) ?? this.nextAside(place)
    if (id !== undefined) return this.game.demandIds.indexOf(id)
    return this.seeded.demand(candidates & ~this.reserved(), place, demandClass)
  }

  /** The demand that the script put facedown at a place. */
  scripted(place: number): string | undefined {
    return this.atPlace.get(place)
  }

  /** An escape demand that joined at a place is the next one set aside. */
  nextAside(place: number): string | undefined {
    const id = place < this.firstNewcomer ? undefined : this.aside.shift()
    if (id !== undefined) this.atPlace.set(place, id)
    return id
  }

  /** The demands that lie where the script says, or are set aside by it. */
  scriptedIds(): string[] {
    return [...this.atPlace.values(), ...this.aside]
  }

  private reserved(): number {
    return this.scriptedIds().reduce((mask, id) => mask | (1 << this.game.demandIds.indexOf(id)), 0)
  }
}
