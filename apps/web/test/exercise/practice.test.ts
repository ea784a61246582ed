import { solves } from '@negotiator/advisor'
import { upTo } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { mistakesOf } from '../../src/practice/mistakes.ts'
import { questionOf } from '../../src/practice/question.ts'
import { dueAt, inOrder } from '../../src/practice/schedule.ts'
import { analysisOf, playedGame } from '../played-game.ts'

const SESSION = playedGame('arkayne', 'base', 's2')
const ITEMS = mistakesOf('game', SESSION, analysisOf(SESSION))
const DAY = 86_400_000

describe('the mistakes of a game', () => {
  it('cost five points or more each, and what was done does not solve them', () => {
    expect(ITEMS.length).toBeGreaterThan(1)
    for (const { loss, ranking, made, step } of ITEMS) {
      expect(loss).toBeGreaterThanOrEqual(0.05)
      expect(ranking[made]!.action).toEqual(SESSION.steps[step]!.action)
      expect(solves({ ranking }, ranking[made]!.action)).toBe(false)
      expect(solves({ ranking }, ranking[0]!.action)).toBe(true)
    }
  })

  it('are asked in the very position', () => {
    for (const item of ITEMS) {
      const question = questionOf(item, SESSION)!
      expect(question.steps).toEqual(upTo(SESSION, item.step).steps)
      expect(question.setup).toMatchObject({ practice: true, ownDice: false })
    }
  })

  const [item] = ITEMS
  it.each([
    ['a step beyond the game', { step: 5000 }],
    ['a step that is none', { step: 0.5 }],
    ['another position', { hash: '0'.repeat(16) }],
    ['an action that is not possible', { ranking: [{ action: { play: 'x' }, value: 0.5, plies: 0 }] }],
    ['no ranking', { ranking: null }],
    ['a deed that is not in the ranking', { made: 99 }],
    ['a loss that is none', { loss: 'much' }],
    ['an error that is none', { error: -1 }],
  ])('are not asked with %s', (_what, change) => {
    expect(questionOf({ ...item!, ...(change as object) }, SESSION)).toBeNull()
  })
})

describe('the schedule', () => {
  const tried = (...answers: readonly (readonly [day: number, right: boolean])[]) =>
    answers.map(([day, right]) => ({ id: 'a', at: day * DAY, right }))

  it('lets what is right come back later and later, what is wrong at once', () => {
    expect(dueAt('a', [])).toBe(0)
    expect(dueAt('a', tried([1, true]))).toBe(2 * DAY)
    expect(dueAt('a', tried([1, true], [2, true]))).toBe(5 * DAY)
    expect(dueAt('a', tried([1, true], [2, true], [9, false]))).toBe(9 * DAY)
    expect(dueAt('a', tried([9, true], [1, false]))).toBe(10 * DAY)
    const many = tried(...Array.from({ length: 9 }, (_, i) => [i, true] as const))
    expect(dueAt('a', many)).toBe(68 * DAY)
    expect(dueAt('b', many)).toBe(0)
  })

  it('puts what is due first, the costliest before the others', () => {
    const items = [
      { id: 'a', loss: 0.5 },
      { id: 'b', loss: 0.1 },
      { id: 'c', loss: 0.2 },
    ]
    const order = inOrder(items, tried([10, true]), 10.5 * DAY)
    expect(order.map(({ item: { id }, days }) => [id, days])).toEqual([
      ['c', 0],
      ['b', 0],
      ['a', 1],
    ])
  })
})
