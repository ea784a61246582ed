import {
  type Chance,
  CLASS_ESCAPE,
  CLASS_MAJOR,
  type Game,
  popcount,
  type SeededChance,
} from '@negotiator/rules'

const MOST_DICE = 5
/** So many rolls ahead are looked up at once. */
const AHEAD = 64

/**
 * Everything that a seed will bring, open to be looked up from any point: the cards come in one order whatever is
 * played, and the nth roll of the game is the nth of its stream. `rolls` is where the game stands; a search sets it.
 */
export class Foreseen implements Chance {
  rolls = 0
  /** By number of dice: a source that gives every roll with that many. */
  private readonly sources: readonly SeededChance[]
  private readonly dice: number[][]
  /** By the first kind that a card can be of: red, gold, or one of the layers of a deck with an order. */
  private readonly decks = new Map<number, readonly number[]>()
  private readonly game: Game
  private readonly chance: SeededChance
  private readonly majors: readonly number[]
  private readonly escapes: readonly number[]

  constructor(game: Game, chance: SeededChance) {
    this.sources = Array.from({ length: MOST_DICE + 1 }, () => chance.clone())
    this.dice = this.sources.map(() => [])
    this.game = game
    this.chance = chance.clone()
    this.majors = demandOrder(game, chance.clone(), CLASS_MAJOR)
    this.escapes = demandOrder(game, chance.clone(), CLASS_ESCAPE)
  }

  roll(count: number): number {
    const known = this.dice[count]!
    if (this.rolls >= known.length) {
      for (let i = 0; i < AHEAD; i++) known.push(this.sources[count]!.roll(count))
    }
    return known[this.rolls++]!
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    let left = 0
    for (let kind = from; kind < to; kind++) left += unseen[kind]!
    const order = this.decks.get(from) ?? terrorOrder(this.game, this.chance.clone(), from, to)
    this.decks.set(from, order)
    return order[order.length - left]!
  }

  demand(candidates: number, _place: number, demandClass: number): number {
    const order = demandClass === CLASS_MAJOR ? this.majors : this.escapes
    return order[order.length - popcount(candidates)]!
  }
}

function terrorOrder(game: Game, chance: SeededChance, from: number, to: number): number[] {
  const unseen = game.terrorCopies.slice()
  const order: number[] = []
  let left = 0
  for (let kind = from; kind < to; kind++) left += unseen[kind]!
  for (; left > 0; left--) {
    const kind = chance.terror(unseen, from, to)
    unseen[kind]!--
    order.push(kind)
  }
  return order
}

function demandOrder(game: Game, chance: SeededChance, demandClass: number): number[] {
  let left = 0
  for (const [kind, one] of game.demandClass.entries()) if (one === demandClass) left |= 1 << kind
  const order: number[] = []
  while (left !== 0) {
    const kind = chance.demand(left, 0, demandClass)
    left &= ~(1 << kind)
    order.push(kind)
  }
  return order
}
