import {
  applyMove,
  copyState,
  escapeConceded,
  FACE_CONCEDED,
  FACE_DOWN,
  FACE_UP,
  faceOf,
  type Game,
  handSize,
  type Move,
  newState,
  PHASE_CONVERSATION,
  PHASE_SPEND,
  RESULT_NONE,
  RESULT_WON,
  type State,
  type Table,
  threatDice,
} from '@negotiator/rules'
import { AllChance } from './all-chance.ts'
import { isLostForSure } from './lost-for-sure.ts'
import type { Player } from './player.ts'

/** What a move does at once, as exact expectations over dice, draws and reveals. */
export interface Consequences {
  /** The chances that it wins, loses, or ends the conversation. */
  readonly wins: number
  readonly loses: number
  readonly ends: number
  readonly eliminates: number
  readonly saved: number
  readonly killed: number
  readonly threat: number
  readonly cp: number
  readonly cards: number
  readonly dice: number
  readonly terror: number
  /** How many demands are turned up that lay facedown. */
  readonly reveals: number
  /** The chance that the conversation goes on with two cards in hand, which turn a 4 (R3). */
  readonly fours: number
  /** The chance that no 4 may be turned any more. */
  readonly forbids: number
  /** The chance that the abductor escapes at the end of this conversation if he is still there then (M4). */
  readonly escapes: number
}

type Sums = { -readonly [name in keyof Consequences]: number }

/** A roll, its answers and what they bring on: no game nests them more deeply than a few levels. */
const MOST_LEVELS = 24

/**
 * What comes of a move until nothing is pending any more; rolls and choices on the way are answered by the player.
 * What is bought shows in the next conversation, so in the spend phase the player goes on until then.
 */
export function consequencesOf(game: Game, s: State, move: Move, player: Player): Consequences {
  const sums: Sums = {
    wins: 0,
    loses: 0,
    ends: 0,
    eliminates: 0,
    saved: 0,
    killed: 0,
    threat: 0,
    cp: 0,
    cards: 0,
    dice: 0,
    terror: 0,
    reveals: 0,
    fours: 0,
    forbids: 0,
    escapes: 0,
  }
  const isSpending = s.phase === PHASE_SPEND
  const levels: { table: Table; chance: AllChance }[] = []
  const follow = (from: State, next: Move, reached: number, depth: number): void => {
    levels[depth] ??= newLevel(game)
    const { table, chance } = levels[depth]
    chance.first()
    do {
      copyState(table.state, from)
      applyMove(table, next)
      const probability = reached * chance.probability
      const { result, stack, phase } = table.state
      const isUnfinished =
        result === RESULT_NONE && (stack.length > 0 || (isSpending && phase === PHASE_SPEND))
      if (isUnfinished && depth < MOST_LEVELS) {
        follow(table.state, player.choose(table.state), probability, depth + 1)
      } else add(sums, game, s, table.state, probability)
    } while (chance.next())
  }
  follow(s, move, 1, 0)
  return sums
}

function newLevel(game: Game) {
  const state = newState(game)
  const chance = new AllChance(game, state)
  return { table: { game, state, chance, log: null }, chance }
}

function add(sums: Sums, game: Game, before: State, after: State, probability: number): void {
  // Whoever ends the last conversation (E3) has lost already, unless an end of the pack's own may come first.
  const over = after.result !== RESULT_NONE || (game.ends === null && isLostForSure(after))
  const isTalking = !over && after.phase === PHASE_CONVERSATION
  sums.wins += after.result === RESULT_WON ? probability : 0
  sums.loses += over && after.result !== RESULT_WON ? probability : 0
  sums.ends +=
    !over && before.phase === PHASE_CONVERSATION && after.phase !== PHASE_CONVERSATION ? probability : 0
  sums.eliminates += after.second > before.second ? probability : 0
  sums.saved += probability * (after.saved - before.saved)
  sums.killed += probability * (after.killed - before.killed)
  sums.threat += probability * (after.threat - before.threat)
  sums.cp += probability * (after.cp - before.cp)
  sums.cards += probability * (handSize(after) - handSize(before))
  sums.dice += over ? 0 : probability * (threatDice(after) - threatDice(before))
  sums.terror += probability * (after.redLeft - before.redLeft)
  sums.reveals += probability * revealed(before, after)
  sums.fours += isTalking && handSize(after) >= 2 ? probability : 0
  sums.forbids += !over && after.noConvert !== 0 ? probability : 0
  sums.escapes += isTalking && escapeConceded(after) ? probability : 0
}

/** Whatever leaves with the abductor (X1) was never seen. */
function revealed(before: State, after: State): number {
  let count = 0
  for (let i = 0; i < before.places.length; i++) {
    const face = faceOf(after.places[i]!)
    if (faceOf(before.places[i]!) === FACE_DOWN && (face === FACE_UP || face === FACE_CONCEDED)) count++
  }
  return count
}
