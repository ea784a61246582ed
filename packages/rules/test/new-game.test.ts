import { describe, expect, it } from 'vitest'
import { compileGame, newState, positionFrom, viewOf } from '../src/index.ts'
import { contentOf, demand, plain, reaction, terrorCard } from './toy.ts'

const content = contentOf({
  abductor: { hostages: 7, threat: 4, majors: 2, escapes: 1 },
  cards: [
    plain('talk', [], { copies: 2 }),
    plain('cool'),
    reaction('again', { cost: 1, copies: 2 }),
    plain('shot', [], { cost: 7 }),
  ],
  demands: [
    demand('money', 'major'),
    demand('food', 'minor'),
    demand('boat', 'escape'),
    demand('arms', 'major'),
  ],
  terror: [terrorCard('angry', [], { copies: 2 })],
  redInDeck: 8,
})

describe('§2: a new game', () => {
  it('is as the set-up rules say', () => {
    const game = compileGame(content)
    expect(viewOf(game, newState(game))).toEqual({
      turn: 1,
      phase: 'conversation',
      threat: 4,
      cp: 0,
      pool: 7,
      saved: 0,
      killed: 0,
      side: 0,
      stage: null,
      secondInCommand: false,
      hand: ['talk', 'talk', 'cool'],
      available: ['again', 'again', 'shot'],
      played: [],
      removed: [],
      discard: [],
      alerts: [],
      drawn: null,
      terrorLeft: 9,
      demands: [
        { place: 0, class: 'major', face: 'down', id: null },
        { place: 1, class: 'major', face: 'down', id: null },
        { place: 2, class: 'escape', face: 'down', id: null },
      ],
      unseenDemands: { major: ['money', 'arms'], escape: ['boat'] },
      pending: null,
      choice: null,
      roll: null,
      converted: [],
      successes: null,
      dice: 2,
      result: null,
      reason: null,
      endTest: null,
    })
  })

  it('S5: every card of the terror set is unseen, minor demands among the red ones, gold ones last', () => {
    const game = compileGame(content)
    expect(game.terrorIds).toEqual(['angry', 'quiet', 'food', 'finale'])
    expect(newState(game).unseen).toEqual([2, 9, 1, 1])
    expect(newState(game).discard).toEqual([0, 0, 0, 0])
  })

  it('nothing is drawn, resolved or rolled yet', () => {
    expect(newState(compileGame(content))).toMatchObject({ drawn: -1, resolving: -1, successes: -1 })
  })

  it('an empty position is a new game', () => {
    const game = compileGame(content)
    expect(positionFrom(game, {})).toEqual(newState(game))
  })

  it('two new games share nothing', () => {
    const game = compileGame(content)
    newState(game).unseen[0] = 0
    newState(game).places.length = 0
    expect(newState(game).unseen[0]).toBe(2)
    expect(newState(game).places).toHaveLength(3)
  })
})
