import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, board, drawn, legal, nextTurn, options, plain, played, view } from './toy.ts'

const dear = (id: string, copies = 1) => plain(id, [], { cost: 3, copies })

describe('M5: free n', () => {
  const free: Effect = { op: 'free', n: 2 }

  it('cards of your choice from the available area', () => {
    const { t } = played([free], {}, {}, { cards: [dear('a', 2), dear('b')] })
    expect(view(t)).toMatchObject({ pending: 'choose', choice: { kind: 'free', left: 2 } })
    expect(options(t)).toEqual(['a', 'b', 'done'])
    expect(act(t, { choose: 'a' })).toEqual([{ e: 'taken', card: 'a' }])
    expect(view(t).choice).toEqual({ kind: 'free', left: 1 })
    act(t, { choose: 'a' })
    expect(view(t)).toMatchObject({ pending: null, choice: null, hand: ['a', 'a'], available: ['b'], cp: 0 })
  })

  it('you may take fewer', () => {
    const { t } = played([free, { op: 'cp', n: 1 }], {}, {}, { cards: [dear('a')] })
    expect(act(t, { choose: 'done' })).toEqual([{ e: 'cp', from: 0, to: 1 }])
    expect(view(t)).toMatchObject({ pending: null, hand: [] })
  })

  it('is over as soon as nothing can be taken', () => {
    const { t } = played([free], {}, {}, { cards: [dear('a')] })
    act(t, { choose: 'a' })
    expect(view(t)).toMatchObject({ pending: null, hand: ['a'] })
    expect(view(played([free]).t).pending).toBeNull()
  })

  it('P3: the hand limit holds, also another one', () => {
    const { t, events } = played(
      [{ op: 'hand-limit', n: 1 }, free],
      {},
      {},
      { cards: [dear('a'), dear('b')] },
    )
    expect(events).toEqual([{ e: 'rule', rule: 'hand-limit', n: 1 }])
    act(t, { choose: 'b' })
    expect(view(t)).toMatchObject({ pending: null, hand: ['b'], available: ['a'] })
  })
})

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

describe('choose A / B', () => {
  const choose: Effect = { op: 'choose', options: [[{ op: 'threat', n: 1 }], [{ op: 'cp', n: -2 }]] }

  it.each([
    { option: 'option-1', event: { e: 'threat', from: 3, to: 4 } },
    { option: 'option-2', event: { e: 'cp', from: 0, to: -2 } },
  ])('$option', ({ option, event }) => {
    const { t } = played([choose, { op: 'save', n: 1 }])
    expect(view(t)).toMatchObject({ pending: 'choose', choice: { kind: 'choose' } })
    expect(options(t)).toEqual(['option-1', 'option-2'])
    expect(act(t, { choose: option })).toEqual([event, { e: 'saved', pool: 5, saved: 1 }])
  })

  it('an option that is empty', () => {
    const { t } = played([{ op: 'choose', options: [[], [{ op: 'cp', n: 1 }]] }])
    expect(act(t, { choose: 'option-1' })).toEqual([])
    expect(view(t)).toMatchObject({ pending: null, cp: 0 })
  })
})

describe('a board without cards', () => {
  it('C4: to end the conversation is the only action left', () => {
    const t = board({})
    expect(legal(t)).toEqual([{ endConversation: true }])
  })
})
