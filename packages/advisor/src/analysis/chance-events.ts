import {
  applyMove,
  type Chance,
  cloneState,
  FRAME_ROLL,
  type Game,
  type Move,
  PHASE_TERROR,
  type State,
  topFrame,
  unpackDice,
} from '@negotiator/rules'
import { diceClasses, EVERY_FACE } from '../dice-classes.ts'

/** Something that was left to chance, as it came. */
export type ChanceEvent =
  /** A threat roll, one die of it again (R4), or one die against the threat level (R6). */
  | { readonly kind: 'roll' | 'reroll' | 'check'; readonly dice: readonly number[] }
  /** A terror card drawn, or discarded unresolved. */
  | { readonly kind: 'draw' | 'burn'; readonly card: string }
  | { readonly kind: 'reveal'; readonly demand: string }

/** An answer of chance as the engine wants it, and what else it might have been. */
export interface Answered {
  readonly event: ChanceEvent
  readonly answer: number
  /** Null where `AllChance` goes through everything anyway. */
  readonly others: readonly Possible[] | null
}

interface Possible {
  readonly answer: number
  readonly probability: number
}

/** What chance answered to a move; `source` gives it once more, and only once. */
export function answersTo(game: Game, before: State, move: Move, source: Chance): readonly Answered[] {
  const state = cloneState(before)
  const chance = new RecordedChance(game, state, source)
  applyMove({ game, state, chance, log: null }, move)
  return chance.answers
}

/** Passes the questions on and writes down what was answered. Watches the state that the move is applied to. */
class RecordedChance implements Chance {
  readonly answers: Answered[] = []
  private readonly game: Game
  private readonly state: State
  private readonly source: Chance

  constructor(game: Game, state: State, source: Chance) {
    this.game = game
    this.state = state
    this.source = source
  }

  roll(count: number): number {
    const { state, game } = this
    const isCheck = state.rollCount === 0
    const kind = isCheck ? 'check' : topFrame(state) === FRAME_ROLL ? 'reroll' : 'roll'
    // Which die to roll again depends on every face, not only on what the roll comes to.
    const others =
      !isCheck && (state.hand & game.reactionCards) !== 0 ? faces(diceClasses(count, EVERY_FACE)) : null
    const answer = this.source.roll(count)
    this.answers.push({ event: { kind, dice: unpackDice(answer, count) }, answer, others })
    return answer
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    const isDrawn = this.state.phase === PHASE_TERROR && this.state.drawn < 0
    // Copied before the engine takes the card out.
    const others = isDrawn ? null : kinds(unseen, from, to)
    const answer = this.source.terror(unseen, from, to)
    const event = { kind: isDrawn ? 'draw' : 'burn', card: this.game.terrorIds[answer]! } as const
    this.answers.push({ event, answer, others })
    return answer
  }

  demand(candidates: number, place: number, demandClass: number): number {
    const answer = this.source.demand(candidates, place, demandClass)
    const event = { kind: 'reveal', demand: this.game.demandIds[answer]! } as const
    this.answers.push({ event, answer, others: null })
    return answer
  }
}

function faces({ rolls, probabilities }: ReturnType<typeof diceClasses>): Possible[] {
  return Array.from(rolls, (answer, i) => ({ answer, probability: probabilities[i]! }))
}

function kinds(unseen: readonly number[], from: number, to: number): Possible[] {
  const counts = unseen.slice(from, to)
  const total = counts.reduce((sum, n) => sum + n, 0)
  return counts
    .map((n, i) => ({ answer: from + i, probability: n / total }))
    .filter(({ probability }) => probability > 0)
}
