import { DecisionStream, newState } from '@negotiator/rules'
import { ALL_GAMES, namedGame } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { randomStart } from '../src/train/random-start.ts'
import { SETTINGS, Trainer } from '../src/train/trainer.ts'
import { miniature } from './exact/miniature.ts'

/** Comparing a million numbers one by one takes too long. */
const bytes = ({ buffer }: Float32Array) => Buffer.from(buffer)

test('the same games teach the same, also if the learner was stopped in between', () => {
  const game = miniature('doorstep')
  const arraysOf = ({ network, mean, signed, absolute }: Trainer) => [network.weights, mean, signed, absolute]
  const { every } = SETTINGS.mean
  // Stopped between two takings of the mean, and beyond the second one.
  const [stop, end] = [Math.round(1.5 * every), Math.round(2.5 * every)]
  const [one, other, resumed] = [new Trainer(game), new Trainer(game), new Trainer(game)]
  for (let i = 0; i < end; i++) one.playOne(i)
  for (let i = 0; i < stop; i++) other.playOne(i)
  for (const [k, array] of arraysOf(resumed).entries()) array.set(arraysOf(other)[k]!)
  for (let i = stop; i < end; i++) resumed.playOne(i)
  for (const [k, array] of arraysOf(resumed).entries()) {
    expect(bytes(array).equals(bytes(arraysOf(one)[k]!))).toBe(true)
    expect(array.some((value) => value !== 0)).toBe(true)
  }
  expect(bytes(one.mean).equals(bytes(other.mean))).toBe(false)
})

test('what goes on from former weights begins with them and changes them by small steps', () => {
  const game = namedGame({ abductor: 'arkayne', pack: 'base' })
  const former = new Trainer(game)
  for (let i = 0; i < 8; i++) former.playOne(i)
  const before = former.network.weights.slice()
  const resumed = new Trainer(game)
  resumed.goOnFrom(before)
  expect(bytes(resumed.network.weights).equals(bytes(before))).toBe(true)
  former.signed.fill(0)
  former.absolute.fill(0)
  former.playOne(8)
  resumed.playOne(8)
  const change = ({ network }: Trainer) =>
    before.reduce((sum, weight, i) => sum + (weight === 0 ? 0 : Math.abs(network.weights[i]! - weight)), 0)
  expect(change(resumed)).toBeGreaterThan(0)
  expect(change(resumed)).toBeLessThan(change(former) / 5)
})

test('the outcome is a mean over games, and goes on from former weights as they were', () => {
  const trainer = new Trainer(miniature('doorstep'))
  const weightsAfter = (games: number) => {
    for (let i = games - 250; i < games; i++) trainer.playOne(i)
    return trainer.network.weights.slice()
  }
  const [first, second] = [weightsAfter(250), weightsAfter(500)]
  const learned = trainer.outcome().weights
  expect(learned.some((weight) => weight !== 0)).toBe(true)
  const offBy = learned.reduce(
    (most, weight, i) => Math.max(most, Math.abs(weight - (first[i]! + second[i]!) / 2)),
    0,
  )
  expect(offBy).toBeLessThan(1e-5)
  const resumed = new Trainer(trainer.game)
  resumed.goOnFrom(second)
  expect(bytes(resumed.outcome().weights).equals(bytes(second))).toBe(true)
})

test('a start in the middle loses no card and no hostage', () => {
  for (const name of ALL_GAMES) {
    const game = namedGame(name)
    const stream = new DecisionStream(`${name.abductor} ${name.pack}`)
    for (let i = 0; i < 200; i++) {
      const s = newState(game)
      randomStart(game, s, stream)
      expect(s.pool).toBeGreaterThan(0)
      expect(s.pool + s.saved + s.killed).toBe(game.content.abductor.hostages)
      expect(s.killed).toBeLessThanOrEqual(s.pool + s.saved)
      expect(s.hand | s.available).toBe(game.allCards)
      expect(s.handPair & ~s.hand).toBe(0)
      expect(s.availablePair & ~s.available).toBe(0)
      for (const [kind, copies] of game.terrorCopies.entries()) {
        expect(s.unseen[kind]! + s.discard[kind]!).toBe(copies)
      }
    }
  }
})
