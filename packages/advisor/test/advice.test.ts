import { gameContent } from '@negotiator/content'
import { compileGame, END_SPEND, positionFrom, type State } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { type Advice, improvingAdvice } from '../src/advice.ts'
import { Instant } from '../src/instant.ts'
import { likelyLine } from '../src/likely-line.ts'
import { reasonsFor } from '../src/reasons.ts'
import { movesOf, STRANGE_JUDGE, somePositions } from './positions.ts'

const SETTINGS = { plies: 1, nodes: 2_000, playouts: 4, seed: 'test' }

test('every answer ranks every legal move, and the effort only grows', () => {
  for (const { name, game, state } of somePositions(1, 'advice')) {
    const legal = movesOf(game, state)
    let nodes = 0
    let last: Advice | null = null
    for (const advice of improvingAdvice(game, state, 7, STRANGE_JUDGE, SETTINGS)) {
      expect(advice.version).toBe(7)
      expect(
        advice.moves.map(({ move }) => move).sort((a, b) => a - b),
        name,
      ).toEqual([...legal].sort((a, b) => a - b))
      expect(advice.nodes).toBeGreaterThanOrEqual(nodes)
      nodes = advice.nodes
      last = advice
    }
    expect(last!.playouts).toBe(SETTINGS.playouts)
    expect(last!.margin).not.toBeNull()
    expect(last!.chance).toBeGreaterThanOrEqual(0)
    expect(last!.chance).toBeLessThanOrEqual(1)
  }
})

test('behind the best, moves stand by their value, however deeply they were looked at', () => {
  const settings = { ...SETTINGS, nodes: 50_000, playouts: 0 }
  for (const { name, game, state } of somePositions(2, 'order')) {
    for (const { moves } of improvingAdvice(game, state, 0, STRANGE_JUDGE, settings)) {
      const behind = moves.slice(1).map(({ value }) => value)
      expect(behind, name).toEqual(behind.toSorted((a, b) => b - a))
    }
  }
})

test('a limit that falls while it searches ends the search', () => {
  for (const { name, game, state } of somePositions(1, 'clock')) {
    let asked = 0
    const settings = {
      ...SETTINGS,
      plies: 3,
      playouts: 0,
      // The first two times there is room for all of it.
      get nodes() {
        return asked++ < 2 ? 1_000_000 : 0
      },
    }
    let plies = 0
    for (const { moves } of improvingAdvice(game, state, 0, STRANGE_JUDGE, settings)) {
      plies = Math.max(plies, ...moves.map((move) => move.plies))
    }
    expect(plies, name).toBeLessThan(2)
  }
})

test('where quick play loses its way, games are played out with care, and that is told', () => {
  const game = compileGame(gameContent('arkayne', 'base'))
  // A card facedown, and the last call can be bought for its points (E3); quick play is afraid of just that.
  const s = positionFrom(game, {
    threat: 4,
    cp: 3,
    pool: 1,
    saved: 6,
    hand: ['keep-cool'],
    deck: { red: 0, gold: 0 },
    demands: [{ id: 'wire-ten-million', face: 'up' }],
  })
  const calm = { value: () => 0.5, beforeDraw: () => 0.5, said: (chance: number) => chance }
  const afraid = { ...calm, value: ({ cp }: State) => (cp >= 4 ? 0 : 0.5) }
  const brave = { ...calm, value: ({ cp }: State) => (cp >= 4 ? 0.6 : 0.5) }
  const settings = { ...SETTINGS, plies: 9, playouts: 200 }
  const [lost, found] = [afraid, brave].map((judge) => [
    ...improvingAdvice(game, s, 0, judge, settings, calm),
  ])
  const [quick] = lost!.filter(({ playouts }) => playouts === 100)
  expect(quick!.chance).toBeLessThan(0.2)
  expect(quick).not.toHaveProperty('isClose')
  expect(lost!.at(-1)).toMatchObject({ chance: 1, isClose: true, playouts: 20 })
  expect(found!.at(-1)).toMatchObject({ chance: 1, playouts: 200 })
})

test('a line begins with its first move and stays within the turn', () => {
  let [longest, ended] = [0, 0]
  for (const { name, game, state } of somePositions(3, 'line')) {
    const player = new Instant(game, STRANGE_JUDGE)
    const first = player.choose(state)
    const line = likelyLine(game, state, [first], player, 60)
    expect(line[0]).toEqual({ before: state, move: first })
    for (const { before } of line) expect(before.turn, name).toBe(state.turn)
    longest = Math.max(longest, line.length)
    if (line.at(-1)!.move === END_SPEND) ended++
    expect(likelyLine(game, state, [first], player, 2), name).toEqual(line.slice(0, 2))
  }
  expect(longest).toBeGreaterThan(5)
  // Otherwise no line would have come to where the turn ends.
  expect(ended).toBeGreaterThan(5)
})

test('a reason for is one against, seen from the other side', () => {
  let cases = 0
  for (const { name, game, state } of somePositions(4, 'reasons')) {
    const [one, other] = movesOf(game, state)
    if (one === undefined || other === undefined) continue
    const player = new Instant(game, STRANGE_JUDGE)
    const best = reasonsFor(game, state, one, other, player).find(({ isGood }) => isGood)
    // What one's own purchase is for is no reason against the other, and it takes the place of the card; nor is a call
    // that one ends by oneself a risk.
    if (best === undefined || /^buys-|^cards$|^ends$/.test(best.what)) continue
    const against = reasonsFor(game, state, other, one, player)
    expect(against, name).toContainEqual({ ...best, more: !best.more, isGood: false })
    cases++
  }
  expect(cases).toBeGreaterThan(15)
})

test('no move is judged at first sight alone, however bad it looks', () => {
  const settings = { ...SETTINGS, plies: 2, nodes: 4_000_000, playouts: 0 }
  for (const { name, game, state } of somePositions(2, 'wide')) {
    const last = [...improvingAdvice(game, state, 0, STRANGE_JUDGE, settings)].at(-1)!
    if (last.moves.length > 1) expect(Math.min(...last.moves.map(({ plies }) => plies)), name).toBe(2)
  }
})
