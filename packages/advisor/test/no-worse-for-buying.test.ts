import { gameContent } from '@negotiator/content'
import {
  argA,
  BUY,
  compileGame,
  END_SPEND,
  type Game,
  type GameContent,
  type PositionSpec,
  positionFrom,
  type State,
  verbOf,
} from '@negotiator/rules'
import { expect, test } from 'vitest'
import { improvingAdvice } from '../src/advice.ts'
import { MoveRanking } from '../src/analysis/move-ranking.ts'
import { Deep, PLAYING_ON } from '../src/deep.ts'
import { Instant } from '../src/instant.ts'
import { Lookahead } from '../src/lookahead.ts'
import { noWorseForBuying } from '../src/no-worse-for-buying.ts'
import { movesOf } from './positions.ts'

const CONTENT = gameContent('arkayne', 'base')
const SPENDING: PositionSpec = {
  phase: 'spend',
  cp: 2,
  hand: ['keep-cool'],
  played: ['small-talk'],
}
/** Wrong about every card: the fewer in hand, the better. */
const AFRAID = (({ value }) => ({ value, beforeDraw: value, said: (chance: number) => chance }))({
  value: ({ hand, cp }: State) => 0.9 - hand.toString(2).length / 100 - cp / 1000,
})

const costOf = (game: Game, move: number): number | null =>
  verbOf(move) === BUY ? game.cardCost[argA(move)]! : null
/** As if the end were best, and the others worse one by one. */
const endFirst = (game: Game, s: State) =>
  movesOf(game, s)
    .sort((a, b) => Number(b === END_SPEND) - Number(a === END_SPEND))
    .map((move, i) => ({ move, value: 0.5 - i / 100, plies: 1 }))

test('P4: whoever buys is no worse off than who ends the phase, and what is free takes nothing away (P2)', () => {
  const game = compileGame(CONTENT)
  const s = positionFrom(game, SPENDING)
  const certain = noWorseForBuying(game, s, endFirst(game, s))
  expect(certain.map(({ move }) => move).sort()).toEqual([...movesOf(game, s)].sort())
  expect(certain.at(-1)!.move).toBe(END_SPEND)
  expect(certain.every(({ value }) => value === 0.5)).toBe(true)
  // A paid one may be worse than another paid one.
  const paid = endFirst(game, s).find(({ move }) => costOf(game, move) === 2)!
  const others = endFirst(game, s).filter(({ move }) => move !== paid.move && move !== END_SPEND)
  const ranked = [{ ...paid, value: 0.6 }, ...others, { move: END_SPEND, value: 0.1, plies: 1 }]
  const again = noWorseForBuying(game, s, ranked)
  expect(again[0]).toEqual(ranked[0])
  for (const { move, value } of again) {
    const before = ranked.find((each) => each.move === move)!.value
    expect(value).toBe(costOf(game, move) === 0 ? 0.6 : before)
  }
})

test('P3: a hand without room is left as it is valued', () => {
  const game = compileGame(CONTENT)
  const hand = [
    ...['keep-cool', 'keep-cool', 'small-talk', 'hear-me-out', 'hear-me-out'],
    ...['few-minutes-more', 'few-minutes-more', 'just-stay-calm', 'just-stay-calm'],
  ]
  const s = positionFrom(game, { ...SPENDING, played: [], hand })
  expect(movesOf(game, s).length).toBeGreaterThan(1)
  expect(noWorseForBuying(game, s, endFirst(game, s))).toEqual(endFirst(game, s))
})

test('where a pack watches for few points, only what is free is no worse', () => {
  const [first, ...demands] = CONTENT.demands
  const watching: GameContent = {
    ...CONTENT,
    demands: [{ ...first!, cost: { alert: { on: 'cp', atMost: 0 } } }, ...demands],
  }
  const game = compileGame(watching)
  const s = positionFrom(game, SPENDING)
  const certain = noWorseForBuying(game, s, endFirst(game, s))
  const end = certain.findIndex(({ move }) => move === END_SPEND)
  const before = certain.slice(0, end).map(({ move }) => costOf(game, move))
  const behind = certain.slice(end + 1).map(({ move }) => costOf(game, move))
  expect(before.length).toBeGreaterThan(0)
  expect(before.every((cost) => cost === 0)).toBe(true)
  expect(behind.length).toBeGreaterThan(0)
  expect(behind.every((cost) => cost !== 0)).toBe(true)
})

test('neither advice nor an analysis nor a player leaves lying what is free, whatever the tables say', () => {
  const game = compileGame(CONTENT)
  const s = positionFrom(game, SPENDING)
  const isFree = (move: number) => costOf(game, move) === 0
  const settings = { plies: 2, nodes: 5_000, playouts: 0, seed: 'buying' }
  for (const { moves } of improvingAdvice(game, s, 0, AFRAID, settings)) {
    expect(moves[0]!.move).not.toBe(END_SPEND)
    expect(moves.find(({ move }) => isFree(move))!.value).toBe(moves[0]!.value)
  }
  const ranking = new MoveRanking(game, new Lookahead(game, AFRAID)).rank(s, 1, null)
  expect(ranking[0]!.move).not.toBe(END_SPEND)
  for (const player of [new Instant(game, AFRAID), new Deep(game, AFRAID, PLAYING_ON)])
    expect(player.choose(s)).not.toBe(END_SPEND)
})
