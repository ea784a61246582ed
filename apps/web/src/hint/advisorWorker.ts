import type { Answer, Question, WhyAnswer, WhyQuestion } from './hintProtocol.ts'

type Hearer = (heard: Answer | WhyAnswer | null) => void

let worker: Worker | null = null
const hearers: Hearer[] = []

/** Every answer is told to every hearer; null means that the advisor could not be started, or has fallen. */
export const hearAnswers = (hear: Hearer): void => void hearers.push(hear)

/** It stays for the next question: then what it has learned is there already. */
export function askAdvisor(question: Question | WhyQuestion): void {
  worker ??= start()
  worker.postMessage(question)
}

/** Nobody waits for the best action any more. */
export const hushAdvisor = (): void => worker?.postMessage(null)

function start(): Worker {
  const started = new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer | WhyAnswer>) => tell(data))
  started.addEventListener('error', () => {
    started.terminate()
    worker = null
    tell(null)
  })
  return started
}

function tell(heard: Answer | WhyAnswer | null): void {
  for (const hear of hearers) hear(heard)
}
