import { describe, expect, it } from 'vitest'
import type { Duration, Effect } from '../src/index.ts'
import { act, board, plain, played, rolled, view } from './toy.ts'

const fours = (duration: Duration): Effect => ({ op: 'fours', duration })
const ask = rolled('ask', {}, { copies: 2 })

describe('R8: fours count', () => {
  it.each([
    { duration: 'next', second: 0, nextTurn: 0 },
    { duration: 'conversation', second: 1, nextTurn: 0 },
    { duration: 'lasting', second: 1, nextTurn: 1 },
  ] as const)('$duration', ({ duration, second, nextTurn }) => {
    const cards = [plain('trust', [fours(duration)]), rolled('one'), rolled('two'), rolled('three')]
    const t = board({ cards }, { threat: 7 }, { dice: [4, 4, 4] })
    expect(act(t, { play: 'trust' })[1]).toEqual({ e: 'fours', duration })
    expect(act(t, { play: 'one' }).slice(1)).toEqual([
      { e: 'roll', dice: [4], successes: 1, foursCount: true },
      { e: 'settle', successes: 1, dice: [4] },
    ])
    // One other card is in hand: no conversion is possible, so the roll settles by itself.
    act(t, { play: 'two' })
    expect(view(t).successes).toBe(second)
    act(t, { endConversation: true }, { endSpend: true }, { play: 'three' })
    expect(view(t).successes).toBe(nextTurn)
  })

  it('then no 4 is converted, though cards are in hand', () => {
    const { t } = played([fours('next')], {}, { dice: [4, 1] }, { cards: [ask, plain('a'), plain('b')] })
    act(t, { play: 'ask' })
    expect(view(t)).toMatchObject({ pending: null, successes: 1 })
  })
})
