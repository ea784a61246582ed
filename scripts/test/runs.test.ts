import { MINIATURES, SEARCH, TRAINER } from '@negotiator/advisor'
import { expect, test } from 'vitest'
import { measured } from '../exact/measure.ts'
import { runOf as runOfPolicy, searchOf } from '../strength/players.ts'
import { changesSince } from '../strength/searches.ts'
import { readTally } from '../strength/tally.ts'
import { ALL_TASKS } from '../strength/wanted.ts'
import { lessons, runOf, trainersFor } from '../train/lessons.ts'

test('what another trainer has learned is of another run, of whole games and of miniatures', () => {
  const [lesson] = lessons(false, null)
  expect(JSON.parse(runOf(lesson!, trainersFor(lesson!)[0]))).toMatchObject({ TRAINER })
  const { training } = JSON.parse(measured(MINIATURES[0]!, 1).run)
  expect(JSON.parse(training)).toMatchObject({ TRAINER })
})

test.each(['random', 'greedy', 'flat-10000'] as const)(
  'games of %s stay his when weights or search change',
  (policy) => {
    const run = runOfPolicy(policy, { name: 'a', thoroughName: 'a+b' })
    expect(runOfPolicy(policy, { name: 'c', thoroughName: 'd' })).toBe(run)
    expect(searchOf(run)).toBeNull()
    const tasks = ALL_TASKS.filter((task) => task.policy === policy)
    expect(tasks.map((task) => searchOf(readTally(task, null)!.run))).toEqual(tasks.map(() => null))
  },
)

test.each(['instant', 'deep'] as const)(
  'games of %s are of another run by other weights or another search',
  (policy) => {
    const run = runOfPolicy(policy, { name: 'a', thoroughName: 'b' })
    expect(runOfPolicy(policy, { name: 'c', thoroughName: 'd' })).not.toBe(run)
    expect(searchOf(run)).toBe(SEARCH)
  },
)

test('what has changed since is told of the oldest search, and of no search nothing', () => {
  expect(changesSince([1, SEARCH])).toHaveLength(SEARCH - 1)
  expect(changesSince([SEARCH])).toEqual([])
  expect(changesSince([])).toEqual([])
})
