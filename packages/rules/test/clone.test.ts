import { ALL_GAMES, namedGame, playRandomly } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { cloneState, copyState, DecisionStream, newState, SeededChance, type State } from '../src/index.ts'
import { board, demand } from './toy.ts'

/** Every number a different one, every list a longer one: a mix-up of two fields cannot stay unseen. */
function telling(): State {
  const t = board({ demands: [demand('a', 'major')], abductor: { majors: 1 } })
  const entries = Object.entries(t.state).map(([key, value], i) => [
    key,
    typeof value === 'number' ? 100 + i : Array.from({ length: i + 1 }, (_, n) => 1000 * i + n),
  ])
  return Object.fromEntries(entries)
}

/** Other numbers, and lists with more in them. */
function longer(state: State): State {
  const entries = Object.entries(state).map(([key, value]) => [
    key,
    typeof value === 'number' ? value + 1 : [...value, 7, 8, 9],
  ])
  return Object.fromEntries(entries)
}

describe('a clone', () => {
  it('has every field as it was', () => {
    const state = telling()
    expect(cloneState(state)).toEqual(state)
    expect(Object.keys(cloneState(state))).toEqual(Object.keys(state))
  })

  it('shares no list', () => {
    const state = telling()
    const clone = cloneState(state)
    for (const key of Object.keys(state) as (keyof State)[]) {
      if (typeof state[key] !== 'number') expect(clone[key]).not.toBe(state[key])
    }
  })

  it('copied into a state that exists has every field too, in lists of its own', () => {
    const state = telling()
    for (const old of [newState(namedGame(ALL_GAMES[0]!)), longer(state)]) {
      copyState(old, state)
      expect(old).toEqual(state)
      for (const key of Object.keys(state) as (keyof State)[]) {
        if (typeof state[key] !== 'number') expect(old[key]).not.toBe(state[key])
      }
    }
  })

  it.each(ALL_GAMES)('played to the end leaves the original as it was: $abductor $pack', (name) => {
    const game = namedGame(name)
    const state = newState(game)
    for (const value of Object.values(state)) Object.freeze(value)
    Object.freeze(state)
    const end = playRandomly(game, cloneState(state), new SeededChance('clone'), new DecisionStream('clone'))
    expect(end.result).not.toBe(0)
    expect(state).toEqual(newState(game))
  })
})
