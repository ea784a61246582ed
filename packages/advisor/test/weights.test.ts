import { compileGame, DecisionStream, RULES_VERSION } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, test } from 'vitest'
import { brainFor } from '../src/brain.ts'
import { AS_LEARNED } from '../src/evening.ts'
import { anyShapeOf, Network, shapeOf } from '../src/network.ts'
import { contentKey, decodeWeights, encodeWeights, WeightsError, weightsName } from '../src/weights.ts'

const game = namedGame({ abductor: 'edward', pack: 'base' })
const origin = {
  abductor: 'edward',
  pack: 'base',
  games: 5,
  seed: 's',
  trainer: 1,
  stages: [2],
  evening: { scale: 1.25, shift: -0.5 },
  on: null,
  rules: RULES_VERSION,
  content: contentKey(game),
}

function learned(shape = shapeOf(game)): Network {
  const network = new Network(shape)
  const stream = new DecisionStream('learned')
  for (let i = 0; i < network.weights.length; i++) network.weights[i] = (stream.below(4001) - 2000) / 1000
  return network
}

test('weights come back as they were, as finely as a byte can tell', () => {
  const network = learned()
  const decoded = decodeWeights(encodeWeights(origin, network), game)
  expect(decoded.origin).toEqual(origin)
  expect(decoded.isStale).toBe(false)
  for (let i = 0; i < network.weights.length; i += 97) {
    expect(Math.abs(decoded.network.weights[i]! - network.weights[i]!)).toBeLessThan(0.02)
  }
})

describe('what is not a file of weights of this game is refused', () => {
  const bytes = encodeWeights(origin, learned())
  const withHeader = (from: string, to: string) => {
    const header = Buffer.from(bytes.subarray(0, bytes.indexOf(10))).toString()
    return Uint8Array.from([...Buffer.from(header.replace(from, to)), ...bytes.subarray(bytes.indexOf(10))])
  }
  const broken: [string, Uint8Array][] = [
    ['nothing', new Uint8Array()],
    ['something else', Uint8Array.from('PNG, or so\n', (char) => char.charCodeAt(0))],
    ['the end is missing', bytes.subarray(0, bytes.length - 1)],
    ['more than there should be', Uint8Array.from([...bytes, 0])],
    ['a header that is no JSON', Uint8Array.from(bytes, (byte, i) => (i === 4 ? 0x78 : byte))],
    ['stages without end', withHeader('"stages":[2]', '"stages":{"length":20000000}')],
    ['a line that is not a number', withHeader('1.25', 'null')],
    ['weights for any game', encodeWeights(origin, learned(anyShapeOf(game)))],
  ]
  test.each(broken)('%s', (_, file) => {
    expect(() => decodeWeights(file, game)).toThrow(WeightsError)
  })
})

test('a run that went on from shipped weights has another name; how it speaks is no part of it', () => {
  expect(weightsName({ ...origin, stages: [] })).not.toBe(weightsName(origin))
  expect(weightsName({ ...origin, evening: AS_LEARNED })).toBe(weightsName(origin))
})

test('another trainer gives another name; a file from before they had numbers is read, and named as ever', () => {
  expect(weightsName({ ...origin, trainer: 2 })).not.toBe(weightsName(origin))
  const { trainer: _, ...unnumbered } = origin
  const old = encodeWeights(unnumbered as typeof origin, learned())
  const { origin: read } = decodeWeights(old, game)
  expect(read).toEqual({ ...origin, trainer: 0 })
  expect(weightsName(read)).not.toContain('trainer')
})

test('what is said keeps its order, and what is certain stays so', () => {
  const { network } = decodeWeights(encodeWeights(origin, learned()), game)
  const said = [0, 0.001, 0.2, 0.5, 0.9, 0.999, 1].map((chance) => network.said(chance))
  expect(said).toEqual([...said].sort((a, b) => a - b))
  expect([said[0], said.at(-1)]).toEqual([0, 1])
  expect(said[3]).toBeCloseTo(1 / (1 + Math.exp(0.5)), 9)
})

test('other cards with the same tables are noticed', () => {
  const { content } = game
  const changed = compileGame({
    ...content,
    abductor: { ...content.abductor, threat: content.abductor.threat + 1 },
  })
  expect(decodeWeights(encodeWeights(origin, learned()), changed).isStale).toBe(true)
})

test('other rules than those it was learned by are noticed, in weights for any game too', () => {
  const before = { ...origin, rules: '0.9.0' }
  const any = encodeWeights({ ...before, content: '' }, learned(anyShapeOf(game)))
  expect(brainFor(game, encodeWeights(before, learned()), any).isStale).toBe(true)
  expect(brainFor(game, null, any)).toMatchObject({ isOwn: false, isStale: true })
})

test('without weights of its own a game is played by those for any', () => {
  const any = encodeWeights({ ...origin, content: '' }, learned(anyShapeOf(game)))
  const own = encodeWeights(origin, learned())
  expect(brainFor(game, own, any)).toMatchObject({ isOwn: true, isStale: false })
  const other = namedGame({ abductor: 'lijah', pack: 'base' })
  expect(brainFor(other, null, any)).toMatchObject({ isOwn: false, isStale: false })
})
