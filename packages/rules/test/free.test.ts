import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, options, plain, played, view } from './toy.ts'

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

  it('with nothing to take, what comes after it is applied', () => {
    const { t, events } = played([free, { op: 'cp', n: 1 }])
    expect(events).toEqual([{ e: 'cp', from: 0, to: 1 }])
    expect(view(t).pending).toBeNull()
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
