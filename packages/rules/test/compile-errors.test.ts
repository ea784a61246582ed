import { describe, expect, it } from 'vitest'
import { compileGame, type Effect } from '../src/index.ts'
import { contentOf, demand, plain, rolled, type Toy, terrorCard } from './toy.ts'

const compile = (toy: Toy) => () => compileGame(contentOf(toy))
const kinds = (n: number) => Array.from({ length: n }, (_, i) => `card-${i}`)

describe('content that cannot be a game is refused by name', () => {
  it('a set has 1 or 2 copies of a card', () => {
    expect(compile({ cards: [plain('ok'), plain('three', [], { copies: 3 })] })).toThrow(
      'three: a set has 1 or 2 copies',
    )
    expect(compile({ cards: [plain('none', [], { copies: 0 })] })).toThrow('none: a set has 1 or 2 copies')
  })

  it('at most 30 kinds fit into a mask', () => {
    expect(compile({ cards: kinds(30).map((id) => plain(id)) })).not.toThrow()
    expect(compile({ cards: kinds(31).map((id) => plain(id)) })).toThrow(
      'conversation cards: at most 30 kinds in one game, got 31',
    )
    expect(compile({ demands: kinds(31).map((id) => demand(id, 'major')) })).toThrow(
      'demands: at most 30 kinds in one game, got 31',
    )
  })

  it('an id is there once', () => {
    expect(compile({ cards: [plain('a'), plain('b'), plain('a')] })).toThrow(
      'conversation cards: a is there twice',
    )
    expect(compile({ demands: [demand('m', 'major'), demand('m', 'escape')] })).toThrow(
      'demands: m is there twice',
    )
    expect(compile({ terror: [terrorCard('food', [])], demands: [demand('food', 'minor')] })).toThrow(
      'terror cards: food is there twice',
    )
  })

  it('a program that a frame could not point into', () => {
    const long = Array.from({ length: 30 }, (): Effect => ({ op: 'cp', n: 1 }))
    const cards = (n: number) => kinds(n).map((id) => plain(id, long))
    expect(compile({ cards: cards(10) })).not.toThrow()
    expect(compile({ cards: cards(30), demands: [] })).not.toThrow()
    expect(
      compile({ cards: cards(30), demands: kinds(10).map((id) => demand(id, 'major', { benefit: long })) }),
    ).toThrow(/effects: at most 4096 numbers of program in one game, got \d+/)
  })

  it('an op that does not exist', () => {
    const typo = { op: 'treat', n: 1 } as unknown as Effect
    expect(compile({ cards: [plain('card', [typo])] })).toThrow('card: unknown op treat')
    expect(compile({ cards: [rolled('card', { one: [typo] })] })).toThrow('card: unknown op treat')
  })

  it('a word that every object knows is no op either', () => {
    const sly = { op: 'toString' } as unknown as Effect
    expect(compile({ cards: [plain('card', [sly])] })).toThrow('card: unknown op toString')
  })

  it('numbers are whole', () => {
    const half: Effect = { op: 'cp', n: 0.5 }
    const message = 'cp: whole numbers only'
    expect(compile({ cards: [plain('card', [half])] })).toThrow(`card: ${message}`)
    expect(compile({ terror: [terrorCard('red', [half])] })).toThrow(`red: ${message}`)
    expect(compile({ terror: [terrorCard('red', [], { secondary: [half] })] })).toThrow(`red: ${message}`)
    expect(compile({ demands: [demand('m', 'major', { benefit: [half] })] })).toThrow(`m: ${message}`)
    expect(compile({ demands: [demand('m', 'major', { penalty: [half] })] })).toThrow(`m: ${message}`)
  })

  it.each([
    [{ rule: 'doubles', faces: [[{ op: 'cp', n: 0.5 }]] }, 'doubles'],
    [{ rule: 'many-dice', atLeast: 1, effect: [{ op: 'cp', n: 0.5 }] }, 'many-dice'],
    [{ rule: 'ability', id: 'x', threatAtLeast: 1, effect: [{ op: 'cp', n: 0.5 }] }, 'ability'],
  ] as const)('also in the rules of an abductor: %o', (rule, name) => {
    expect(compile({ abductor: { rules: [rule] } })).toThrow(`${name}: cp: whole numbers only`)
  })
})

describe('C5, T1: an op in a place where it means nothing', () => {
  const remove: Effect = { op: 'remove' }
  const eachTurn: Effect = { op: 'each-turn', effect: [] }
  const only = 'only a conversation card can remove itself'
  const penalty = 'each-turn belongs into the penalty of a demand'

  const soon = { op: 'fours', duration: 'next' } as const

  it.each([
    ['a terror card', { terror: [terrorCard('x', [remove])] }, only],
    ['a benefit', { demands: [demand('x', 'major', { benefit: [remove] })] }, only],
    ['a penalty', { demands: [demand('x', 'major', { penalty: [remove] })] }, only],
    ['a conversation card', { cards: [plain('x', [eachTurn])] }, penalty],
    ['a terror card', { terror: [terrorCard('x', [eachTurn])] }, penalty],
    ['a benefit', { demands: [demand('x', 'major', { benefit: [eachTurn] })] }, penalty],
    [
      'a penalty',
      { demands: [demand('x', 'major', { penalty: [soon] })] },
      'fours in a penalty must be lasting',
    ],
    ['a nested effect', { terror: [terrorCard('x', [{ op: 'under', effect: [remove] }])] }, only],
  ])('in %s', (_where, toy, message) => {
    expect(compile(toy)).toThrow(`x: ${message}`)
  })

  it('where it belongs it is fine', () => {
    expect(compile({ cards: [rolled('x', { none: [{ op: 'under', effect: [remove] }] })] })).not.toThrow()
    expect(compile({ demands: [demand('x', 'major', { penalty: [eachTurn] })] })).not.toThrow()
  })
})
