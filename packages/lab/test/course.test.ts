import { describe, expect, it } from 'vitest'
import {
  checkpointOf,
  type Duel,
  duelCourse,
  LabRun,
  parseCheckpoint,
  rateCourse,
  reportOf,
  secondsLeft,
  wilsonInterval,
  workOff,
} from '../src/index.ts'
import { playWhole } from '../src/play/crew.ts'
import { duelJob, newCrew, playOn, studyJob } from './jobs.ts'

describe('how a rate came about', () => {
  it('ends with what is known now, and never has more points than a screen', () => {
    const wins = '1101'.repeat(250)
    const course = rateCourse(wins)
    const [low, high] = wilsonInterval(750, 1000)
    expect(course.at(-1)).toEqual({ games: 1000, value: 0.75, low, high })
    expect(course.length).toBeLessThanOrEqual(61)
    expect(rateCourse('110').map(({ value }) => value)).toEqual([1, 1, 2 / 3])
    expect(rateCourse('')).toEqual([])
  })
})

describe('how a duel came about', () => {
  const job = duelJob({ second: { abductor: 'donna', pack: 'base' }, games: 3000, margin: 0.0001 })
  const question = job.question as Duel

  it('ends with the interval of the report, and is the same after a stop', () => {
    const run = playOn(new LabRun(job), 4)
    const { low, high } = reportOf(run).answer as { low: number; high: number }
    const course = duelCourse(run, question)
    expect(course.map(({ games }) => games)).toEqual([500, 1000])
    expect(course.at(-1)!.low).toBeCloseTo(low, 5)
    expect(course.at(-1)!.high).toBeCloseTo(high, 5)
    const kept = parseCheckpoint(JSON.parse(JSON.stringify(checkpointOf(run))))
    if (typeof kept === 'string') throw new Error(kept)
    expect(duelCourse(new LabRun(kept.job, kept.progress), question)).toEqual(course)
  })
})

describe('a checkpoint', () => {
  it.each([null, 1, [], {}, { format: 'negotiator-lab-checkpoint', version: 2 }])(
    'is refused as %j',
    (data) => {
      expect(parseCheckpoint(data)).toBe('damaged')
    },
  )

  it('of other rules is told from a damaged one', () => {
    const checkpoint = checkpointOf(new LabRun(studyJob()))
    const job = { ...checkpoint.job, rules: '0.0.1' }
    expect(parseCheckpoint({ ...checkpoint, job })).toBe('other-rules')
  })
})

describe('handing out', () => {
  it('gives the same with one hand and with seven, and leaves off when it is told', async () => {
    const crew = newCrew()
    const played = async (hands: number, isStopped: (run: LabRun) => boolean) => {
      const run = new LabRun(studyJob({ players: ['greedy'], games: 20 }))
      await workOff(
        run,
        hands,
        async (chunk) => playWhole(crew, chunk),
        () => isStopped(run),
        () => {},
      )
      return run
    }
    const one = await played(1, () => false)
    expect(one.isOver).toBe(true)
    expect(reportOf(await played(7, () => false))).toEqual(reportOf(one))
    const stopped = await played(1, ({ added }) => added >= 3)
    expect([stopped.added, stopped.isOver]).toEqual([3, false])
    // Three tasks in six seconds: two for each that is left.
    expect(secondsLeft(stopped, 0, 6)).toBe(2 * (stopped.tasks.length - 3))
  })
})
