import { DecisionStream, type Game, RULES_VERSION } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { type Brain, brainFor, withFiner } from '../src/brain.ts'
import { AS_LEARNED } from '../src/evening.ts'
import { correctedName, correctionsOf, finerFrom, withCorrections } from '../src/finer.ts'
import { fineShapeOf, Network, shapeOf } from '../src/network.ts'
import { asShipped, coarsen } from '../src/train/coarsen.ts'
import { contentKey, decodeWeights, encodeWeights, WeightsError } from '../src/weights.ts'
import { somePositions } from './positions.ts'

const game = namedGame({ abductor: 'lijah', pack: 'cw' })
const origin = {
  abductor: 'lijah',
  pack: 'cw',
  games: 5,
  seed: 's',
  trainer: 1,
  stages: [],
  evening: AS_LEARNED,
  on: null,
  rules: RULES_VERSION,
  content: contentKey(game),
}
const finerOn = (brain: Brain) => ({ ...origin, games: 8, on: correctedName(brain) })
const brainOf = (network: Network): Brain => brainFor(game, encodeWeights(origin, network), new Uint8Array())

function random(network: Network, share = 1): Network {
  const stream = new DecisionStream('learned')
  for (let i = 0; i < network.weights.length; i++) {
    if (stream.below(1000) < 1000 * share) network.weights[i]! += (stream.below(2001) - 1000) / 1000
  }
  return network
}

const positionsOf = (wanted: Game) =>
  somePositions(6, 'finer').filter(
    ({ game: { content } }) => content.abductor.id === wanted.content.abductor.id,
  )

test('finer tables that have learned nothing yet judge every position as the coarser ones do', () => {
  const positions = positionsOf(game)
  expect(positions.length).toBeGreaterThan(0)
  for (const { game: own, state, name } of positions) {
    const coarse = random(new Network(shapeOf(own)))
    const finer = finerFrom(fineShapeOf(own), coarse)
    expect(finer.value(state), name).toBeCloseTo(coarse.value(state), 6)
    expect(finer.beforeDraw(state), name).toBeCloseTo(coarse.beforeDraw(state), 6)
  }
})

test('a file of corrections and the weights it corrects give the finer weights back', () => {
  const coarse = random(new Network(shapeOf(game)))
  const brain = brainOf(coarse)
  const finer = random(finerFrom(fineShapeOf(game), brain.network), 0.05)
  const file = encodeWeights(finerOn(brain), correctionsOf(finer, brain.network))
  const whole = withFiner(game, brain, file)
  expect(whole.network).toBe(brain.network)
  expect(whole.name).not.toBe(brain.name)
  const offBy = finer.weights.reduce(
    (most, weight, i) => Math.max(most, Math.abs(weight - whole.thorough.weights[i]!)),
    0,
  )
  expect(offBy).toBeLessThan(0.02)
})

test('corrections of other weights are refused, and so are whole weights', () => {
  const brain = brainOf(random(new Network(shapeOf(game))))
  const nothing = new Network(fineShapeOf(game))
  const finerOrigin = finerOn(brain)
  expect(withFiner(game, brain, encodeWeights(finerOrigin, nothing)).isStale).toBe(false)
  for (const on of ['others', null]) {
    expect(() => withFiner(game, brain, encodeWeights({ ...finerOrigin, on }, nothing))).toThrow(WeightsError)
  }
  expect(() => withFiner(game, brain, encodeWeights(finerOrigin, brain.network))).toThrow(WeightsError)
})

test('corrections of other tables are refused, although they are named the same', () => {
  const brain = brainOf(random(new Network(shapeOf(game))))
  const corrections = encodeWeights(finerOn(brain), new Network(fineShapeOf(game)))
  const others = brainOf(random(new Network(shapeOf(game)), 0.5))
  expect(others.name).toBe(brain.name)
  expect(() => withFiner(game, others, corrections)).toThrow(WeightsError)
})

test('corrections that were learned by other rules are noticed', () => {
  const brain = brainOf(random(new Network(shapeOf(game))))
  const corrections = encodeWeights({ ...finerOn(brain), rules: '0.9.0' }, new Network(fineShapeOf(game)))
  expect(withFiner(game, brain, corrections).isStale).toBe(true)
})

test('the less a weight was used, the rounder it becomes, and none is further off than its use allows', () => {
  const shape = fineShapeOf(game)
  const weights = random(new Network(shape), 0.02)
  const differentAfter = (use: number) => {
    const round = new Network(shape, weights.weights.slice())
    coarsen(round, new Float32Array(round.weights.length).fill(use))
    const tolerance = Math.max(0.01 / Math.sqrt(use), 0.02)
    for (let i = 0; i < round.weights.length; i++) {
      const offBy = Math.abs(round.weights[i]! - weights.weights[i]!)
      if (offBy > tolerance + 1e-6) throw new Error(`weight ${i} is off by ${offBy}`)
    }
    return new Set(round.weights).size
  }
  const [seldom, often] = [differentAfter(1e-4), differentAfter(1e4)]
  expect(seldom).toBeLessThan(often / 2)
})

test('what ships is known before it is written: the very weights that come out of the files', () => {
  const isSame = (a: Network, b: Network) =>
    Buffer.from(a.weights.buffer).equals(Buffer.from(b.weights.buffer))
  const used = (network: Network, use: number) => new Float32Array(network.weights.length).fill(use)
  const learned = random(new Network(shapeOf(game)))
  const before = new Network(learned.shape, learned.weights.slice())
  const coarse = asShipped(learned, used(learned, 0.5))
  expect(isSame(learned, before)).toBe(true)
  expect(isSame(coarse, learned)).toBe(false)
  const brain = brainOf(coarse)
  expect(isSame(brain.network, coarse)).toBe(true)

  const finer = random(finerFrom(fineShapeOf(game), coarse), 0.05)
  const corrections = asShipped(correctionsOf(finer, coarse), used(finer, 0.5))
  const file = encodeWeights(finerOn(brain), corrections)
  expect(isSame(decodeWeights(file, game, fineShapeOf(game)).network, corrections)).toBe(true)
  expect(isSame(withFiner(game, brain, file).thorough, withCorrections(coarse, corrections))).toBe(true)
})
