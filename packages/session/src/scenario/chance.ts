import { type Chance, type Game, SeededChance, type State } from '@negotiator/rules'
import { takeDice } from '../dice-needed.ts'
import type { ScenarioSetup } from './schema.ts'

/** What is left of a script. */
interface Script {
  readonly dice: number[]
  readonly deck: string[]
  readonly atPlace: Map<number, string>
  readonly aside: string[]
  /** Places from here on are newcomers. */
  readonly firstNewcomer: number
  readonly seeded: SeededChance
  /** A scenario fails when its dice run out; a game goes on. */
  readonly isDiceBySeed: boolean
}

/** The script of a scenario: it lives here, not in the state. What is not scripted comes by seed. */
export class ScriptedChance implements Chance {
  private readonly game: Game
  private readonly script: Script

  private constructor(game: Game, script: Script) {
    this.game = game
    this.script = script
  }

  static of(
    game: Game,
    state: State,
    setup: ScenarioSetup,
    dice: readonly number[],
    seed: string,
  ): ScriptedChance {
    const facedown = (setup.demands ?? []).flatMap(({ id, face }, place) =>
      face === 'down' ? [[place, id] as const] : [],
    )
    return new ScriptedChance(game, {
      dice: [...dice],
      deck: [...(setup.terrorDeck ?? [])],
      atPlace: new Map(facedown),
      aside: [...(setup.escapesAside ?? [])],
      firstNewcomer: state.places.length,
      seeded: new SeededChance(seed),
      isDiceBySeed: false,
    })
  }

  /** The same script at the same point: what the copy gives does not move this one. */
  clone(isDiceBySeed = this.script.isDiceBySeed): ScriptedChance {
    const { dice, deck, atPlace, aside, seeded } = this.script
    return new ScriptedChance(this.game, {
      ...this.script,
      dice: [...dice],
      deck: [...deck],
      atPlace: new Map(atPlace),
      aside: [...aside],
      seeded: seeded.clone(),
      isDiceBySeed,
    })
  }

  get diceLeft(): readonly number[] {
    return this.script.dice
  }

  roll(count: number): number {
    const { dice, seeded, isDiceBySeed } = this.script
    return isDiceBySeed && dice.length < count ? seeded.roll(count) : takeDice(dice, count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    const id = this.script.deck.shift()
    return id === undefined ? this.script.seeded.terror(unseen, from, to) : this.game.terrorIds.indexOf(id)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    const id = this.scripted(place) ?? this.nextAside(place)
    if (id !== undefined) return this.game.demandIds.indexOf(id)
    return this.script.seeded.demand(candidates & ~this.reserved(), place, demandClass)
  }

  /** The demand that the script put facedown at a place. */
  scripted(place: number): string | undefined {
    return this.script.atPlace.get(place)
  }

  /** An escape demand that joined at a place is the next one set aside. */
  nextAside(place: number): string | undefined {
    const { aside, atPlace, firstNewcomer } = this.script
    const id = place < firstNewcomer ? undefined : aside.shift()
    if (id !== undefined) atPlace.set(place, id)
    return id
  }

  /** The demands that lie where the script says, or are set aside by it. */
  scriptedIds(): string[] {
    return [...this.script.atPlace.values(), ...this.script.aside]
  }

  private reserved(): number {
    return this.scriptedIds().reduce((mask, id) => mask | (1 << this.game.demandIds.indexOf(id)), 0)
  }
}
