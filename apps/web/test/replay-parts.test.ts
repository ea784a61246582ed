import { type Session, withHint, withNote } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { markedStep, marksOf } from '../src/replay/marks.ts'
import { partOf, placeOf } from '../src/replay/place.ts'
import { playedGame } from './browser/stored-games.ts'

describe('an address', () => {
  it('names a game and perhaps a step', () => {
    expect(placeOf('x7k2')).toEqual({ source: 'x7k2', step: null })
    expect(placeOf(partOf('x7k2', 12))).toEqual({ source: 'x7k2', step: 12 })
    expect(placeOf('~aB-_9.0')).toEqual({ source: '~aB-_9', step: 0 })
  })

  it.each(['', '.', '.5', 'a b', '~', 'x.', 'x.1.2', 'x.-1', 'x.999999', '../x'])(
    'is refused otherwise: %j',
    (part) => {
      expect(placeOf(part)).toBeNull()
    },
  )
})

describe('marks', () => {
  const game = playedGame(3)
  const marks = marksOf(game)

  it('are there for the deal and every step', () => {
    expect(marks).toHaveLength(game.steps.length + 1)
    expect(marks[0]).toEqual([])
  })

  it('tell who was saved and killed, as often as it happened', () => {
    const having = (name: string, among: Session) =>
      among.steps.filter(({ events }) => events.some(({ e }) => e === name)).length
    const games = Array.from({ length: 12 }, (_, i) => playedGame(i))
    const counted = (mark: 'saved' | 'killed') =>
      games.flatMap((each) => marksOf(each)).filter((found) => found.includes(mark)).length
    for (const name of ['saved', 'killed'] as const) {
      expect(counted(name)).toBeGreaterThan(0)
      expect(counted(name)).toBe(games.reduce((sum, each) => sum + having(name, each), 0))
    }
  })

  it('tell notes and hints too, and lead from one to the next', () => {
    const plain: Session = { ...game, steps: game.steps.map((step) => ({ ...step, events: [] })) }
    const noted = marksOf(withNote(withHint(withNote(plain, 2, 'x')), 5, 'y'))
    const last = game.steps.length
    expect([noted[2], noted[5], noted[last]]).toEqual([['note'], ['note'], ['hint']])
    expect([0, 2, 3, 5].map((from) => markedStep(noted, from, 1))).toEqual([2, 5, 5, last])
    expect([last, 5, 4, 2].map((from) => markedStep(noted, from, -1))).toEqual([5, 2, 2, 0])
  })
})
