import { Greedy } from '@negotiator/advisor'
import { compileGame as compile, DecisionStream } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import {
  addTally,
  chunksOf,
  LabRun,
  newTally,
  type Played,
  parseProgress,
  planAhead,
  playWhole,
  reportOf,
  type StudyReport,
} from '../src/index.ts'
import { planOf } from '../src/job/arms.ts'
import { Games } from '../src/play/games.ts'
import { DONNA, duelJob, newCrew, playOn, studyJob } from './jobs.ts'

const bytes = (run: LabRun): string => JSON.stringify(reportOf(run))

/** Every task of a job, played, in an order of its own. */
function shuffled(run: LabRun, seed: string): [number, Played][] {
  const crew = newCrew()
  const stream = new DecisionStream(seed)
  const left = run.tasks.map((_, number): [number, Played] => [number, playWhole(crew, run.chunkOf(number))])
  return run.tasks.map(() => left.splice(stream.below(left.length), 1)[0]!)
}

describe.each([
  ['a study', studyJob()],
  ['a duel', duelJob()],
] as const)('%s', (_, job) => {
  const whole = bytes(playOn(new LabRun(job)))

  it('is the same to the byte in whatever order its tasks are done, and if some are done twice', () => {
    const run = new LabRun(job)
    const results = shuffled(run, 'order')
    for (const [number, played] of [...results, ...results.slice(0, 20)]) run.add(number, played)
    expect(bytes(run)).toBe(whole)
    expect(JSON.parse(whole).complete).toBe(true)
  })

  it('is the same wherever it is stopped and gone on with, through a file', () => {
    let run = new LabRun(job)
    for (let stops = 0; !run.isOver; stops++) {
      playOn(run, 1 + (stops % 3))
      const progress = parseProgress(job, JSON.parse(JSON.stringify(run.progress)))
      expect(progress).not.toBeNull()
      run = new LabRun(job, progress!)
    }
    expect(bytes(run)).toBe(whole)
  })

  it('has another answer with another seed', () => {
    expect(bytes(playOn(new LabRun({ ...job, seed: 'other' })))).not.toBe(whole)
  })

  it('is not complete before it is over, and says what is there', () => {
    const run = playOn(new LabRun(job), 1)
    expect(reportOf(run).complete).toBe(false)
    expect(run.games).toBeGreaterThan(0)
  })
})

describe('a study', () => {
  it('counts the games that `simulate` plays', () => {
    const run = playOn(new LabRun(studyJob({ cards: 0 })))
    const tally = newTally()
    const crew = newCrew()
    for (const chunk of chunksOf({ ...DONNA, policy: 'greedy', nodes: 1 }, 300, 'lab')) {
      addTally(tally, playWhole(crew, chunk).tally)
    }
    expect(run.played[0]!.tally).toEqual(tally)
  })

  it('compares each card on the same seeds', () => {
    const run = playOn(new LabRun(studyJob({ games: 60, cards: 60 })))
    const { subjects } = reportOf(run).answer as StudyReport
    const [{ cards, reference }] = subjects as [StudyReport['subjects'][number]]
    // A player by rules of thumb who never buys it plays the very same games without it.
    const unused = cards.find(({ id }) => id === 'sniper-take-the-shot')!
    expect([unused.difference, unused.withRate]).toEqual([0, reference!.winRate])
    // A card to cool him down for nothing is worth a lot.
    const used = cards.find(({ id }) => id === 'keep-cool')!
    expect(used.low).toBeGreaterThan(0.02)
    expect(used.difference).toBeCloseTo(used.withRate - used.withoutRate, 5)
  })

  it('plays a card less by hand to the same result', () => {
    const without = { kind: 'conversation', id: 'keep-cool' } as const
    const run = playOn(new LabRun(studyJob({ players: [], cards: 20 })))
    const studied = run.plan.subjects[0]!
    const { arm } = studied.cards.find(({ card }) => card.id === without.id)!
    const { content } = gameFor(DONNA)
    const conversation = content.conversation.filter(({ id }) => id !== without.id)
    const game = compile({ ...content, conversation })
    const games = new Games(game, new Greedy(game))
    const tally = newTally()
    const { seeds } = run.chunkOf(run.tasks.findIndex((task) => task.arm === arm))
    for (let i = 0; i < seeds.length; i += 2) games.playOne(seeds[i]!, seeds[i + 1]!, tally)
    expect(run.played[arm]!.tally).toEqual(tally)
  })
})

describe('a duel', () => {
  it('stops as soon as it is sure, and counts nothing beyond', () => {
    const run = playOn(new LabRun(duelJob()))
    expect(run.compared!.verdict).toBe('second')
    expect(run.added).toBeLessThan(run.tasks.length)
    const { added, games } = run
    const crew = newCrew()
    for (let number = added; number < run.tasks.length; number++)
      run.add(number, playWhole(crew, run.chunkOf(number)))
    expect([run.added, run.games]).toEqual([added, games])
  })

  it('of a version with itself ends alike in every game', () => {
    const run = playOn(new LabRun(duelJob({ second: DONNA })))
    expect(run.compared!.verdict).toBe('same')
    expect(run.pairsSoFar).toMatchObject({ first: 0, second: 0 })
  })

  it('ends open when there are no more games', () => {
    const run = playOn(new LabRun(duelJob({ games: 20 })))
    expect([run.isOver, run.compared!.verdict]).toEqual([true, 'open'])
  })
})

it('a plan with numbers can be made in pieces, with a rest after each', async () => {
  const asked = { cards: 1, numbers: 1 }
  const { plan } = new LabRun(studyJob(asked))
  const inPieces = studyJob(asked)
  let rests = 0
  await planAhead(inPieces, async () => {
    rests++
  })
  expect(rests).toBeGreaterThanOrEqual(plan.subjects[0]!.numbers.length)
  expect(planOf(inPieces)).toEqual(plan)
})
