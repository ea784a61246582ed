import { CONTENT_HASH, type ContentChoice } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { Crew, type Duel, type LabJob, type LabRun, playWhole, type Study } from '../src/index.ts'

export const DONNA: ContentChoice = { abductor: 'donna', pack: 'base' }

const jobOf = (question: LabJob['question'], seed: string): LabJob => ({
  format: 'negotiator-lab',
  version: 1,
  rules: RULES_VERSION,
  content: CONTENT_HASH,
  seed,
  weights: [],
  nodes: 1,
  question,
})

export const studyJob = (more: Partial<Study> = {}, seed = 'lab'): LabJob =>
  jobOf(
    {
      kind: 'study',
      subjects: [DONNA],
      players: ['greedy', 'random'],
      games: 300,
      by: 'greedy',
      cards: 20,
      numbers: 0,
      ...more,
    },
    seed,
  )

export const duelJob = (more: Partial<Duel> = {}, seed = 'lab'): LabJob =>
  jobOf(
    {
      kind: 'duel',
      first: DONNA,
      second: { ...DONNA, pack: 'cw' },
      by: 'greedy',
      games: 1000,
      error: 0.05,
      margin: 0.01,
      ...more,
    },
    seed,
  )

/** For players who have learned nothing. */
export const newCrew = (): Crew =>
  new Crew(() => {
    throw new Error('nobody here has learned')
  })

/** Plays on to the end, or until so many tasks more are done, in the order of their numbers. */
export function playOn(run: LabRun, most = Number.POSITIVE_INFINITY): LabRun {
  const crew = newCrew()
  for (
    let number = run.added, done = 0;
    number < run.tasks.length && !run.isOver && done < most;
    number++, done++
  ) {
    run.add(number, playWhole(crew, run.chunkOf(number)))
  }
  return run
}
