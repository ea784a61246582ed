import { gameContent } from '@negotiator/content'
import {
  compileGame,
  DecisionStream,
  type Game,
  type GameContent,
  PLAY,
  positionFrom,
  verbOf,
} from '@negotiator/rules'
import { randomPosition } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { Lookahead } from '../src/lookahead.ts'
import { movesOf } from './positions.ts'

/** More cards, more saved, less threat: two successes are never worth less than one, nor a spent card more than a held one. */
const PLAIN_JUDGE = {
  value: (s: Parameters<Lookahead['valueOf']>[0]) =>
    (400 +
      3 * s.cp +
      20 * s.saved -
      25 * s.killed -
      7 * s.threat +
      2 * countOf(s.hand) +
      countOf(s.handPair)) /
    1000,
  beforeDraw: () => 0.5,
}

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length

/** The same game in which pairs of dice count, but do nothing: there every die is looked at. */
function withIdlePairs(content: GameContent): Game {
  const { abductor } = content
  const pairs = { rule: 'doubles', faces: [[], [], [], [], [], []] } as const
  return compileGame({ ...content, abductor: { ...abductor, rules: [...abductor.rules, pairs] } })
}

test.each([
  ['arkayne', 'base'],
  ['edward', 'base'],
  ['lijah', 'cw'],
  ['renesha', 'cw'],
] as const)('a roll of %s with %s cards is worth the same by outcomes and by every die', (abductor, pack) => {
  const content = gameContent(abductor, pack)
  const game = compileGame(content)
  const twin = withIdlePairs(content)
  const stream = new DecisionStream(`rolls ${abductor}`)
  let compared = 0
  let withReaction = 0
  for (let i = 0; i < 60; i++) {
    const position = randomPosition(game, stream)
    const state = positionFrom(game, position)
    if (state.result !== 0 || state.stack.length > 0 || state.second === 1) continue
    const byOutcomes = new Lookahead(game, PLAIN_JUDGE)
    const byDice = new Lookahead(twin, PLAIN_JUDGE)
    byOutcomes.begin(state)
    byDice.begin(state)
    for (const move of movesOf(game, state)) {
      if (verbOf(move) !== PLAY) continue
      compared++
      if (state.hand & game.reactionCards) withReaction++
      expect(byOutcomes.expectation(state, move, 0), JSON.stringify(position)).toBeCloseTo(
        byDice.expectation(state, move, 0),
        9,
      )
    }
    expect(byOutcomes.nodes).toBeLessThanOrEqual(byDice.nodes)
  }
  expect(compared).toBeGreaterThan(40)
  if (pack === 'base') expect(withReaction).toBeGreaterThan(10)
})
