import type { Game, Move, State } from '@negotiator/rules'
import { DEEP, Deep } from './deep.ts'
import type { Judge } from './judge.ts'
import { noWorseForBuying } from './no-worse-for-buying.ts'
import type { Player } from './player.ts'

/** Positions for each decision: it plays many of them while somebody waits. */
const NODES = 4_000

/** Plays on from a position as advice about it would: it looks ahead at every decision and leaves nothing lying that is free. */
export class Guide implements Player {
  private readonly game: Game
  private readonly deep: Deep

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.deep = new Deep(game, judge, { ...DEEP, nodes: NODES })
  }

  choose(s: State): Move {
    return noWorseForBuying(this.game, s, this.deep.rank(s))[0]!.move
  }
}
