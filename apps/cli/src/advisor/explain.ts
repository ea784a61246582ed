import { type Advice, Instant, likelyLine, type RankedMove, reasonsFor } from '@negotiator/advisor'
import { type Lang, nameOf, reasonText, type ToldReason, text } from '@negotiator/language'
import { type Action, type Move, type State, toAction } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Brain } from './weights-files.ts'

/** An action of the ranking. */
export interface RankedAction {
  readonly action: Action
  readonly value: number
  /** How much less that is than the best one's. */
  readonly behind: number
  readonly plies: number
}

/** What tells an action apart from the one it is compared with: the best from the next, any other from the best. */
export interface Explained extends RankedAction {
  readonly rank: number
  readonly reasons: readonly ToldReason[]
  readonly isOnly: boolean
}

/** A step of the line that is expected, with the game as it would be then. */
export interface ExpectedStep {
  readonly action: Action
  readonly before: Session
}

const LONGEST_LINE = 12
/** Less than that is within what the advisor can tell. */
const HARDLY = 0.001

/** Advice in actions instead of moves, with reasons. */
export class Explanation {
  readonly advice: Advice
  readonly ranking: readonly RankedAction[]
  private readonly session: Session
  private readonly player: Instant

  constructor(session: Session, brain: Brain, advice: Advice) {
    this.session = session
    this.advice = advice
    this.player = new Instant(session.game, brain.network)
    const best = advice.moves[0]!.value
    this.ranking = advice.moves.map((ranked) => this.rankedAction(ranked, best))
  }

  private rankedAction({ move, value, plies }: RankedMove, best: number): RankedAction {
    return { action: toAction(this.session.game, this.state, move), value, behind: best - value, plies }
  }

  private get state(): State {
    return stateOf(this.session)
  }

  /** Of the move with that rank, counted from 0. */
  explain(rank: number): Explained {
    const { moves } = this.advice
    const other = moves[rank === 0 ? 1 : 0]
    const reasons =
      other === undefined
        ? []
        : reasonsFor(this.session.game, this.state, moves[rank]!.move, other.move, this.player)
    return { ...this.ranking[rank]!, rank, reasons, isOnly: other === undefined }
  }

  explainMove(move: Move): Explained {
    return this.explain(this.advice.moves.findIndex((ranked) => ranked.move === move))
  }

  expectedLine(): ExpectedStep[] {
    const { game, start } = this.session
    const line = likelyLine(game, this.state, this.advice.moves[0]!.move, this.player, LONGEST_LINE)
    return line.map(({ before, move }) => ({
      action: toAction(game, before, move),
      before: { ...this.session, start: { ...start, state: before }, steps: [] },
    }))
  }

  /** The sentence for it. */
  why(lang: Lang, { rank, reasons, isOnly, behind }: Explained): string {
    const compared = rank === 0 ? 'next' : 'best'
    if (isOnly) return text(lang, 'reason.only')
    const gap = rank === 0 ? this.ranking[1]!.behind : behind
    if (gap < HARDLY) return text(lang, `reason.equal.${compared}`)
    const { abductor } = this.session.setup
    const name = this.state.second === 1 ? text(lang, 'advisor.second') : nameOf(lang, abductor)
    return reasonText(lang, reasons, compared, name)
  }
}
