import { ABDUCTORS } from '@negotiator/content'
import { tellEvents } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { countersOf } from '../src/game/counters.ts'
import { framesOf, lastingFrame } from '../src/game/frames.ts'
import { randomGame } from './random-session.ts'

const viewAt = (session: Session) => viewOf(session.game, stateOf(session))

describe.each(ABDUCTORS.map(({ abductor, pack }) => [abductor.id, pack] as const))(
  'the pictures of a game against %s',
  (id, pack) => {
    it('end with the counters of the real position, at every step', () => {
      for (const seed of ['f1', 'f2', 'f3', 'f4', 'f5']) {
        let before: Session | null = null
        for (const session of randomGame(id, pack, seed)) {
          const step = session.steps.at(-1)
          if (before !== null && step !== undefined && step.events.length > 0) {
            const told = tellEvents('en', step.events, { abductor: id, second: false })
            const frames = framesOf(countersOf(viewAt(before)), told, null)
            expect(frames.at(-1)!.counters).toEqual(countersOf(viewAt(session)))
            expect(frames.at(-1)!.told).toBe(step.events.length)
          }
          before = session
        }
      }
    })
  },
)

it('keeps the terror card on the stage when the next turn has begun', () => {
  for (const session of randomGame('arkayne', 'base', 'terror')) {
    const events = session.steps.at(-1)?.events ?? []
    const drawn = events.find((event) => event.e === 'drawn')
    if (drawn?.e !== 'drawn') continue
    const told = tellEvents('en', events, { abductor: 'arkayne', second: false })
    const start = countersOf(viewAt(session))
    expect(lastingFrame(framesOf(start, told, null))?.head?.id).toBe(drawn.card)
    return
  }
  throw new Error('no terror card was drawn')
})

it('keeps what the other parts of a story said beside the one that stays', () => {
  let besides = 0
  for (const seed of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) {
    for (const session of randomGame('renesha', 'cw', seed)) {
      const told = tellEvents('en', session.steps.at(-1)?.events ?? [], {
        abductor: 'renesha',
        second: false,
      })
      const frames = framesOf(countersOf(viewAt(session)), told, null)
      const lasting = lastingFrame(frames)
      if (lasting === null) continue
      const kept = [...lasting.lines, ...lasting.besides]
      for (const { head, lines } of frames)
        if (head !== null) expect(kept).toEqual(expect.arrayContaining([...lines]))
      besides += lasting.besides.length
    }
  }
  expect(besides).toBeGreaterThan(0)
})
