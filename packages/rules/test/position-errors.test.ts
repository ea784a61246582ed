import { describe, expect, it } from 'vitest'
import { compileGame, positionFrom } from '../src/index.ts'
import { board, contentOf, demand, plain, view } from './toy.ts'

const toy = {
  cards: [plain('a', [], { copies: 2 }), plain('b')],
  demands: [demand('boat', 'escape'), demand('food', 'minor')],
}
const boat = { id: 'boat', face: 'down' } as const

describe('a position that cannot be is refused by name', () => {
  it.each([
    [{ threat: 8 }, 'threat: a whole number from 0 to 7 is expected, got 8'],
    [{ threat: -1 }, 'threat: a whole number from 0 to 7 is expected, got -1'],
    [{ threat: 1.5 }, 'threat: a whole number from 0 to 7 is expected, got 1.5'],
    [{ cp: 1001 }, 'cp: a whole number from -1000 to 1000 is expected, got 1001'],
    [{ cp: -1001 }, 'cp: a whole number from -1000 to 1000 is expected, got -1001'],
    [{ turn: 0 }, 'turn: a whole number from 1 to 1000 is expected, got 0'],
    [{ pool: -1 }, 'pool: a whole number from 0 to 1000 is expected, got -1'],
    [{ pool: 1, saved: -1 }, 'saved: a whole number from 0 to 1000 is expected, got -1'],
    [{ pool: 1, killed: 1001 }, 'killed: a whole number from 0 to 1000 is expected, got 1001'],
    [{ deck: { red: -1, gold: 1 } }, 'red cards: a whole number from 0 to 100 is expected, got -1'],
    [{ deck: { red: 1, gold: 2 } }, 'gold cards: a whole number from 0 to 1 is expected, got 2'],
    [{ saved: 1 }, 'pool: needed with saved or killed'],
    [{ killed: 1 }, 'pool: needed with saved or killed'],
    [{ played: ['a'] }, 'hand: needed with played or removed'],
    [{ removed: ['a'] }, 'hand: needed with played or removed'],
    [{ hand: ['x'] }, 'hand: x is no card of this game'],
    [{ hand: ['b', 'b'] }, 'hand: more copies of b than the set has'],
    [{ hand: ['a'], played: ['a', 'a'] }, 'played: more copies of a than the set has'],
    [{ hand: ['a', 'b'], removed: ['b'] }, 'removed: more copies of b than the set has'],
    [{ hand: [], removed: ['x'] }, 'removed: x is no card of this game'],
    [{ discard: ['x'] }, 'discard: x is no card of this game'],
    [{ discard: ['finale', 'finale'] }, 'discard: more copies of finale than the set has'],
    [{ deck: { red: 11, gold: 1 } }, 'red cards: 11 in the deck, but only 10 are unseen'],
    [{ discard: ['finale'], deck: { red: 1, gold: 1 } }, 'gold cards: 1 in the deck, but only 0 are unseen'],
    [{ demands: [{ id: 'x', face: 'up' }] }, 'demands: x is no card of this game'],
    [{ demands: [{ id: 'food', face: 'down' }] }, 'demands: food is minor and never lies facedown'],
    [
      { discard: ['food'], demands: [{ id: 'food', face: 'up' }] },
      'demands: more copies of food than the set has',
    ],
    [{ demands: [boat, boat] }, 'demands: boat is there twice'],
    [{ demands: [], escapesAside: ['x'] }, 'escapesAside: x is no card of this game'],
  ] as const)('%o', (spec, message) => {
    const game = compileGame(contentOf(toy))
    expect(() => positionFrom(game, spec)).toThrow(message)
  })

  it('the ends of each range are fine', () => {
    const spec = { threat: 7, cp: -1000, turn: 1000, pool: 1000, saved: 1000, killed: 1000 }
    expect(view(board(toy, { ...spec, deck: { red: 10, gold: 1 } }))).toMatchObject({
      ...spec,
      terrorLeft: 11,
    })
    expect(view(board(toy, { threat: 0, cp: 1000, turn: 1, pool: 0 }))).toMatchObject({ threat: 0, cp: 1000 })
  })
})
