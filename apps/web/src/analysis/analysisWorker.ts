// Goes through a game beside the page, step by step.
import { analyse, type Brain, weightsName } from '@negotiator/advisor'
import { loadSave, playedSteps, type Session, stateOf } from '@negotiator/session'
import { fall } from '../hint/fall.ts'
import { knowledgeOf, learnedFor } from '../hint/learned.ts'
import type { Answer, Question } from './analysisProtocol.ts'

/** Between two answers: often enough to see it go on, and no more than that is lost when the page is closed. */
const PAUSE_MS = 200
/** How long to think before the page gets a hearing. */
const BREATH_MS = 20

/** The question being worked on; null if nobody waits. */
let current: number | null = null

addEventListener('message', ({ data }: MessageEvent<Question | null>) => {
  current = data?.id ?? null
  if (data !== null) work(data).catch(fall)
})

async function work(question: Question): Promise<void> {
  const { id, save, own, any } = question
  const loaded = loadSave(save)
  const brain = loaded.ok ? await learnedFor({ game: loaded.session.game, own, any }) : null
  if (current !== id) return
  if (!loaded.ok || brain === null) answer({ id, analysis: null, knowledge: 'any', isDone: false })
  else await goThrough(question, loaded.session, brain)
}

const answer = (message: Answer): void => postMessage(message)

async function goThrough({ id, before }: Question, session: Session, brain: Brain): Promise<void> {
  const { game, resigned } = session
  const knowledge = knowledgeOf(brain)
  const log = { game, steps: playedSteps(session), last: stateOf(session), resigned }
  const judge = { judge: brain.network, name: weightsName(brain.origin) }
  const steps = analyse(log, judge, undefined, before)
  let told = Number.NEGATIVE_INFINITY
  let breath = performance.now()
  for (;;) {
    const { done, value: analysis } = steps.next()
    if (done) return answer({ id, analysis, knowledge, isDone: true })
    const now = performance.now()
    if (now - told >= PAUSE_MS) {
      answer({ id, analysis, knowledge, isDone: false })
      told = now
    }
    if (now - breath < BREATH_MS) continue
    await new Promise((rested) => setTimeout(rested))
    if (current !== id) return
    breath = performance.now()
  }
}
