import { describe, expect, it } from 'vitest'
import type { Duration, Effect } from '../src/index.ts'
import { act, board, demand, drawn, played, rolled, view } from './toy.ts'

const dice = (n: number, duration: Duration): Effect => ({ op: 'dice', n, duration })
const fours = (duration: Duration): Effect => ({ op: 'fours', duration })
const DURATIONS: Duration[] = ['next', 'conversation', 'lasting']
const ask = rolled('ask', {}, { copies: 2 })

describe('R1: the number of dice', () => {
  it('is at least 1 and at most 5', () => {
    expect(view(played([dice(-9, 'next')]).t).dice).toBe(1)
    expect(view(played([dice(9, 'next')]).t).dice).toBe(5)
  })

  it('adds up all modifiers', () => {
    const { t, events } = played([dice(1, 'next'), dice(2, 'conversation'), dice(-1, 'lasting')], {
      threat: 7,
    })
    expect(events).toEqual([
      { e: 'modifier', n: 1, duration: 'next' },
      { e: 'modifier', n: 2, duration: 'conversation' },
      { e: 'modifier', n: -1, duration: 'lasting' },
    ])
    expect(view(t).dice).toBe(3)
  })

  it.each(DURATIONS)('those of a penalty too: %s', (duration) => {
    const t = board(
      { demands: [demand('pay', 'major', { benefit: [dice(2, duration)], penalty: [dice(-1, duration)] })] },
      { demands: [{ id: 'pay', face: 'up' }] },
    )
    act(t, { concede: 'pay' })
    expect(view(t).dice).toBe(3)
  })
})

describe('R7: how long a modifier holds', () => {
  it.each([
    { duration: 'next', afterRoll: 2, nextTurn: 2 },
    { duration: 'conversation', afterRoll: 3, nextTurn: 2 },
    { duration: 'lasting', afterRoll: 3, nextTurn: 3 },
  ] as const)('$duration', ({ duration, afterRoll, nextTurn }) => {
    const { t } = played([dice(1, duration)], {}, { dice: [1, 1, 1] }, { cards: [ask] })
    act(t, { play: 'ask' })
    expect(view(t).dice).toBe(afterRoll)
    act(t, { endConversation: true }, { endSpend: true })
    expect(view(t).dice).toBe(nextTurn)
  })

  it('a `next` not used by the end of the conversation is lost', () => {
    const { t } = played([dice(1, 'next'), fours('next')])
    act(t, { endConversation: true })
    expect(view(t).dice).toBe(2)
    expect(t.state.foursNext).toBe(0)
  })

  it.each(DURATIONS)('given in the terror phase, it waits for the next conversation: %s', (duration) => {
    const { t } = drawn([dice(1, duration)])
    expect(view(t)).toMatchObject({ phase: 'conversation', dice: 3 })
  })

  it.each([
    { duration: 'next', left: 2 },
    { duration: 'conversation', left: 2 },
    { duration: 'lasting', left: 1 },
  ] as const)(
    'of a penalty: after a roll or the end of the conversation, $duration',
    ({ duration, left }) => {
      const t = board(
        { demands: [demand('pay', 'major', { penalty: [dice(-1, duration)] })], cards: [ask] },
        { demands: [{ id: 'pay', face: 'up' }] },
        { dice: [1] },
      )
      act(t, { concede: 'pay' })
      expect(view(t).dice).toBe(1)
      act(t, { play: 'ask' })
      expect(view(t).dice).toBe(duration === 'next' ? 2 : 1)
      act(t, { endConversation: true })
      expect(view(t).dice).toBe(left)
    },
  )
})
