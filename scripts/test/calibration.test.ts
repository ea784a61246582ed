import { AS_LEARNED, Network, shapeOf } from '@negotiator/advisor'
import { namedGame } from '@negotiator/testkit'
import { expect, it } from 'vitest'
import { runOf, sayingsOf } from '../calibration/calibration.ts'
import { calibrationPage, lastSaid } from '../calibration/page.ts'

const shape = shapeOf(namedGame({ abductor: 'edward', pack: 'base' }))
const shipped = (name: string, evening = AS_LEARNED) => {
  const network = new Network(shape, undefined, evening)
  return { name, network, thorough: network, thoroughName: name }
}

it('games are played anew for other weights and for another evening line: it is what the weights say', () => {
  const run = runOf(shipped('a'), 10, 'quick')
  expect(runOf(shipped('a'), 10, 'quick')).toBe(run)
  expect(runOf(shipped('b'), 10, 'quick')).not.toBe(run)
  expect(runOf(shipped('a'), 20, 'quick')).not.toBe(run)
  expect(runOf(shipped('a', { scale: 1.1, shift: 0 }), 10, 'quick')).not.toBe(run)
})

it('finer tables speak for themselves, of their own games and of those of the quick tier', () => {
  const coarse = shipped('a')
  const finer = { ...coarse, thorough: new Network(shape), thoroughName: 'a+b' }
  expect(sayingsOf(coarse)).toEqual(['quick'])
  const runs = sayingsOf(finer).map((saying) => runOf(finer, 10, saying))
  expect(new Set(runs).size).toBe(3)
  expect(runs[0]).toBe(runOf(coarse, 10, 'quick'))
})

it('the page marks what was said with other weights than those of today', () => {
  const all = lastSaid()
  const [first, ...rest] = all
  const marked = calibrationPage([{ ...first!, isOfToday: false }, ...rest])
  expect(marked).toMatch(new RegExp(`^\\| ${first!.abductor} † \\|`, 'm'))
  expect(marked).toContain('† Counted with another search')
  expect(calibrationPage(all.map((said) => ({ ...said, isOfToday: true })))).not.toContain('†')
})
