import { describe, expect, it } from 'vitest'
import { jobKey, type LabJob, LabRun, parseJob, parsePlayed, parseProgress, playWhole } from '../src/index.ts'
import { DONNA, duelJob, newCrew, playOn, studyJob } from './jobs.ts'
import { SUBJECTS } from './subjects.ts'

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data))

describe('a job from outside', () => {
  it.each([
    ['a study', studyJob()],
    ['a duel', duelJob()],
    ['one with packs', studyJob({ subjects: SUBJECTS.filter(({ packs }) => packs !== undefined) })],
  ])('is taken as it is: %s', (_, job) => {
    const parsed = parseJob(copy(job))
    expect(parsed).toEqual(job)
    expect(jobKey(parsed as LabJob)).toBe(jobKey(job))
  })

  it.each([
    ['nothing', null, 'damaged'],
    ['a text', 'job', 'damaged'],
    ['another format', { ...studyJob(), format: 'x' }, 'damaged'],
    ['a field too many', { ...studyJob(), more: 1 }, 'damaged'],
    ['an unknown abductor', studyJob({ subjects: [{ abductor: 'nobody', pack: 'base' }] }), 'damaged'],
    ['nobody', studyJob({ subjects: [] }), 'damaged'],
    ['an unknown player', { ...studyJob(), question: { ...studyJob().question, by: 'me' } }, 'damaged'],
    ['half a game', studyJob({ games: 0.5 }), 'damaged'],
    ['far too many games', studyJob({ games: 1e12 }), 'damaged'],
    [
      'a set that breaks the rules',
      duelJob({ second: { ...DONNA, set: { conversation: [], terror: {}, minors: [], pivotal: [] } } }),
      'damaged',
    ],
    ['other rules', { ...studyJob(), rules: '0.0.1' }, 'other-rules'],
    ['other cards', { ...studyJob(), content: '0'.repeat(16) }, 'other-cards'],
  ])('is refused with %s', (_, data, problem) => {
    expect(parseJob(data)).toBe(problem)
  })

  it('is refused with a pack whose ids are not its own', () => {
    const subject = copy(SUBJECTS.find(({ packs }) => packs !== undefined)!)
    Object.assign(subject.packs![0]!, { id: 'other' })
    expect(parseJob(studyJob({ subjects: [subject] }))).toBe('damaged')
  })
})

describe('progress from a file', () => {
  const job = studyJob()
  const good = copy(playOn(new LabRun(job), 5).progress)
  const changed = (change: (progress: typeof good) => unknown) => {
    const progress = copy(good)
    change(progress)
    return progress
  }

  it('is taken if it adds up', () => {
    expect(parseProgress(job, good)).toEqual(good)
  })

  it.each([
    ['a game more', changed(({ arms: [arm] }) => Object.assign(arm!.tally, { games: arm!.tally.games + 1 }))],
    ['a win more', changed(({ arms: [arm] }) => Object.assign(arm!.tally, { won: arm!.tally.won + 1 }))],
    [
      'a win that is none',
      changed(({ arms: [arm] }) => Object.assign(arm!, { wins: arm!.wins.replace('0', '1') })),
    ],
    ['another reason', changed(({ arms: [arm] }) => Object.assign(arm!.tally.reasons, { escaped: 1e6 }))],
    ['another turn', changed(({ arms: [arm] }) => arm!.tally.lostIn.push(1))],
    ['a task more', changed((all) => Object.assign(all, { tasks: all.tasks + 1 }))],
    ['an arm less', changed((all) => Object.assign(all, { arms: all.arms.slice(1) }))],
    ['something else', []],
  ])('is refused with %s', (_, progress) => {
    expect(parseProgress(job, progress)).toBeNull()
  })

  it('is refused for another job', () => {
    expect(parseProgress(studyJob({ players: ['random'] }), good)).toBeNull()
  })
})

describe('a result from a queue', () => {
  it('must be of as many games as were asked for', () => {
    const run = new LabRun(studyJob())
    const { count } = run.tasks[0]!
    const played = playWhole(newCrew(), run.chunkOf(0))
    expect(parsePlayed(copy(played), count)).toEqual(played)
    expect(parsePlayed(copy(played), count - 1)).toBeNull()
    expect(parsePlayed({ ...copy(played), wins: 'x'.repeat(count) }, count)).toBeNull()
    expect(parsePlayed(null, count)).toBeNull()
  })
})
