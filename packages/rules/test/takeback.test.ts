import { describe, expect, it } from 'vitest'
import { act, board, demand, options, plain, rolled, view } from './toy.ts'

const takeback = (n: number) => ({ op: 'takeback', n }) as const
const cards = [plain('a', [], { copies: 2 }), plain('b'), plain('back', [takeback(2)], { copies: 2 })]

describe('takeback n', () => {
  it('played cards return to the hand, your choice', () => {
    const t = board({ cards }, { hand: ['back'], played: ['a', 'a', 'b'] })
    act(t, { play: 'back' })
    expect(view(t)).toMatchObject({ pending: 'choose', choice: { kind: 'takeback', left: 2 } })
    expect(options(t)).toEqual(['a', 'b', 'done'])
    expect(act(t, { choose: 'a' })).toEqual([{ e: 'taken-back', card: 'a' }])
    expect(view(t)).toMatchObject({ choice: { kind: 'takeback', left: 1 }, hand: ['a'] })
    act(t, { choose: 'a' })
    expect(view(t)).toMatchObject({ pending: null, hand: ['a', 'a'], played: ['b', 'back'] })
  })

  it('you may take fewer', () => {
    const t = board({ cards }, { hand: ['back'], played: ['a'] })
    act(t, { play: 'back' }, { choose: 'done' })
    expect(view(t)).toMatchObject({ pending: null, hand: [], played: ['a', 'back'] })
  })

  it('never a card that has takeback itself, the other copy neither', () => {
    const t = board({ cards }, { hand: ['back'], played: ['back'] })
    act(t, { play: 'back' })
    expect(view(t)).toMatchObject({ pending: null, played: ['back', 'back'] })
  })

  it.each([
    ['in a row', rolled('deep', { one: [takeback(1)] })],
    ['in a choice', plain('deep', [{ op: 'choose', options: [[], [takeback(1)]] }])],
    ['in a nested roll', plain('deep', [{ op: 'roll', rows: { two: [takeback(1)], one: [], none: [] } }])],
    ['under', plain('deep', [{ op: 'under', effect: [takeback(1)] }])],
    ['otherwise', plain('deep', [{ op: 'under', effect: [], otherwise: [takeback(1)] }])],
  ])('a card with takeback %s is none to take back', (_where, deep) => {
    const t = board({ cards: [...cards, deep] }, { hand: ['back'], played: ['deep', 'b'] })
    act(t, { play: 'back' })
    expect(options(t)).toEqual(['b', 'done'])
  })

  it.each([
    ['without', plain('other', [{ op: 'choose', options: [[], [{ op: 'cp', n: 1 }]] }])],
    ['without any row', rolled('other')],
    ['with a check', plain('other', [{ op: 'under', effect: [{ op: 'cp', n: 1 }] }])],
  ])('a card %s takeback can be taken back', (_what, other) => {
    const t = board({ cards: [...cards, other] }, { hand: ['back'], played: ['other'] })
    act(t, { play: 'back' })
    expect(options(t)).toEqual(['done', 'other'])
  })

  it('P3: the hand limit holds', () => {
    const ids = ['c', 'd', 'e', 'f', 'g']
    const many = [...cards, ...ids.map((id) => plain(id, [], { copies: 2 }))]
    const hand = ids.flatMap((id) => [id, id])
    const t = board({ cards: many }, { hand: [...hand.slice(1), 'back'], played: ['a', 'b'] })
    act(t, { play: 'back' }, { choose: 'b' })
    expect(view(t)).toMatchObject({ pending: null, played: ['a', 'back'] })
    expect(view(t).hand).toHaveLength(10)
  })
})

describe('takeback while a card is resolved', () => {
  /** Conceding itself after the first card played facedown or any CP: its benefit comes in the middle of a card. */
  const watcher = demand('watcher', 'major', {
    cost: { alert: { on: 'cp', atLeast: 1 } },
    benefit: [takeback(1)],
  })
  const talk = plain('talk', [{ op: 'cp', n: 1 }], { copies: 2 })
  const demands = [{ id: 'watcher', face: 'up' }] as const

  it('never the card being resolved', () => {
    const t = board(
      { cards: [talk, plain('b')], demands: [watcher] },
      { hand: ['talk'], played: ['b'], demands },
    )
    act(t, { play: 'talk' })
    expect(options(t)).toEqual(['b', 'done'])
  })

  it('but its other copy', () => {
    const t = board({ cards: [talk], demands: [watcher] }, { hand: ['talk'], played: ['talk'], demands })
    act(t, { play: 'talk' }, { choose: 'talk' })
    expect(view(t)).toMatchObject({ hand: ['talk'], played: ['talk'] })
  })

  it('also its other copy when it has removed itself', () => {
    const leaves = plain('talk', [{ op: 'remove' }, { op: 'cp', n: 1 }], { copies: 2 })
    const t = board({ cards: [leaves], demands: [watcher] }, { hand: ['talk'], played: ['talk'], demands })
    act(t, { play: 'talk' })
    expect(options(t)).toEqual(['done', 'talk'])
  })
})
