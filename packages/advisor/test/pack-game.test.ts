import { readdirSync, readFileSync } from 'node:fs'
import {
  applyMove,
  copyState,
  DecisionStream,
  type Game,
  newState,
  SeededChance,
  topTerror,
} from '@negotiator/rules'
import { gameFor, parsePack } from '@negotiator/session'
import { playRandomly } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { AllChance } from '../src/all-chance.ts'
import { Foreseen } from '../src/hindsight/foreseen.ts'
import { anyShapeOf, Greedy, Instant, Network } from '../src/index.ts'
import { PositionKey } from '../src/position-key.ts'
import { randomStart } from '../src/train/random-start.ts'
import { movesOf } from './positions.ts'

const FOLDER = new URL('../../../packs/', import.meta.url)
const games = readdirSync(FOLDER).flatMap((file): [string, Game][] => {
  const parsed = parsePack(readFileSync(new URL(file, FOLDER), 'utf8'))
  if (!parsed.ok) throw new Error(file)
  const { pack } = parsed
  return (pack.abductors ?? []).map(({ id, game }) => [
    id,
    gameFor({ abductor: id, pack: game, packs: [pack] }),
  ])
})

/** Whatever a pack brings, the advisor plays it: nothing it relies on is about the built-in cards. */
describe.each(games)('with the pack of %s', (_, game) => {
  it('both policies play whole games', () => {
    for (const player of [new Greedy(game), new Instant(game, new Network(anyShapeOf(game)))]) {
      const table = { game, state: newState(game), chance: new SeededChance('x'), log: null }
      let actions = 0
      while (table.state.result === 0 && actions++ < 2000) applyMove(table, player.choose(table.state))
      expect(table.state.result).not.toBe(0)
    }
  })

  it('a start in the middle of learning has burned what lay on top, layer by layer', () => {
    const stream = new DecisionStream('start')
    for (let i = 0; i < 100; i++) {
      const s = newState(game)
      const before = newState(game)
      randomStart(game, s, stream)
      const burned = new Map<number, number>()
      for (; before.redLeft > s.redLeft; before.redLeft--) {
        const { from } = topTerror(game, before)
        burned.set(from, (burned.get(from) ?? 0) + 1)
      }
      for (const [from, count] of burned) {
        const ends = [...burned.keys(), game.firstGold].filter((end) => end > from)
        const discarded = s.discard.slice(from, Math.min(...ends)).reduce((sum, n) => sum + n, 0)
        expect(discarded).toBe(count)
      }
    }
  })

  it('everything that can happen after a move is gone through once', () => {
    const work = newState(game)
    const chance = new AllChance(game, work)
    const table = { game, state: work, chance, log: null }
    let looked = 0
    playRandomly(game, newState(game), new SeededChance('y'), new DecisionStream('y'), (state) => {
      if (looked++ > 60) return
      for (const move of movesOf(game, state)) {
        let sum = 0
        chance.first()
        do {
          copyState(work, state)
          applyMove(table, move)
          sum += chance.probability
        } while (chance.next())
        expect(sum).toBeCloseTo(1, 9)
      }
    })
  }, 60_000)

  it('what the seed will bring are cards that are there', () => {
    for (let seed = 0; seed < 20; seed++) {
      const foreseen = new Foreseen(game, new SeededChance(`${seed}`))
      playRandomly(game, newState(game), foreseen, new DecisionStream(`${seed}`), (state) => {
        expect(state.unseen.every((copies) => copies >= 0)).toBe(true)
      })
    }
  })

  it('positions with another place, or others in the side zone, are other positions', () => {
    const key = new PositionKey(game)
    const state = newState(game)
    key.read(state)
    const before = [key.low, key.high]
    for (const field of ['side', 'stage'] as const) {
      key.read({ ...state, [field]: state[field] + 1 })
      expect([key.low, key.high]).not.toEqual(before)
    }
  })
})
