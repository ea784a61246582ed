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
 * two cards each (R3), before or after a re-roll (R4). Each ending is worked out once, and a roll is worth the best of
 * those that it can have.
 */
export class CardRoll {
  private readonly table: Table
  private readonly chance: AllChance
  private readonly rank: CardRank
  private readonly valueAfter: ValueAfter
  /** By ending, then by ending after a re-roll; NaN: not worked out yet. */
  private known = new Float64Array(0)
  private plan: RollPlan = { classes: [], endings: [] }
  private s: State | null = null
  private move: Move = 0
  private plies = 0
  private reaction = -1
  /** R3: for so many 4s there are cards. */
  private conversions = 0
  private conversionsAfterReaction = 0

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
    for (let i = 0; i < classes.length; i++) value += classes[i]!.probability * this.best(classes[i]!)
    return value
  }

  private read(s: State, move: Move, plies: number): void {
    this.s = s
    this.move = move
    this.plies = plies
    const cards = handSize(s) - 1
    const foursAreFree = foursCount(s)
    const convertible = s.noConvert === 0 && !foursAreFree && cards >= CARDS_FOR_A_FOUR
    const pairs = pairsCount(this.table.game, s)
    this.plan = rollPlan(threatDice(s), meaningFor(pairs, foursAreFree, convertible))
    this.conversions = Math.floor(cards / CARDS_FOR_A_FOUR)
    this.conversionsAfterReaction = Math.floor((cards - 1) / CARDS_FOR_A_FOUR)
    const reactions = s.hand & this.table.game.reactionCards
    this.reaction = reactions === 0 ? -1 : lowestBit(reactions)
    const endings = 2 * this.plan.endings.length
    if (this.known.length < endings) this.known = new Float64Array(endings)
    this.known.fill(Number.NaN, 0, endings)
  }

  private best(one: RollClass): number {
    let best = this.settledOrConverted(one, false)
    if (this.reaction < 0) return best
    const { rerolls } = one
    for (let i = 0; i < rerolls.length; i++) {
      let value = 0
      const faces = rerolls[i]!
      for (let j = 0; j < faces.length; j++) {
        const { to, probability } = faces[j]!
        value += probability * this.settledOrConverted(this.plan.classes[to]!, true)
      }
      best = Math.max(best, value)
    }
    return best
  }

  private settledOrConverted({ endings }: RollClass, isAfterReaction: boolean): number {
    const most = isAfterReaction ? this.conversionsAfterReaction : this.conversions
    let best = 0
    for (let i = 0; i < endings.length && i <= most; i++) {
      best = Math.max(best, this.valueOf(endings[i]!, isAfterReaction))
    }
    return best
  }

  private valueOf(ending: number, isAfterReaction: boolean): number {
    const { known, plan } = this
    const at = isAfterReaction ? plan.endings.length + ending : ending
    if (Number.isNaN(known[at]!)) known[at] = this.workOut(plan.endings[ending]!, isAfterReaction)
    return known[at]!
  }

  /** Over everything that the row asks of chance. */
  private workOut(ending: RollEnding, isAfterReaction: boolean): number {
    const { table, chance } = this
    let value = 0
    chance.first()
    do {
      copyState(table.state, this.s!)
      this.playThrough(ending, isAfterReaction)
      value += chance.probability * this.valueAfter(table.state, this.plies)
    } while (chance.next())
    return value
  }

  /** From the card to its row; a roll that nothing can be done about settles by itself. */
  private playThrough({ roll, conversions }: RollEnding, isAfterReaction: boolean): void {
    const { table, chance } = this
    const { state } = table
    state.successes = NOT_SETTLED
    chance.foreseen = roll
    applyMove(table, this.move)
    if (isAfterReaction) {
      // Whichever die it was, it has come to show what the ending shows.
      chance.foreseen = dieAt(roll, 0)
      applyMove(table, makeMove(REACT, this.reaction, 0))
    }
    for (let i = 0; i < conversions; i++) {
      const [a, b] = this.rank.cheapestTwo(state)
      applyMove(table, makeMove(CONVERT, a, b))
    }
    if (state.successes === NOT_SETTLED) applyMove(table, SETTLE)
  }
}
