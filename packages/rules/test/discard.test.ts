import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, drawn, nextTurn, options, plain, view } from './toy.ts'

describe('discard n', () => {
  const discard: Effect = { op: 'discard', n: 2 }

  it('cards of your choice from the hand to the available area, one by one', () => {
    const { t } = drawn(
      [discard],
      { hand: ['a', 'b', 'c'] },
      {},
      { cards: ['a', 'b', 'c'].map((id) => plain(id)) },
    )
    expect(view(t)).toMatchObject({ phase: 'terror', choice: { kind: 'discard', left: 2 } })
    expect(options(t)).toEqual(['a', 'b', 'c'])
    expect(act(t, { choose: 'b' })).toEqual([{ e: 'discarded', card: 'b' }])
    expect(act(t, { choose: 'a' })).toEqual([{ e: 'discarded', card: 'a' }, ...nextTurn()])
    expect(view(t)).toMatchObject({ hand: ['c'], available: ['a', 'b'] })
  })

  it('a single possible answer is given by itself, as many as the hand has', () => {
    const { t, events } = drawn([discard], {}, {}, { cards: [plain('a', [], { copies: 2 })] })
    expect(events).toEqual([{ e: 'discarded', card: 'a' }, { e: 'discarded', card: 'a' }, ...nextTurn()])
    expect(view(t)).toMatchObject({ hand: [], available: ['a', 'a'] })
  })

  it('no more than ordered', () => {
    const { t } = drawn([{ op: 'discard', n: 1 }], {}, {}, { cards: [plain('a', [], { copies: 2 })] })
    expect(view(t).hand).toEqual(['a'])
  })

  it('with an empty hand nothing happens', () => {
    expect(drawn([discard]).events).toEqual(nextTurn())
  })
})
