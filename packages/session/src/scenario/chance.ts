import { type Chance, type Game, SeededChance } from '@negotiator/rules'
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

  constructor(game: Game, setup: ScenarioSetup, dice: readonly number[], seed: string) {
    this.game = game
    this.seeded = new SeededChance(seed)
    this.dice = [...dice]
    this.deck = setup.terrorDeck ? [...setup.terrorDeck] : null
    this.aside = [...(setup.escapesAside ?? [])]
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
    const id = this.scripted(place) ?? (demandClass === 1 ? this.nextAside(place) : undefined)
    if (id !== undefined) return this.game.demandIds.indexOf(id)
    return this.seeded.demand(candidates & ~this.scriptedKinds(), place, demandClass)
  }

  /** The demand that the script put facedown at a place. */
  scripted(place: number): string | undefined {
    return this.atPlace.get(place)
  }

  /** An escape demand that joined at a place is the next one set aside. */
  nextAside(place: number): string | undefined {
    const id = this.aside.shift()
    if (id !== undefined) this.atPlace.set(place, id)
    return id
  }

  private scriptedKinds(): number {
    let mask = 0
    for (const id of this.atPlace.values()) mask |= 1 << this.game.demandIds.indexOf(id)
    return mask
  }
}
