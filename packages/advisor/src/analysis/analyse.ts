import {
  type Action,
  type Chance,
  type Game,
  type Move,
  RESULT_NONE,
  RESULT_WON,
  RULES_VERSION,
  type State,
  toAction,
  toMove,
} from '@negotiator/rules'
import type { RankedMove } from '../deepen.ts'
import type { Judge } from '../judge.ts'
import { Lookahead } from '../lookahead.ts'
import {
  ANALYSIS,
  ANALYSIS_FORMAT,
  type AnalysedStep,
  type Analysis,
  type AnalysisSettings,
} from './analysis.ts'
import { answersTo } from './chance-events.ts'
import { LuckMeter } from './luck.ts'
import { MoveRanking } from './move-ranking.ts'

/** A game as it went, from its start to where it stands. */
export interface GameLog {
  readonly game: Game
  readonly steps: readonly { readonly before: State; readonly action: Action; readonly chance: Chance }[]
  readonly last: State
  readonly resigned: boolean
}

/** Who judges: the values, and a name by which they are told from others. */
export interface NamedJudge {
  readonly judge: Judge
  readonly name: string
}

/** So many actions of a decision are kept, besides the one that was made. */
const KEPT = 8

/**
 * Goes through a game step by step; each answer holds what is known so far, and whoever asks can stop at any of
 * them and go on later from there. It depends on the game, the values and the settings alone.
 */
export function* analyse(
  log: GameLog,
  { judge, name }: NamedJudge,
  settings: AnalysisSettings = ANALYSIS,
  before: Analysis | null = null,
): Generator<Analysis, Analysis, void> {
  const head = { format: ANALYSIS_FORMAT, weights: name, rules: RULES_VERSION, settings }
  const steps = before !== null && isSame(before, head) ? agreeing(before.steps, log) : []
  const analyst = new Analyst(log.game, judge, settings)
  while (steps.length < log.steps.length) {
    steps.push(analyst.step(log.steps[steps.length]!))
    yield { ...head, steps: [...steps], last: null, resigned: false }
  }
  return { ...head, steps, last: analyst.valueOf(log.last), resigned: log.resigned }
}

type Head = Pick<Analysis, 'format' | 'weights' | 'rules' | 'settings'>

const isSame = (a: Head, b: Head): boolean =>
  a.format === b.format &&
  a.weights === b.weights &&
  a.rules === b.rules &&
  a.settings.plies === b.settings.plies &&
  a.settings.nodes === b.settings.nodes

/** The steps that are still those of the game: some may have been taken back since. */
function agreeing(steps: readonly AnalysedStep[], log: GameLog): AnalysedStep[] {
  const isMade = ({ ranking, made }: AnalysedStep, action: Action | undefined) =>
    JSON.stringify(ranking[made]?.action) === JSON.stringify(action)
  const other = steps.findIndex((step, i) => !isMade(step, log.steps[i]?.action))
  return other < 0 ? [...steps] : steps.slice(0, other)
}

class Analyst {
  private readonly game: Game
  private readonly settings: AnalysisSettings
  private readonly lookahead: Lookahead
  private readonly ranking: MoveRanking

  constructor(game: Game, judge: Judge, settings: AnalysisSettings) {
    this.game = game
    this.settings = settings
    this.lookahead = new Lookahead(game, judge)
    this.ranking = new MoveRanking(game, this.lookahead)
  }

  step({ before, action, chance }: GameLog['steps'][number]): AnalysedStep {
    const move = toMove(this.game, before, action) as Move
    const answers = answersTo(this.game, before, move, chance)
    // Nothing of the step before is remembered: wherever the analysis is taken up again, it comes to the same.
    this.lookahead.begin(before)
    const ranked = this.ranked(before, move)
    const at = ranked.findIndex((each) => each.move === move)
    const kept = at < KEPT ? ranked.slice(0, KEPT) : [...ranked.slice(0, KEPT), ranked[at]!]
    return {
      ranking: kept.map(({ move: each, value, plies }) => ({
        // Written as it was played: of two like cards either may stand first.
        action: each === move ? action : toAction(this.game, before, each),
        value,
        plies,
      })),
      made: Math.min(at, KEPT),
      options: ranked.length,
      lucks: this.asDeepAsPossible((plies) =>
        new LuckMeter(this.game, this.lookahead, plies).measure(before, move, answers),
      ),
    }
  }

  valueOf(s: State): number {
    if (s.result !== RESULT_NONE) return s.result === RESULT_WON ? 1 : 0
    return this.ranked(s, null)[0]!.value
  }

  private ranked(s: State, made: Move | null): readonly RankedMove[] {
    return this.asDeepAsPossible((plies) => this.ranking.rank(s, plies, made))
  }

  /** What the limit cut short is not comparable, so then it is done once more, less deeply and without a limit. */
  private asDeepAsPossible<T>(look: (plies: number) => T): T {
    const { lookahead, settings } = this
    for (let plies = settings.plies; plies > 0; plies--) {
      lookahead.limit = lookahead.nodes + settings.nodes
      const seen = look(plies)
      if (lookahead.nodes < lookahead.limit) return seen
    }
    lookahead.limit = Number.POSITIVE_INFINITY
    return look(0)
  }
}
