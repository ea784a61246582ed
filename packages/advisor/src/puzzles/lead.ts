import type { Game, Move, State } from '@negotiator/rules'
import { Z } from '../interval.ts'
import type { Judge } from '../judge.ts'
import { Playouts } from '../playouts.ts'

export interface Lead {
  /** By how much the one is better than the other, in chances of winning. */
  readonly lead: number
  /** Half the width of the 95 % interval. */
  readonly margin: number
  readonly playouts: number
}

export interface LeadSettings {
  /** Games for each of the two moves; it may end after every `least` of them. */
  readonly most: number
  readonly least: number
  /** Enough to know: the lead is surely above this, or surely below. */
  readonly threshold: number
}

/** By games played out from both moves with the same dice and cards to come, until it is clear or enough. */
export function leadOf(
  game: Game,
  judge: Judge,
  s: State,
  [move, other]: readonly [Move, Move],
  { most, least, threshold }: LeadSettings,
): Lead {
  const [mine, theirs] = [new Playouts(game, judge, 'lead'), new Playouts(game, judge, 'lead')]
  let [sum, squares] = [0, 0]
  for (let n = 1; ; n++) {
    const difference = mine.playOne(s, move) - theirs.playOne(s, other)
    sum += difference
    squares += difference * difference
    const lead = sum / n
    const variance = n < 2 ? 1 : Math.max(0, squares - n * lead * lead) / (n - 1)
    const margin = Z * Math.sqrt(variance / n)
    // Whoever looks after every game finds sooner or later what he wants to see.
    const isClear = n % least === 0 && Math.abs(lead - threshold) > margin
    if (isClear || n >= most) return { lead, margin, playouts: n }
  }
}
