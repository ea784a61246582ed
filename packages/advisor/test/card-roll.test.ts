import {
  applyMove,
  copyState,
  DecisionStream,
  type Game,
  type Move,
  newState,
  PLAY,
  positionFrom,
  ROLLS,
  type State,
  threatDice,
  verbOf,
} from '@negotiator/rules'
import { namedGame, randomPosition } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { AllChance } from '../src/all-chance.ts'
import { Lookahead } from '../src/lookahead.ts'
import { movesOf } from './positions.ts'

const handOf = ({ hand, handPair }: State): number => countOf(hand) + countOf(handPair)
const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length

/** Knows what is good and what is bad: two successes are never worth less than one, nor a spent card more than a held one. */
const SOBER_JUDGE = {
  value: (s: State) =>
    (400 + 3 * s.cp + 20 * s.saved - 25 * s.killed - 7 * s.threat + 2 * handOf(s) - 9 * countOf(s.removed)) /
    1000,
  beforeDraw: () => 0.5,
}

/** By the book: every single roll there is, each answered in the position in which it lies on the table. */
function overAllRolls(game: Game, s: State, move: Move, lookahead: Lookahead): number {
  const after = newState(game)
  const chance = new AllChance(game, after)
  const rolls = ROLLS[threatDice(s)]!
  let value = 0
  for (const roll of rolls) {
    chance.first()
    do {
      copyState(after, s)
      chance.foreseen = roll
      applyMove({ game, state: after, chance, log: null }, move)
      value += (chance.probability * lookahead.valueOf(after, 0)) / rolls.length
    } while (chance.next())
  }
  return value
}

const GAMES = [
  ['arkayne', 'base'],
  ['donna', 'base'],
  ['donna', 'cw'],
  ['edward', 'base'],
  ['lijah', 'cw'],
  ['renesha', 'cw'],
] as const

/** What must be among the positions, or the comparison says little. */
interface Seen {
  rolls: number
  reactions: number
  second: number
  noConvert: number
  foursCount: number
  fewCards: number
}

test.each(GAMES)('a card of %s with %s cards is worth the mean over every single roll', (abductor, pack) => {
  const game = namedGame({ abductor, pack })
  const stream = new DecisionStream(`rolls ${abductor} ${pack}`)
  const seen: Seen = { rolls: 0, reactions: 0, second: 0, noConvert: 0, foursCount: 0, fewCards: 0 }
  for (let i = 0; i < 60; i++) {
    const position = randomPosition(game, stream)
    const s = positionFrom(game, position)
    if (s.result !== 0 || s.stack.length > 0) continue
    s.noConvert = i % 5 === 0 ? 1 : 0
    s.foursNext = i % 7 === 0 ? 1 : 0
    const lookahead = new Lookahead(game, SOBER_JUDGE)
    lookahead.begin(s)
    for (const move of movesOf(game, s)) {
      if (verbOf(move) !== PLAY) continue
      note(seen, game, s)
      const byTheBook = overAllRolls(game, s, move, lookahead)
      expect(lookahead.expectation(s, move, 0), JSON.stringify(position)).toBeCloseTo(byTheBook, 9)
    }
  }
  const { reactions, ...always } = seen
  for (const [what, times] of Object.entries(always)) expect(times, what).toBeGreaterThan(0)
  if (pack === 'base') expect(reactions).toBeGreaterThan(10)
})

function note(seen: Seen, game: Game, s: State): void {
  seen.rolls++
  if ((s.hand & game.reactionCards) !== 0) seen.reactions++
  if (s.second === 1) seen.second++
  if (s.noConvert === 1) seen.noConvert++
  if (s.foursNext === 1) seen.foursCount++
  if (handOf(s) <= 3) seen.fewCards++
}
