import { setImmediate } from 'node:timers/promises'
import { ADVICE, type Advice, type AdviceSettings, improvingAdvice } from '@negotiator/advisor'
import { type Session, stateOf } from '@negotiator/session'
import type { Brain } from './weights-files.ts'

/** How long to think before Ctrl-C gets its turn. */
const SLICE_MS = 20
/** So few games give an interval that says something; an answer by the clock has at least these. */
const LEAST_PLAYOUTS = 8
/** What a slow machine manages; a search that would take longer is not begun. */
const NODES_PER_MS = 300
/** However much time there is: no single step of the search should keep Ctrl-C waiting for long. */
const MOST_NODES = 1_000_000

const answersTo = (session: Session, { network, thorough }: Brain, settings: AdviceSettings) =>
  improvingAdvice(session.game, stateOf(session), 0, network, settings, thorough)

/** The answer after a fixed effort: always the same for the same question. */
export function adviceNow(session: Session, brain: Brain, settings: AdviceSettings): Advice {
  let advice: Advice | null = null
  for (const better of answersTo(session, brain, settings)) {
    advice = better
  }
  return advice!
}

export interface Thinking {
  /** Milliseconds; null for a fixed effort, which always gives the same answer. */
  readonly time: number | null
  readonly effort?: AdviceSettings
  readonly stop: AbortSignal
  readonly onAdvice: (soFar: Advice) => void
}

/** The best answer when the time is up, the effort is made, or it is stopped. */
export async function think(session: Session, brain: Brain, thinking: Thinking): Promise<Advice> {
  const { time, effort = ADVICE, stop, onAdvice } = thinking
  const started = performance.now()
  const settings = time === null ? effort : byTheClock(started, time)
  let breath = started
  let advice: Advice | null = null
  for (const better of answersTo(session, brain, settings)) {
    advice = better
    const now = performance.now()
    if (time !== null && now - started >= time && better.playouts >= LEAST_PLAYOUTS) break
    if (now - breath < SLICE_MS) continue
    onAdvice(better)
    await setImmediate()
    if (stop.aborted) break
    breath = performance.now()
  }
  return advice!
}

/** Half of the time is for the search, half for games played out. */
function byTheClock(started: number, time: number): AdviceSettings {
  const most = Math.min(time * NODES_PER_MS, MOST_NODES)
  return {
    ...ADVICE,
    playouts: Number.POSITIVE_INFINITY,
    get nodes() {
      return performance.now() - started < time / 2 ? most : 0
    },
  }
}
