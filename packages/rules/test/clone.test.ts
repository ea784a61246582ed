import { ALL_GAMES, namedGame, playRandomly } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { cloneState, DecisionStream, newState, SeededChance, type State } from '../src/index.ts'
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
