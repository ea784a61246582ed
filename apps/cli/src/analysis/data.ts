import { type Analysis, balanceOf } from '@negotiator/advisor'
import type { Session } from '@negotiator/session'
import { brainData } from '../advisor/brain-text.ts'
import type { Brain } from '../advisor/weights-files.ts'

/** Everything, for programs: the sums, and each step with its ranking, its choice and its luck. */
export function analysisData(session: Session, brain: Brain, analysis: Analysis) {
  const { abductor, pack, seed } = session.setup
  const { steps, ...balance } = balanceOf(analysis)
  return {
    abductor,
    pack,
    seed,
    complete: analysis.last !== null,
    ...balance,
    steps: steps.map((step, i) => ({ step: i + 1, ...step, ...analysis.steps[i]! })),
    format: analysis.format,
    rules: analysis.rules,
    settings: analysis.settings,
    weights: brainData(brain),
  }
}
