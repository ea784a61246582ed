import { foursCount, type Game, lowestBit, rollOdds, type State, threatDice } from '@negotiator/rules'
import { cardGains, type Gains } from './greedy/gains.ts'

/** What the cards of a hand bring on average with the dice of now, added up: it means the same whatever the cards. */
export const PROMISES = ['cp', 'calm', 'save', 'shot', 'dice'] as const
export type Promised = (typeof PROMISES)[number]

/** How many steps each is told apart by, and how large they are. */
export const PROMISE_RADIX: Readonly<Record<Promised, number>> = {
  cp: 10,
  calm: 10,
  save: 10,
  shot: 6,
  dice: 4,
}
const STEPS_PER_UNIT: Readonly<Record<Promised, number>> = { cp: 1, calm: 1.5, save: 2, shot: 5, dice: 1 }

const GAIN: Readonly<Record<Promised, (gains: Gains) => number>> = {
  cp: ({ cp }) => cp,
  calm: ({ calm, rise }) => calm - rise,
  save: ({ save, kill }) => save - kill,
  shot: ({ eliminate }) => eliminate,
  dice: ({ dice }) => dice,
}

const MOST_DICE = 5
const ODDS = 2 * (MOST_DICE + 1)

/** By odds and kind: what each card promises, in steps. */
export class Promises {
  private readonly steps: readonly Float64Array[]
  private readonly kinds: number

  constructor(game: Game) {
    const cards = cardGains(game)
    this.kinds = cards.length
    this.steps = PROMISES.map((promised) =>
      Float64Array.from({ length: ODDS * cards.length }, (_, i) => {
        const odds = Math.floor(i / cards.length)
        const { none, one, two } = rollOdds(odds >> 1, (odds & 1) === 1)
        const [onNone, onOne, onTwo] = cards[i % cards.length]!
        const gain = GAIN[promised]
        return STEPS_PER_UNIT[promised] * (none * gain(onNone) + one * gain(onOne) + two * gain(onTwo))
      }),
    )
  }

  /** Writes one digit for each promise, from `first` on. */
  read(s: State, digits: Int32Array, first: number): void {
    const from = (threatDice(s) * 2 + (foursCount(s) ? 1 : 0)) * this.kinds
    for (let i = 0; i < PROMISES.length; i++) {
      const steps = this.steps[i]!
      let sum = 0
      for (let left = s.hand; left !== 0; left &= left - 1) sum += steps[from + lowestBit(left)]!
      for (let left = s.handPair; left !== 0; left &= left - 1) sum += steps[from + lowestBit(left)]!
      const most = PROMISE_RADIX[PROMISES[i]!] - 1
      digits[first + i] = sum <= 0 ? 0 : Math.min(most, Math.ceil(sum))
    }
  }
}
