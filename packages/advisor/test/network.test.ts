import { DecisionStream, type Game } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { anyShapeOf, fineShapeOf, Network, shapeOf } from '../src/network.ts'
import { somePositions } from './positions.ts'

const SHAPES = [shapeOf, fineShapeOf, anyShapeOf]

function noise(network: Network): Network {
  const stream = new DecisionStream('noise')
  for (let i = 0; i < network.weights.length; i++) network.weights[i] = stream.below(1000) / 1000 - 0.5
  return network
}

test('what is read after other positions is what is read afresh', () => {
  for (const shape of SHAPES) {
    let game = null
    let used: Network | null = null
    for (const position of somePositions(12, 'delta')) {
      if (position.game !== game) {
        game = position.game
        used = noise(new Network(shape(game)))
      }
      const fresh = new Network(used!.shape, used!.weights)
      expect(used!.value(position.state), position.name).toBe(fresh.value(position.state))
      expect(used!.beforeDraw(position.state)).not.toBe(used!.value(position.state))
    }
  }
})

test('every entry lies within its own table', () => {
  const networks = new Map<Game, Network[]>()
  for (const { name, game, state } of somePositions(20, 'range')) {
    if (!networks.has(game))
      networks.set(
        game,
        SHAPES.map((shape) => new Network(shape(game))),
      )
    for (const network of networks.get(game)!) {
      const { shape } = network
      network.value(state)
      for (const [table, from] of shape.offset.entries()) {
        const entry = network.entries[table]!
        const isInside = entry >= from && entry < (shape.offset[table + 1] ?? shape.size)
        if (!isInside) throw new Error(`${name}: entry ${entry} is not in table ${table}`)
      }
    }
  }
})

test('the tables for any game are as large for every game', () => {
  const sizes = somePositions(1, 'any').map(({ game }) => anyShapeOf(game).size)
  expect(new Set(sizes).size).toBe(1)
})
