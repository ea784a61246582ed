import { describe, expect, it } from 'vitest'
import { moveOf, refusalOf, toAction, toMove } from '../src/index.ts'
import { act, type Board, board, demand, plain } from './toy.ts'

const toy = {
  abductor: { rules: [{ rule: 'ability', id: 'bluff', threatAtLeast: 0, effect: [] }] },
  cards: [plain('a'), plain('b'), plain('c', [], { copies: 2 })],
  demands: [demand('money', 'major', { cost: 2 }), demand('food', 'minor')],
} as const
const up = {
  demands: [
    { id: 'food', face: 'up' },
    { id: 'money', face: 'up' },
  ],
} as const
const plainly = (code: string, rule: string) => ({ code, rule, params: {} })
const refused = (t: Board, move: number) => refusalOf(t.game, t.state, move)

describe('moves by name', () => {
  it.each([
    { move: moveOf('play', 1), action: { play: 'b' } },
    { move: moveOf('facedown', 2), action: { facedown: 'c' } },
    { move: moveOf('convert', 0, 2), action: { convert: ['a', 'c'] } },
    { move: moveOf('react', 1, 4), action: { react: 'b', die: 4 } },
    { move: moveOf('settle'), action: { settle: true } },
    { move: moveOf('concede', 1), action: { concede: 'money' } },
    { move: moveOf('ability'), action: { ability: 'bluff' } },
    { move: moveOf('buy', 2), action: { buy: 'c' } },
    { move: moveOf('card', 1), action: { choose: 'b' } },
    { move: moveOf('place', 1), action: { choose: 'place-1' } },
    { move: moveOf('option', 1), action: { choose: 'option-2' } },
    { move: moveOf('done'), action: { choose: 'done' } },
    { move: moveOf('endConversation'), action: { endConversation: true } },
    { move: moveOf('endSpend'), action: { endSpend: true } },
  ] as const)('$action', ({ move, action }) => {
    const t = board(toy, up)
    expect(toAction(t.game, t.state, move)).toEqual(action)
    expect(toMove(t.game, t.state, action)).toBe(move)
  })
})

/** A search writes moves by place, so it may ask for what no action can name. */
describe('a concession by place is refused', () => {
  it('M2, demand-not-in-play: where no demand lies', () => {
    expect(refused(board(toy, up), moveOf('concede', 2))).toEqual(plainly('demand-not-in-play', 'M2'))
  })

  it('M2, demand-not-in-play: where a minor demand has left', () => {
    const t = board(toy, up)
    act(t, { concede: 'food' })
    expect(refused(t, moveOf('concede', 0))).toEqual(plainly('demand-not-in-play', 'M2'))
  })

  it('M2, demand-facedown', () => {
    const t = board(toy, { cp: 9, demands: [{ id: 'money', face: 'down' }] })
    expect(refused(t, moveOf('concede', 0))).toEqual(plainly('demand-facedown', 'M2'))
  })

  it('X2, second-in-command', () => {
    const t = board(toy, { secondInCommand: true })
    expect(refused(t, moveOf('concede', 0))).toEqual(plainly('second-in-command', 'X2'))
  })

  it('C1, no-ability: the ability of an abductor who has none', () => {
    expect(refused(board({}), moveOf('ability'))).toEqual(plainly('no-ability', 'C1'))
  })
})
