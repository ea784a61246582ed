import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../src/index.ts'
import { board, demand, plain, terrorCard, view } from './toy.ts'

const toy = {
  abductor: { majors: 1, escapes: 1 },
  cards: [plain('a', [], { copies: 2 }), plain('b'), plain('c', [], { cost: 2 })],
  demands: [
    demand('money', 'major', {
      penalty: [
        { op: 'threat', n: 1 },
        { op: 'dice', n: -1, duration: 'lasting' },
        { op: 'dice', n: -1, duration: 'conversation' },
        { op: 'no-convert' },
      ],
    }),
    demand('arms', 'major', { penalty: [{ op: 'fours', duration: 'lasting' }] }),
    demand('vote', 'major', {
      penalty: [
        { op: 'dice', n: -1, duration: 'next' },
        { op: 'hand-limit', n: 4 },
      ],
    }),
    demand('boat', 'escape'),
    demand('bus', 'escape'),
    demand('food', 'minor'),
  ],
  terror: [terrorCard('angry', [], { copies: 2 })],
} as const
const at = (spec: PositionSpec) => view(board(toy, spec))

describe('a position from ids', () => {
  it('numbers as given', () => {
    const spec = { threat: 6, cp: -3, turn: 5, pool: 3, saved: 2, killed: 1 }
    expect(at({ ...spec, phase: 'spend' })).toMatchObject({ ...spec, phase: 'spend', result: null })
    expect(at({ pool: 2 })).toMatchObject({
      pool: 2,
      saved: 0,
      killed: 0,
      phase: 'conversation',
      turn: 1,
      cp: 0,
    })
  })

  it('every card that is named nowhere lies in the available area', () => {
    expect(at({ hand: ['b', 'a'] })).toMatchObject({ hand: ['a', 'b'], available: ['a', 'c'], played: [] })
    expect(at({ hand: [], played: ['a', 'c'], removed: ['a', 'b'] })).toMatchObject({
      hand: [],
      available: [],
      played: ['a', 'c'],
      removed: ['a', 'b'],
    })
  })

  it('what was discarded or lies on the table is seen', () => {
    const t = board(toy, {
      discard: ['angry', 'quiet'],
      demands: [{ id: 'food', face: 'up' }],
      deck: { red: 2, gold: 0 },
    })
    expect(view(t)).toMatchObject({ discard: ['angry', 'quiet'], terrorLeft: 2 })
    expect(t.game.terrorIds).toEqual(['angry', 'quiet', 'food', 'finale'])
    expect(t.state.unseen).toEqual([1, 8, 0, 1])
  })

  it('demands by place: a facedown one is only "one of these"', () => {
    const { demands, unseenDemands } = at({
      demands: [
        { id: 'boat', face: 'down' },
        { id: 'money', face: 'up' },
        { id: 'bus', face: 'up' },
        { id: 'food', face: 'up' },
      ],
    })
    expect(demands).toEqual([
      { place: 0, class: 'escape', face: 'down', id: null },
      { place: 1, class: 'major', face: 'up', id: 'money' },
      { place: 2, class: 'escape', face: 'up', id: 'bus' },
      { place: 3, class: 'minor', face: 'up', id: 'food' },
    ])
    expect(unseenDemands).toEqual({ major: ['arms', 'vote'], escape: ['boat'] })
  })

  it('the escapes set aside are those given, and those facedown in play', () => {
    const demands = [{ id: 'boat', face: 'down' }] as const
    expect(at({ demands }).unseenDemands.escape).toEqual(['boat', 'bus'])
    expect(at({ demands, escapesAside: [] }).unseenDemands.escape).toEqual(['boat'])
    expect(at({ demands, escapesAside: ['bus'] }).unseenDemands.escape).toEqual(['boat', 'bus'])
    expect(at({ demands: [], escapesAside: ['bus'] }).unseenDemands.escape).toEqual(['bus'])
  })

  it('M3: of a conceded demand what lasts is in force, and nothing else of its penalty', () => {
    const conceded = (id: string) => board(toy, { demands: [{ id, face: 'conceded' }] }).state
    expect(conceded('money')).toMatchObject({
      threat: 3,
      diceLasting: -1,
      penaltyConversation: 0,
      noConvert: 1,
    })
    expect(conceded('arms')).toMatchObject({ foursLasting: 1 })
    expect(conceded('vote')).toMatchObject({ penaltyNext: 0, handLimit: 4 })
    const up = board(toy, { demands: [{ id: 'money', face: 'up' }] }).state
    expect(up).toMatchObject({ diceLasting: 0, noConvert: 0 })
  })

  it.each([
    [{ op: 'facedown-cp', n: 0 }, { facedownCp: 0 }],
    [{ op: 'increase-double' }, { increaseFactor: 2 }],
    [{ op: 'each-turn', effect: [{ op: 'cp', n: 1 }] }, { eachTurn: [0] }],
  ] as const)('M3: %o lasts', (effect, state) => {
    const t = board(
      { demands: [demand('m', 'major', { penalty: [effect] })] },
      { demands: [{ id: 'm', face: 'conceded' }] },
    )
    expect(t.state).toMatchObject(state)
  })

  it('X1: with the 2nd in command all demands are gone, and their penalties', () => {
    const t = board(toy, { secondInCommand: true, demands: [{ id: 'money', face: 'conceded' }] })
    expect(view(t)).toMatchObject({ secondInCommand: true, demands: [], dice: 2 })
    expect(at({ secondInCommand: true })).toMatchObject({ demands: [], result: null })
  })

  it('a position that is over is over', () => {
    expect(at({ pool: 1, saved: 1, killed: 3 })).toMatchObject({ result: 'lost', reason: 'too-many-killed' })
    expect(at({ pool: 1, saved: 1, killed: 2 })).toMatchObject({ result: null, reason: null })
    const second = { secondInCommand: true, pool: 0, saved: 3, killed: 1 }
    expect(at(second)).toMatchObject({ phase: 'over', result: 'won', reason: 'surrendered' })
    expect(at({ ...second, secondInCommand: false })).toMatchObject({ result: null })
  })
})
