import { applyMove, DecisionStream, type Game, newState, SeededChance } from '@negotiator/rules'
import { ALL_GAMES, namedGame, playRandomly } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { Exact } from '../../src/exact/exact.ts'
import { Foreseen } from '../../src/hindsight/foreseen.ts'
import { hindsight } from '../../src/hindsight/hindsight.ts'
import { winningLine } from '../../src/hindsight/winning-line.ts'
import { Instant } from '../../src/instant.ts'
import type { Judge } from '../../src/judge.ts'
import { miniature } from '../exact/miniature.ts'
import { RoughJudge } from '../rough-judge.ts'

const NODES = 100_000

/** Does the line win the real game of that seed? */
function wins(game: Game, seed: string, line: readonly number[]): boolean {
  const table = { game, state: newState(game), chance: new SeededChance(seed), log: null }
  for (const move of line) applyMove(table, move)
  return table.state.result === 1
}

test.each(ALL_GAMES)('what is foreseen is what comes: $abductor $pack', (name) => {
  const game = namedGame(name)
  for (let i = 0; i < 10; i++) {
    const play = (chance: SeededChance | Foreseen) =>
      playRandomly(game, newState(game), chance, new DecisionStream(`${i}`))
    const real = play(new SeededChance(`${i}`))
    expect(play(new Foreseen(game, new SeededChance(`${i}`)))).toEqual(real)
  }
})

test('a found line wins, and nobody wins a game that is called lost', () => {
  const game = miniature('doorstep')
  const exact = new Exact(game)
  const answers = { won: 0, lost: 0, open: 0 }
  let perfect = 0
  for (let i = 0; i < 25; i++) {
    const seed = `game ${i}`
    const { answer, line } = hindsight(game, new SeededChance(seed), new RoughJudge(game), NODES)
    answers[answer]++
    if (answer === 'won') expect(wins(game, seed, line)).toBe(true)
    const table = { game, state: newState(game), chance: new SeededChance(seed), log: null }
    while (table.state.result === 0) applyMove(table, exact.choose(table.state))
    if (table.state.result !== 1) continue
    perfect++
    expect(answer).toBe('won')
  }
  expect(answers.open).toBe(0)
  expect(answers.lost).toBeGreaterThan(0)
  expect(answers.won).toBeGreaterThan(perfect)
})

test('the order of the search does not change the answer', () => {
  const game = miniature('doorstep')
  const rough = new RoughJudge(game)
  const upsideDown: Judge = { value: (s) => 1 - rough.value(s), beforeDraw: (s) => 1 - rough.beforeDraw(s) }
  for (let i = 0; i < 8; i++) {
    const ask = (judge: Judge) => hindsight(game, new SeededChance(`game ${i}`), judge, NODES).answer
    expect(ask(upsideDown)).toBe(ask(rough))
  }
})

test('effort used up is said, not taken for lost', () => {
  const game = namedGame({ abductor: 'arkayne', pack: 'base' })
  const { answer, expanded } = hindsight(game, new SeededChance('x'), new RoughJudge(game), 5)
  expect(answer).toBe('open')
  expect(expanded).toBe(5)
})

test('a line found by playing again wins, and is found only where there is one', () => {
  const game = miniature('doorstep')
  const judge = new RoughJudge(game)
  const player = new Instant(game, judge)
  let [atOnce, later] = [0, 0]
  for (let i = 0; i < 25; i++) {
    const seed = `game ${i}`
    const line = winningLine(game, new SeededChance(seed), player, 30)
    if (winningLine(game, new SeededChance(seed), player, 1) !== null) atOnce++
    if (line === null) continue
    later++
    expect(wins(game, seed, line)).toBe(true)
    expect(hindsight(game, new SeededChance(seed), judge, NODES).answer).toBe('won')
  }
  expect(later).toBeGreaterThan(atOnce)
  expect(later).toBeLessThan(25)
})
