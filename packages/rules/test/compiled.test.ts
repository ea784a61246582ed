import { describe, expect, it } from 'vitest'
import { CLASS_MAJOR } from '../src/codes.ts'
import { compileGame, OP_NAMES } from '../src/index.ts'
import { opOf } from '../src/ops/index.ts'
import { FACE_CONCEDED, FACE_DOWN, FACE_GONE, FACE_UP, knownPlace, newPlace } from '../src/places.ts'
import { contentOf, demand, plain, reaction, rolled, terrorCard } from './toy.ts'

/** What `game.ts` promises of a compiled game, beyond what playing it shows. */
describe('a compiled game', () => {
  it('has its cards as masks by kind', () => {
    const game = compileGame(
      contentOf({
        cards: [
          plain('a', [], { copies: 2 }),
          rolled('b', { none: [{ op: 'takeback', n: 1 }] }, { cost: 1 }),
          reaction('c', { cost: 3, copies: 2 }),
        ],
      }),
    )
    expect(game).toMatchObject({
      cardIds: ['a', 'b', 'c'],
      cardCost: [0, 1, 3],
      allCards: 0b111,
      allPairs: 0b101,
      freeCards: 0b001,
      reactionCards: 0b100,
      takebackCards: 0b010,
      affordable: [0b001, 0b011, 0b011, 0b111],
    })
  })

  it('without cards nothing is affordable', () => {
    expect(compileGame(contentOf({})).affordable).toEqual([0])
  })

  it('has -1 for what a demand or terror card is not', () => {
    const game = compileGame(
      contentOf({
        demands: [
          demand('money', 'major', { penalty: [{ op: 'each-turn', effect: [{ op: 'cp', n: 1 }] }] }),
          demand('food', 'minor'),
          demand('boat', 'escape'),
        ],
        terror: [terrorCard('angry', [], { secondary: [{ op: 'cp', n: -1 }] })],
      }),
    )
    expect(game.terrorIds).toEqual(['angry', 'quiet', 'food', 'finale'])
    expect(game.terrorDemand).toEqual([-1, -1, 1, -1])
    expect(game.demandTerror).toEqual([-1, 2, -1])
    expect(game.secondaryPc).toEqual([expect.any(Number), -1, -1, -1])
    expect(game.eachTurnPc).toEqual([expect.any(Number), -1, -1])
    expect(game.eachTurnPc[0]).toBeGreaterThan(0)
    expect(game.firstGold).toBe(3)
    expect(game.terrorCopies).toEqual([1, 9, 1, 1])
  })

  it('M2: what a place holds has a price only if it lies faceup', () => {
    const game = compileGame(contentOf({ demands: [demand('money', 'major', { cost: 4 })] }))
    const faces = [FACE_GONE, FACE_DOWN, FACE_UP, FACE_CONCEDED]
    const prices = faces.map((face) => game.priceAtPlace[knownPlace(face, CLASS_MAJOR, 0)]!)
    expect(prices.map((price) => (price > 1000 ? 'none' : price))).toEqual(['none', 'none', 4, 'none'])
    expect(game.priceAtPlace[newPlace(CLASS_MAJOR)]).toBeGreaterThan(1000)
  })

  it('has a minor demand named like no other terror card, though a major may be', () => {
    const game = compileGame(contentOf({ demands: [demand('quiet', 'major')] }))
    expect(game.terrorDemand).toEqual([-1, -1])
    expect(game.demandTerror).toEqual([-1])
  })

  it('M2: a demand with an alert instead of a cost has one that nobody can pay', () => {
    const proud = demand('proud', 'major', { cost: { alert: { on: 'conversation-end' } } })
    const game = compileGame(contentOf({ demands: [demand('money', 'major', { cost: 4 }), proud] }))
    expect(game.demandCost[0]).toBe(4)
    expect(game.demandCost[1]).toBeGreaterThan(1000)
  })

  it('knows whether any card watches a value: the end of a conversation is none', () => {
    const alert = { alert: { when: { on: 'threat', atLeast: 5 }, effect: [] } } as const
    const atEnd = { cost: { alert: { on: 'conversation-end' } } } as const
    const watches = (toy: Parameters<typeof contentOf>[0]) => compileGame(contentOf(toy)).hasWatchers
    expect(watches({})).toBe(false)
    expect(watches({ demands: [demand('a', 'major', atEnd)] })).toBe(false)
    expect(watches({ demands: [demand('a', 'major', { cost: { alert: { on: 'cp', atMost: 0 } } })] })).toBe(
      true,
    )
    expect(watches({ terror: [terrorCard('a', [], alert)] })).toBe(true)
  })

  it('of an abductor without rules has none', () => {
    const game = compileGame(contentOf({}))
    expect(game).toMatchObject({
      doublesPc: null,
      killRaisesThreat: false,
      joinMost: 0,
      manyDicePc: 0,
      abilityId: null,
      abilityPc: 0,
    })
    expect(game.manyDice).toBeGreaterThan(1000)
    expect(game.abilityThreat).toBeGreaterThan(1000)
  })

  it('an empty program is the address 0, and no code is written for it', () => {
    expect(Array.from(compileGame(contentOf({ cards: [plain('a'), reaction('b')] })).code)).toEqual([0])
  })
})

describe('the ops', () => {
  it('are each listed under their own name: it is the key of their sentences too', () => {
    expect(OP_NAMES.map((name) => opOf(name)?.name)).toEqual(OP_NAMES)
  })

  it('keep their numbers: compiled code and the message keys go by this list', () => {
    expect(OP_NAMES).toEqual([
      ...['cp', 'threat', 'threat-start', 'save', 'kill', 'hostages', 'burn', 'halve', 'reveal'],
      ...['reveal-all', 'add-escape', 'end', 'eliminate', 'escape', 'remove', 'dice', 'fours', 'free'],
      ...['takeback', 'discard', 'choose', 'roll', 'under', 'no-convert', 'facedown-cp'],
      ...['increase-double', 'hand-limit', 'each-turn'],
      ...['to-side', 'from-side', 'save-side', 'kill-side', 'advance'],
    ])
  })
})
