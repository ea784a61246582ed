import {
  applyMove,
  copyState,
  type Game,
  handSize,
  type Move,
  newState,
  PHASE_CONVERSATION,
  RESULT_NONE,
  RESULT_WON,
  type State,
  threatDice,
} from '@negotiator/rules'
import { AllChance } from './all-chance.ts'

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
}

type Sums = { -readonly [name in keyof Consequences]: number }

export function consequencesOf(game: Game, s: State, move: Move): Consequences {
  const state = newState(game)
  const chance = new AllChance(game, state)
  const table = { game, state, chance, log: null }
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
  }
  chance.first()
  do {
    copyState(state, s)
    applyMove(table, move)
    add(sums, s, state, chance.probability)
  } while (chance.next())
  return sums
}

function add(sums: Sums, before: State, after: State, probability: number): void {
  const over = after.result !== RESULT_NONE
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
}
