import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_CONCEDE, popFrame, pushFrame, setTopA, setTopB, topA, topB, topFrame } from '../src/stack.ts'
import { board } from './toy.ts'

const kinds = fc.integer({ min: 0, max: FRAME_CONCEDE })
/** Steps of threat to go may be negative. */
const firsts = fc.integer({ min: -16_384, max: 16_383 })
const seconds = fc.integer({ min: 0, max: 4095 })
const frames = fc.tuple(kinds, firsts, seconds)

const empty = () => board({}).state

describe('a frame is one integer', () => {
  it('of which kind and arguments come back, the last one first', () => {
    fc.assert(
      fc.property(fc.array(frames, { maxLength: 5 }), (list) => {
        const s = empty()
        for (const [kind, a, b] of list) pushFrame(s, kind, a, b)
        expect(s.stack).toHaveLength(list.length)
        for (const frame of list.toReversed()) {
          expect([topFrame(s), topA(s), topB(s)]).toEqual(frame)
          popFrame(s)
        }
        expect(topFrame(s)).toBe(-1)
      }),
    )
  })

  it('of which one argument is changed alone', () => {
    fc.assert(
      fc.property(frames, firsts, seconds, ([kind, a, b], otherA, otherB) => {
        const s = empty()
        pushFrame(s, kind, a, b)
        setTopA(s, otherA)
        expect([topFrame(s), topA(s), topB(s)]).toEqual([kind, otherA, b])
        setTopB(s, otherB)
        expect([topFrame(s), topA(s), topB(s)]).toEqual([kind, otherA, otherB])
      }),
    )
  })
})
