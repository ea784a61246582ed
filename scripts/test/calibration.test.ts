import { AS_LEARNED, Network, shapeOf } from '@negotiator/advisor'
import { namedGame } from '@negotiator/testkit'
import { expect, it } from 'vitest'
import { runOf } from '../calibration/calibration.ts'

it('games are played anew for other weights and for another evening line: it is what the weights say', () => {
  const shape = shapeOf(namedGame({ abductor: 'edward', pack: 'base' }))
  const shipped = (name: string, evening = AS_LEARNED) => ({
    name,
    network: new Network(shape, undefined, evening),
  })
  const run = runOf(shipped('a'), 10)
  expect(runOf(shipped('a'), 10)).toBe(run)
  expect(runOf(shipped('b'), 10)).not.toBe(run)
  expect(runOf(shipped('a'), 20)).not.toBe(run)
  expect(runOf(shipped('a', { scale: 1.1, shift: 0 }), 10)).not.toBe(run)
})
