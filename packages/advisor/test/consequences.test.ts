import {
  applyMove,
  CLASS_ESCAPE,
  classOf,
  cloneState,
  FACE_CONCEDED,
  FACE_DOWN,
  FACE_UP,
  faceOf,
  type Game,
  handSize,
  type Move,
  PHASE_CONVERSATION,
  PHASE_SPEND,
  RESULT_WON,
  SeededChance,
  type State,
  threatDice,
  verbOf,
} from '@negotiator/rules'
import { expect, test } from 'vitest'
import { type Consequences, consequencesOf } from '../src/consequences.ts'
import { Instant } from '../src/instant.ts'
import { isLostForSure } from '../src/lost-for-sure.ts'
import type { Player } from '../src/player.ts'
import { movesOf, STRANGE_JUDGE, somePositions } from './positions.ts'

const GAMES = 800
/** By chance alone one of a million is further off. */
const STANDARD_ERRORS = 5
const CHANCES: readonly string[] = ['wins', 'loses', 'ends', 'eliminates', 'fours', 'forbids', 'escapes']
/** No move changes what is counted by more. */
const MOST_CHANGE = 10

/** One way that it can go, by real dice. */
function played(game: Game, before: State, move: Move, player: Player, chance: SeededChance): State {
  const table = { game, state: cloneState(before), chance, log: null }
  const s = table.state
  applyMove(table, move)
  const isSpending = before.phase === PHASE_SPEND
  while (s.result === 0 && (s.stack.length > 0 || (isSpending && s.phase === PHASE_SPEND)))
    applyMove(table, player.choose(s))
  return s
}

/** What came of it, as a player would count it. */
function came(game: Game, before: State, after: State): Consequences {
  const isWon = after.result === RESULT_WON
  const isOver = after.result !== 0 || (game.ends === null && isLostForSure(after))
  const isTalking = !isOver && after.phase === PHASE_CONVERSATION
  const faces = before.places.map((place, i) => [faceOf(place), faceOf(after.places[i]!)] as const)
  const isEscapeConceded = after.places.some(
    (place) => classOf(place) === CLASS_ESCAPE && faceOf(place) === FACE_CONCEDED,
  )
  return {
    wins: Number(isWon),
    loses: Number(isOver && !isWon),
    ends: Number(!isOver && before.phase === PHASE_CONVERSATION && !isTalking),
    eliminates: Number(after.second > before.second),
    saved: after.saved - before.saved,
    killed: after.killed - before.killed,
    threat: after.threat - before.threat,
    cp: after.cp - before.cp,
    cards: handSize(after) - handSize(before),
    dice: isOver ? 0 : threatDice(after) - threatDice(before),
    terror: after.redLeft - before.redLeft,
    reveals: faces.filter(([was, is]) => was === FACE_DOWN && (is === FACE_UP || is === FACE_CONCEDED))
      .length,
    fours: Number(isTalking && handSize(after) >= 2),
    forbids: Number(!isOver && after.noConvert !== 0),
    escapes: Number(isTalking && isEscapeConceded),
  }
}

/** The first and the last: the card that turns up demands is the first of all, escapes lie behind other demands. */
function twoOfEachKind(game: Game, state: State): Move[] {
  const moves = movesOf(game, state)
  const lastOfEach = (list: readonly Move[]) => [
    ...new Map(list.map((move) => [verbOf(move), move])).values(),
  ]
  return [...new Set([...lastOfEach(moves), ...lastOfEach(moves.toReversed())])]
}

test('consequences are what a move does on average, in every respect', () => {
  const changing = new Set<string>()
  const names = new Set<string>()
  for (const { name, game, state } of somePositions(5, 'consequences')) {
    const player = new Instant(game, STRANGE_JUDGE)
    for (const move of twoOfEachKind(game, state)) {
      const expected = consequencesOf(game, state, move, player)
      const all = Array.from({ length: GAMES }, (_, i) =>
        came(game, state, played(game, state, move, player, new SeededChance(`${name} ${move} ${i}`))),
      )
      for (const what of Object.keys(expected) as (keyof Consequences)[]) {
        const values = all.map((one) => one[what])
        const mean = values.reduce((sum, value) => sum + value, 0) / GAMES
        const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / GAMES
        // What never came in so many games may still come, once in as many.
        const rare = (CHANCES.includes(what) ? 1 : MOST_CHANGE) ** 2 / GAMES
        const allowed = STANDARD_ERRORS * Math.sqrt((spread + rare) / GAMES)
        expect(Math.abs(mean - expected[what]), `${name} ${move} ${what}`).toBeLessThan(allowed)
        names.add(what)
        if (mean !== 0) changing.add(what)
      }
    }
  }
  expect(names.size).toBe(15)
  // What never happened would have been compared with nothing.
  expect([...names].filter((what) => !changing.has(what))).toEqual([])
})
