import type { Advice, Explained, Explanation, RankedAction } from '@negotiator/advisor'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { brainData } from './brain-text.ts'
import type { Brain } from './weights-files.ts'

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6

/** The ends of the 95 % interval; null until games were played out. */
export function intervalOf({ chance, margin }: Advice): { low: number; high: number } | null {
  return margin === null ? null : { low: Math.max(0, chance - margin), high: Math.min(1, chance + margin) }
}

/** The chance of winning and all legal actions, best first, for programs. */
export function rankingData({ advice, ranking }: Explanation) {
  const interval = intervalOf(advice)
  return {
    chance: rounded(advice.chance),
    chanceLow: interval && rounded(interval.low),
    chanceHigh: interval && rounded(interval.high),
    close: advice.isClose ?? false,
    actions: ranking.map(rankedData),
    effort: { nodes: advice.nodes, playouts: advice.playouts },
  }
}

const rankedData = ({ action, value, behind, plies }: RankedAction) => ({
  action,
  value: rounded(value),
  behind: rounded(behind),
  plies,
})

function explainedData(explained: Explained, why: string) {
  const reasons = explained.reasons.map(({ what, more, by, isGood }) => ({
    what,
    more,
    by: rounded(by),
    good: isGood,
  }))
  const { rank, other, asGood, bought } = explained
  return { ...rankedData(explained), rank: rank + 1, than: other, asGood, bought, reasons, why }
}

/** All of an answer; `asked` is the action that was asked about. */
export function adviceData(
  session: Session,
  brain: Brain,
  explanation: Explanation,
  asked: Explained | null,
  complete: boolean,
  why: (explained: Explained) => string,
) {
  const { abductor, pack } = session.setup
  const { turn, phase } = viewOf(session.game, stateOf(session))
  const best = explanation.explain(0)
  return {
    abductor,
    pack,
    step: session.steps.length,
    turn,
    phase,
    ...rankingData(explanation),
    line: explanation.expectedLine().map(({ action }) => action),
    best: explainedData(best, why(best)),
    ...(asked === null ? {} : { asked: explainedData(asked, why(asked)) }),
    weights: brainData(brain),
    complete,
  }
}
