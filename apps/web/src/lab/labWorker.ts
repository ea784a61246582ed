// Plays chunks of games beside the page.
import { type Chunk, Crew, hasLearned, playWhole } from '@negotiator/lab'
import type { Answer, Task } from './labProtocol.ts'
import { brainFrom, type LearnedWeights, weightsFor } from './learnedWeights.ts'

/** Of the line-up that plays next. */
let learned: LearnedWeights | null = null

const crew = new Crew((game) => brainFrom(game, learned!))

/** One after the other, although the first has to wait for its weights. */
let before: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  before = before.then(async () => postMessage(await answerTo(data)))
})

async function answerTo({ id, chunk }: Task): Promise<Answer> {
  try {
    learned = await weightsOf(chunk)
  } catch {
    return { id, problem: 'weights' }
  }
  try {
    return { id, played: playWhole(crew, chunk) }
  } catch (error) {
    return { id, problem: 'broken', detail: error instanceof Error ? error.message : `${error}` }
  }
}

async function weightsOf({ lineUp }: Chunk): Promise<LearnedWeights | null> {
  return hasLearned(lineUp.policy) ? weightsFor(lineUp, lineUp.isByAny ?? false) : null
}
