import {
  applyMove,
  cloneState,
  DecisionStream,
  FACE_DOWN,
  FACE_UP,
  FRAME_REVEAL,
  faceOf,
  type Game,
  newState,
  SeededChance,
  type State,
  toAction,
  topFrame,
} from '@negotiator/rules'
import { ALL_GAMES, namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { improvingAdvice } from '../src/advice.ts'
import { isAlike } from '../src/alike.ts'
import { analyse } from '../src/analysis/analyse.ts'
import { balanceOf } from '../src/analysis/balance.ts'
import { Explanation } from '../src/explanation.ts'
import { Instant } from '../src/instant.ts'
import { roughAdvice } from '../src/rough-advice.ts'
import { movesOf } from './positions.ts'

/** As the tables do: it matters at which place a demand lies faceup. */
const byPlaces = (s: State): number =>
  s.places.reduce((sum, place, i) => sum + (faceOf(place) === FACE_UP ? 0.03 * ((i * 7) % 5) : 0), 0.1) +
  s.threat / 100
const JUDGE = { value: byPlaces, beforeDraw: byPlaces, said: (chance: number) => chance }
const SETTINGS = { plies: 2, nodes: 5_000, playouts: 0, seed: 'alike' }

/** A position where a demand is to be turned up, and some of those that could be are alike. */
function revealPending(game: Game, seed: string): { state: State; chance: SeededChance } {
  const decisions = new DecisionStream(seed)
  for (let i = 0; ; i++) {
    const table = { game, state: newState(game), chance: new SeededChance(`${seed} ${i}`), log: null }
    while (table.state.result === 0) {
      const { state, chance } = table
      const moves = movesOf(game, state)
      if (topFrame(state) === FRAME_REVEAL && hasAlike(state, moves)) return { state, chance }
      applyMove(table, moves[decisions.below(moves.length)]!)
    }
  }
}

const hasAlike = (s: State, moves: readonly number[]): boolean =>
  moves.some((a, i) => moves.slice(i + 1).some((b) => isAlike(s, a, b)))

/** All pairs of moves that are alike must be the same in this respect. */
function expectSame<T>(s: State, all: readonly { move: number; what: T }[]): void {
  for (const a of all) for (const b of all) if (isAlike(s, a.move, b.move)) expect(a.what).toEqual(b.what)
}

/** Those whose demands can be alike. */
const GAMES = ALL_GAMES.filter(({ abductor }) => ['lijah', 'renesha'].includes(abductor))

describe.each(GAMES)('$abductor with $pack: demands that are alike', (name) => {
  const game = namedGame(name)
  const { state, chance } = revealPending(game, 'alike')

  it('lie facedown, each to be turned up by its own move, and the judge alone tells them apart', () => {
    const moves = movesOf(game, state)
    expect(moves).toHaveLength(state.places.filter((place) => faceOf(place) === FACE_DOWN).length)
    const { lookahead } = new Instant(game, JUDGE)
    const values = moves.map((move) => lookahead.valueOfMove(state, move, 0).toFixed(6))
    expect(new Set(values).size).toBeGreaterThan(1)
  })

  it('have one value in every answer, and the best stands first', () => {
    for (const answers of [
      [...improvingAdvice(game, state, 0, JUDGE, SETTINGS)],
      [...roughAdvice(game, state, 0, { playouts: 16, seed: 'alike' })],
    ]) {
      for (const { moves } of answers) {
        expectSame(
          state,
          moves.map(({ move, value, plies }) => ({ move, what: [value, plies] })),
        )
      }
    }
  })

  it('have the same reasons, compared with the same', () => {
    const advice = [...improvingAdvice(game, state, 0, JUDGE, SETTINGS)].at(-1)!
    const explanation = new Explanation(game, state, new Instant(game, JUDGE), advice)
    const said = advice.moves.map(({ move }, rank) => ({
      move,
      rank,
      what: explanation.explain(rank).reasons,
    }))
    // The best is compared with another one than those behind it.
    expectSame(
      state,
      said.filter(({ rank }) => rank > 0),
    )
  })

  it('are no mistake, whichever is turned up', () => {
    const [first] = movesOf(game, state)
    const alike = movesOf(game, state).filter((move) => isAlike(state, move, first!))
    expect(alike.length).toBeGreaterThan(1)
    const lost = alike.map((move) => {
      const before = cloneState(state)
      const after = { game, state: cloneState(state), chance: chance.clone(), log: null }
      applyMove(after, move)
      const steps = [{ before, action: toAction(game, before, move), chance: chance.clone() }]
      const log = { game, steps, last: after.state, resigned: false }
      const judging = analyse(log, { judge: JUDGE, name: 'places' }, { plies: 1, nodes: 5_000 })
      let answer = judging.next()
      while (!answer.done) answer = judging.next()
      return balanceOf(answer.value).steps[0]!.skill
    })
    // Another class may be better; among those that are alike none is.
    expect(new Set(lost).size).toBe(1)
  })
})
