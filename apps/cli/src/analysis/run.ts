import { setImmediate } from 'node:timers/promises'
import { type Analysis, type AnalysisSettings, analyse, weightsName } from '@negotiator/advisor'
import { playedSteps, type Session, stateOf } from '@negotiator/session'
import type { Brain } from '../advisor/weights-files.ts'

/** How long to think before Ctrl-C gets its turn. */
const SLICE_MS = 40

/** Analyses a game from where an earlier analysis ended, until it is done or stopped. */
export async function runAnalysis(
  session: Session,
  brain: Brain,
  settings: AnalysisSettings,
  before: Analysis | null,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Analysis> {
  const { game, resigned } = session
  const log = { game, steps: playedSteps(session), last: stateOf(session), resigned }
  const judge = { judge: brain.network, name: weightsName(brain.origin) }
  const answers = analyse(log, judge, settings, before)
  let breath = performance.now()
  for (;;) {
    const { done, value } = answers.next()
    if (done || stop.aborted) return value
    if (performance.now() - breath < SLICE_MS) continue
    onProgress(value.steps.length)
    await setImmediate()
    breath = performance.now()
  }
}
