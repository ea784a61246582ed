import { compileGame, DecisionStream, RULES_VERSION } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, test } from 'vitest'
import { brainFor } from '../src/brain.ts'
import { AS_LEARNED } from '../src/evening.ts'
import { anyShapeOf, Network, shapeOf } from '../src/network.ts'
import {
  contentKey,
  decodeWeights,
  encodeWeights,
  WeightsError,
  type WeightsProblem,
  weightsName,
} from '../src/weights.ts'

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
  const withHeader = (from: string | RegExp, to: string) => {
    const header = Buffer.from(bytes.subarray(0, bytes.indexOf(10))).toString()
    return Uint8Array.from([...Buffer.from(header.replace(from, to)), ...bytes.subarray(bytes.indexOf(10))])
  }
  const tablesAt = bytes.indexOf(10) + 1
  const withMost = (most: number) => {
    const file = bytes.slice()
    new DataView(file.buffer).setFloat32(tablesAt, most, true)
    return file
  }
  const withLevel = (level: number) => {
    const file = bytes.slice()
    new DataView(file.buffer).setInt8(tablesAt + 4, level)
    return file
  }
  const broken: [what: string, file: Uint8Array, problem: WeightsProblem, message: string][] = [
    ['nothing', new Uint8Array(), 'not-weights', 'not a file of weights'],
    ['something else', Buffer.from('PNG, or so\n'), 'not-weights', 'not a file of weights'],
    ['the end is missing', bytes.subarray(0, bytes.length - 1), 'other-cards', 'bytes where this game needs'],
    ['more than there should be', Uint8Array.from([...bytes, 0]), 'other-cards', 'bytes where'],
    ['a header that is no JSON', withHeader('{', 'x'), 'damaged', 'its header cannot be read'],
    ['a header that is nothing', withHeader(/\{.*\}/, 'null'), 'damaged', 'its header cannot be read'],
    ['stages without end', withHeader('[2]', '{"length":20000000}'), 'damaged', 'stages are not numbers'],
    ['stages that are words', withHeader('[2]', '["2"]'), 'damaged', 'stages are not numbers'],
    ['a line that is not a number', withHeader('1.25', 'null'), 'damaged', 'its line is none'],
    ['half a game', withHeader('"games":5', '"games":5.5'), 'damaged', 'counts is no number'],
    ['less than no games', withHeader('"games":5', '"games":-5'), 'damaged', 'counts is no number'],
    ['games that are not told', withHeader('"games":5,', ''), 'damaged', 'counts is no number'],
    ['a trainer that is no number', withHeader('"trainer":1', '"trainer":"x"'), 'damaged', 'is no number'],
    ['a table of no numbers', withMost(Number.NaN), 'damaged', 'largest weight of a table is none'],
    ['a table without end', withMost(Number.POSITIVE_INFINITY), 'damaged', 'largest weight of a table'],
    ['a table as large as can be', withMost(3.4e38), 'damaged', 'largest weight of a table is none'],
    ['a largest weight below zero', withMost(-1), 'damaged', 'largest weight of a table is none'],
    ['a byte that no weight has', withLevel(-128), 'damaged', 'larger than the largest of its table'],
    ['weights for any game', encodeWeights(origin, learned(anyShapeOf(game))), 'other-cards', 'bytes where'],
  ]
  test.each(broken)('%s', (_, file, problem, message) => {
    let thrown: unknown
    try {
      decodeWeights(file, game)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(WeightsError)
    expect(thrown).toMatchObject({ problem, message: expect.stringContaining(message) })
  })

  test('the lowest byte that a weight has is none of them', () => {
    expect(() => decodeWeights(withLevel(-127), game)).not.toThrow()
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
