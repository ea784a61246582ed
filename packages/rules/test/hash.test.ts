import { ALL_GAMES, namedGame, playRandomly, randomPosition } from '@negotiator/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cloneState,
  DecisionStream,
  hashState,
  newState,
  positionFrom,
  SeededChance,
  type State,
} from '../src/index.ts'
import { act, board, reaction, rolled } from './toy.ts'

describe('the hash of a position', () => {
  it('is sixteen hex digits', () => {
    expect(hashState(board({}).state)).toMatch(/^[0-9a-f]{16}$/)
  })

  // Saves hold the hash of every step: another one here makes every old save look damaged.
  it('of this very position is for ever this', () => {
    expect(hashState(board({}).state)).toBe('f960d6c75f159f12')
  })

  it('of this very pending roll is for ever this', () => {
    const cards = [rolled('talk', {}), reaction('again')]
    const t = board({ cards }, { hand: ['talk', 'again'] }, { dice: [4, 1] })
    act(t, { play: 'talk' })
    expect(t.state.stack).toHaveLength(1)
    expect(hashState(t.state)).toBe('8436e87ad1925234')
  })

  it('keeps its leading zeros', () => {
    const s = board({}).state
    const lengths = Array.from({ length: 200 }, (_, cp) => hashState({ ...s, cp }).length)
    expect(new Set(lengths)).toEqual(new Set([16]))
  })

  it('every field matters, in both halves', () => {
    const s = board({}).state
    const halves = (state: State) => [hashState(state).slice(0, 8), hashState(state).slice(8)]
    const [low, high] = halves(s)
    for (const [key, value] of Object.entries(s)) {
      const other = halves({ ...s, [key]: typeof value === 'number' ? value + 1 : [...value, 0] })
      expect(other[0], key).not.toBe(low)
      expect(other[1], key).not.toBe(high)
    }
  })

  it('tells the items of a list apart, and their order', () => {
    const s = board({}).state
    const hashes = [[0], [1], [0, 1], [1, 0], []].map((eachTurn) => hashState({ ...s, eachTurn }))
    expect(new Set(hashes).size).toBe(5)
  })

  it('tells neighbouring lists apart', () => {
    const s = board({}).state
    const one = hashState({ ...s, eachTurn: [0], alerts: [] })
    expect(hashState({ ...s, eachTurn: [], alerts: [0] })).not.toBe(one)
  })

  it('equal for equal positions, different for different ones', () => {
    const seen = new Map<string, string>()
    for (const [number, name] of ALL_GAMES.entries()) {
      const game = namedGame(name)
      const seed = `hash ${number}`
      playRandomly(game, newState(game), new SeededChance(seed), new DecisionStream(seed), (state) => {
        const json = JSON.stringify(state)
        const hash = hashState(state)
        expect(seen.get(hash) ?? json).toBe(json)
        expect(hashState(JSON.parse(json))).toBe(hash)
        seen.set(hash, json)
      })
    }
    expect(seen.size).toBeGreaterThan(ALL_GAMES.length * 10)
  })

  it('equal exactly when the positions are', () => {
    const games = fc.constantFrom(...ALL_GAMES)
    fc.assert(
      fc.property(games, fc.string(), fc.string(), (name, one, other) => {
        const game = namedGame(name)
        const [a, b] = [one, other].map((seed) =>
          positionFrom(game, randomPosition(game, new DecisionStream(seed))),
        )
        expect(hashState(a!) === hashState(b!)).toBe(JSON.stringify(a) === JSON.stringify(b))
        expect(hashState(cloneState(a!))).toBe(hashState(a!))
      }),
    )
  })
})
