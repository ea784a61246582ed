import {
  applyMove,
  CONVERT,
  copyState,
  dieAt,
  foursCount,
  handSize,
  lowestBit,
  type Move,
  makeMove,
  pairsCount,
  popcount,
  REACT,
  SETTLE,
  type State,
  type Table,
  threatDice,
} from '@negotiator/rules'
import type { AllChance } from './all-chance.ts'
import type { CardRank } from './card-rank.ts'
import { meaningFor } from './dice-classes.ts'
import { type RollClass, type RollEnding, type RollPlan, rollPlan } from './roll-plan.ts'

/** R3. */
const CARDS_FOR_A_FOUR = 2

/** In a position whose card has not come to its row yet. */
const NOT_SETTLED = -1

/** The chance of winning in the position that the card's row has led to. */
type ValueAfter = (s: State, plies: number) => number

/**
 * The threat roll of a card that is played faceup. Many rolls end alike: with so many successes, so many of them for
 * two cards each (R3), after so many re-rolls (R4). Each ending is worked out once, and a roll is worth the best of
 * those that it can have.
 */
export class CardRoll {
  private readonly table: Table
  private readonly chance: AllChance
  private readonly rank: CardRank
  private readonly valueAfter: ValueAfter
  /** By number of re-rolls and ending; NaN: not worked out yet. */
  private known = new Float64Array(0)
  /** By number of re-rolls and class: what the dice are worth as they lie; NaN as above. */
  private knownClasses = new Float64Array(0)
  private plan: RollPlan = { classes: [], endings: [] }
  private s: State | null = null
  private move: Move = 0
  private plies = 0
  /** Hand cards beside the one that is played, and those among them that re-roll a die. */
  private cards = 0
  private reactions = 0

  /** `table` is to step in, with `chance` as its chance. */
  constructor(table: Table, chance: AllChance, rank: CardRank, valueAfter: ValueAfter) {
    this.table = table
    this.chance = chance
    this.rank = rank
    this.valueAfter = valueAfter
  }

  /** Over all dice, each roll answered in the best way. */
  expectation(s: State, move: Move, plies: number): number {
    this.read(s, move, plies)
    const { classes } = this.plan
    let value = 0
    for (let i = 0; i < classes.length; i++) value += classes[i]!.probability * this.best(i, 0)
    return value
  }

  private read(s: State, move: Move, plies: number): void {
    this.s = s
    this.move = move
    this.plies = plies
    this.cards = handSize(s) - 1
    const foursAreFree = foursCount(s)
    const convertible = s.noConvert === 0 && !foursAreFree && this.cards >= CARDS_FOR_A_FOUR
    const { game } = this.table
    const pairs = pairsCount(game, s)
    this.plan = rollPlan(threatDice(s), meaningFor(pairs, foursAreFree, convertible))
    this.reactions = popcount(s.hand & game.reactionCards) + popcount(s.handPair & game.reactionCards)
    this.known = forgotten(this.known, (this.reactions + 1) * this.plan.endings.length)
    this.knownClasses = forgotten(this.knownClasses, (this.reactions + 1) * this.plan.classes.length)
  }

  /** What a roll is worth after so many re-rolls. */
  private best(nth: number, rerolled: number): number {
    const { plan, knownClasses } = this
    const at = rerolled * plan.classes.length + nth
    if (!Number.isNaN(knownClasses[at]!)) return knownClasses[at]!
    let best = this.settledOrConverted(plan.classes[nth]!, rerolled)
    const { rerolls } = plan.classes[nth]!
    for (let i = 0; rerolled < this.reactions && i < rerolls.length; i++) {
      let value = 0
      const faces = rerolls[i]!
      for (let j = 0; j < faces.length; j++) {
        const { to, probability } = faces[j]!
        value += probability * this.best(to, rerolled + 1)
      }
      best = Math.max(best, value)
    }
    knownClasses[at] = best
    return best
  }

  private settledOrConverted({ endings }: RollClass, rerolled: number): number {
    // R3: for so many 4s there are cards.
    const most = Math.floor((this.cards - rerolled) / CARDS_FOR_A_FOUR)
    let best = 0
    for (let i = 0; i < endings.length && i <= most; i++) {
      best = Math.max(best, this.valueOf(endings[i]!, rerolled))
    }
    return best
  }

  private valueOf(ending: number, rerolled: number): number {
    const { known, plan } = this
    const at = rerolled * plan.endings.length + ending
    if (Number.isNaN(known[at]!)) known[at] = this.workOut(plan.endings[ending]!, rerolled)
    return known[at]!
  }

  /** Over everything that the row asks of chance. */
  private workOut(ending: RollEnding, rerolled: number): number {
    const { table, chance } = this
    let value = 0
    chance.first()
    do {
      copyState(table.state, this.s!)
      this.playThrough(ending, rerolled)
      value += chance.probability * this.valueAfter(table.state, this.plies)
    } while (chance.next())
    return value
  }

  /** From the card to its row; a roll that nothing can be done about settles by itself. */
  private playThrough({ roll, conversions }: RollEnding, rerolled: number): void {
    const { table, chance } = this
    const { state, game } = table
    state.successes = NOT_SETTLED
    chance.foreseen = roll
    applyMove(table, this.move)
    for (let i = 0; i < rerolled; i++) {
      // Whichever die it was, it has come to show what the ending shows.
      chance.foreseen = dieAt(roll, 0)
      applyMove(table, makeMove(REACT, lowestBit(state.hand & game.reactionCards), 0))
    }
    for (let i = 0; i < conversions; i++) {
      const [a, b] = this.rank.cheapestTwo(state)
      applyMove(table, makeMove(CONVERT, a, b))
    }
    if (state.successes === NOT_SETTLED) applyMove(table, SETTLE)
  }
}

/** So many entries to be worked out, in the same array if it is long enough. */
function forgotten(known: Float64Array<ArrayBuffer>, entries: number): Float64Array<ArrayBuffer> {
  const array = known.length < entries ? new Float64Array(entries) : known
  return array.fill(Number.NaN, 0, entries)
}
