import { ABDUCTORS } from '@negotiator/content'
import { viewOf } from '@negotiator/rules'
import { loadSave, saveText, sessionAt, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { seatsOf } from '../src/game/people.ts'
import { randomGame } from './random-session.ts'

describe.each(ABDUCTORS.map(({ abductor, pack }) => [abductor.id, pack] as const))(
  'people held by %s',
  (id, pack) => {
    it('are as many as the rules count, and nobody comes back', () => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        let before = null as ReturnType<typeof seatsOf> | null
        for (const session of randomGame(id, pack, seed)) {
          const { pool, saved, killed } = viewOf(session.game, stateOf(session))
          const seats = seatsOf(session)
          const count = (fate: string) => seats.filter((seat) => seat.fate === fate).length
          expect([count('held'), count('saved'), count('killed')]).toEqual([pool, saved, killed])
          expect(new Set(seats.map(({ person }) => person)).size).toBe(seats.length)
          for (const [i, seat] of (before ?? []).entries()) {
            expect(seats[i]!.person).toBe(seat.person)
            if (seat.fate !== 'held') expect(seats[i]!.fate).toBe(seat.fate)
          }
          before = seats
        }
      }
    })

    it('are the same after saving and loading', () => {
      const last = [...randomGame(id, pack, 'again')].at(-1)!
      const loaded = loadSave(saveText(last))
      expect(loaded.ok && seatsOf(loaded.session)).toEqual(seatsOf(last))
    })
  },
)

it('are told apart when a position begins in the middle of a night', () => {
  const session = sessionAt({ game: { abductor: 'arkayne' }, setup: { pool: 3, saved: 2, killed: 1 } })
  const count = (fate: string) => seatsOf(session).filter((seat) => seat.fate === fate).length
  expect([count('held'), count('saved'), count('killed')]).toEqual([3, 2, 1])
})

it('shows only as much of the last step as has been told', () => {
  const games = [...randomGame('donna', 'base', 'people')]
  const withRescue = games.find((session) =>
    session.steps.at(-1)?.events.some(({ e }) => e === 'saved' || e === 'killed'),
  )!
  const events = withRescue.steps.at(-1)!.events
  const at = events.findIndex(({ e }) => e === 'saved' || e === 'killed')
  const held = (told: number) => seatsOf(withRescue, told).filter(({ fate }) => fate === 'held').length
  expect(held(at + 1)).toBeLessThan(held(at))
})
