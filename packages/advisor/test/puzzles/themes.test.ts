import {
  type Action,
  type Move,
  type PositionSpec,
  packDice,
  positionFrom,
  type State,
  step,
  toMove,
} from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { leadOf, ratingOf } from '../../src/index.ts'
import { themesOf } from '../../src/puzzles/themes.ts'
import { WeakerPlayers } from '../../src/puzzles/weaker-players.ts'
import { movesOf } from '../positions.ts'
import { RoughJudge } from '../rough-judge.ts'

const GAME = namedGame({ abductor: 'arkayne', pack: 'base' })
const up = (id: string) => ({ id, face: 'up' as const })

/** A position, after a card was played and rolled if dice are given. */
function at(spec: PositionSpec, play?: string, dice: readonly number[] = []): State {
  const state = positionFrom(GAME, spec)
  if (play === undefined) return state
  const never = () => 0
  const chance = { roll: () => packDice(dice), terror: never, demand: never }
  expect(step({ game: GAME, state, chance, log: null }, { play })).toBeNull()
  return state
}

const themes = (state: State, best: Action) =>
  themesOf(GAME, state, movesOf(GAME, state), toMove(GAME, state, best) as Move)

const CARDS = ['keep-cool', 'small-talk', 'small-talk']

describe('the theme of a decision', () => {
  it.each<[string, State, Action]>([
    ['buying', at({ phase: 'spend', cp: 3 }), { endSpend: true }],
    ['walking-away', at({}), { endConversation: true }],
    ['calming', at({ hand: ['bold-lie'] }), { play: 'bold-lie' }],
    ['rescue', at({ hand: ['minor-extraction'] }), { play: 'minor-extraction' }],
    ['elimination', at({ hand: ['sniper-take-the-shot'] }), { play: 'sniper-take-the-shot' }],
    ['talking', at({}), { facedown: 'small-talk' }],
    ['second-in-command', at({ secondInCommand: true }), { facedown: 'small-talk' }],
    ['last-conversation', at({ deck: { red: 0, gold: 0 } }), { facedown: 'small-talk' }],
    ['demand-timing', at({ cp: 4, demands: [up('wire-ten-million')] }), { facedown: 'small-talk' }],
    ['escape-gamble', at({ cp: 4, demands: [up('helicopter')] }), { concede: 'helicopter' }],
    ['escape-gamble', at({ demands: [{ id: 'helicopter', face: 'conceded' }] }), { facedown: 'small-talk' }],
    ['conversion', at({ hand: CARDS }, 'keep-cool', [4, 1]), { settle: true }],
    ['re-roll', at({ hand: ['keep-cool', 'hear-me-out'] }, 'keep-cool', [1, 1]), { settle: true }],
    [
      'choice',
      at({ hand: ['what-are-your-demands'] }, 'what-are-your-demands', [5, 1]),
      { choose: 'place-0' },
    ],
  ])('%s', (theme, state, best) => {
    expect(themes(state, best)[0]).toBe(theme)
  })

  it('may be several', () => {
    expect(themes(at({ deck: { red: 0, gold: 0 } }), { endConversation: true })).toEqual([
      'last-conversation',
      'walking-away',
    ])
  })
})

describe('a lead by games played out', () => {
  // One of two saves wins at once; ending the last conversation loses.
  const state = at({ pool: 0, saved: 7, threat: 7, deck: { red: 0, gold: 0 }, hand: ['minor-extraction'] })
  const move = (action: Action) => toMove(GAME, state, action) as Move
  const settings = { least: 20, most: 60, threshold: 0.01 }

  it('is what the one wins more than the other', () => {
    const pair = [move({ play: 'minor-extraction' }), move({ endConversation: true })] as const
    const { lead, margin, playouts } = leadOf(GAME, new RoughJudge(GAME), state, pair, settings)
    // At K one die: a success in two of six.
    expect(lead).toBeGreaterThan(0.2)
    expect(lead - margin).toBeGreaterThan(0.01)
    expect(playouts % settings.least).toBe(0)
  })

  it('of a move over itself is nothing', () => {
    const same = move({ play: 'minor-extraction' })
    expect(leadOf(GAME, new RoughJudge(GAME), state, [same, same], settings)).toEqual({
      lead: 0,
      margin: 0,
      playouts: 20,
    })
  })
})

describe('weaker players', () => {
  it('fail as often as they choose something else', () => {
    const state = at({ pool: 0, saved: 7, hand: ['sniper-take-the-shot', 'small-talk'] })
    const legal = movesOf(GAME, state)
    const [first] = legal
    const weaker = new WeakerPlayers(GAME, new RoughJudge(GAME))
    const all = weaker.failures(state, legal, () => true)
    expect(all).toEqual({ random: 0, greedy: 0, instant: 0 })
    expect(weaker.failures(state, legal, () => false)).toEqual({ random: 1, greedy: 1, instant: 1 })
    const one = weaker.failures(state, legal, (move) => move === first)
    expect(one.random).toBeCloseTo(1 - 1 / legal.length, 10)
  })

  it('make a rating from 1 to 5', () => {
    expect(ratingOf({ random: 0, greedy: 0, instant: 0 })).toBe(1)
    expect(ratingOf({ random: 0.9, greedy: 1, instant: 0 })).toBe(3)
    expect(ratingOf({ random: 1, greedy: 1, instant: 1 })).toBe(5)
  })
})
