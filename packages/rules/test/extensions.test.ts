import { describe, expect, it } from 'vitest'
import { compileGame, type GameContent, newState } from '../src/index.ts'
import { act, board, contentOf, demand, drawn, plain, played, type Toy, terrorCard, view } from './toy.ts'

const with_ = (more: Partial<GameContent>, toy: Toy = {}): Toy => ({ ...toy, more })
const CELLAR = { side: { id: 'cellar', hostages: 2 } }
const zone = 'cellar'

describe('a side zone', () => {
  it('holds hostages from the start, and they count for the half (G3)', () => {
    const game = compileGame(contentOf(with_(CELLAR)))
    expect(newState(game)).toMatchObject({ pool: 6, side: 2 })
  })

  it('takes hostages in and gives them back, one at a time', () => {
    const { t, events } = played([{ op: 'to-side', n: 2, zone }], {}, {}, with_(CELLAR))
    expect(view(t)).toMatchObject({ pool: 4, side: 4 })
    expect(events).toEqual([
      { e: 'to-side', zone, pool: 5, side: 3 },
      { e: 'to-side', zone, pool: 4, side: 4 },
    ])
    const back = played([{ op: 'from-side', n: 9, zone }], {}, {}, with_(CELLAR))
    expect(view(back.t)).toMatchObject({ pool: 8, side: 0 })
  })

  it('never takes the last one of the pool', () => {
    const { t } = played([{ op: 'to-side', n: 9, zone }], { pool: 3 }, {}, with_(CELLAR))
    expect(view(t)).toMatchObject({ pool: 1, side: 4 })
  })

  it('can be emptied by saving and by killing', () => {
    const saved = played([{ op: 'save-side', n: 3, zone }], {}, {}, with_(CELLAR))
    expect(view(saved.t)).toMatchObject({ pool: 6, side: 0, saved: 2, result: null })
    const killed = played([{ op: 'kill-side', n: 1, zone }], {}, {}, with_(CELLAR))
    expect(view(killed.t)).toMatchObject({ pool: 6, side: 1, killed: 1 })
  })

  it('G2: too many killed there lose too', () => {
    const { t } = played([{ op: 'kill-side', n: 2, zone }], { pool: 3, killed: 2 }, {}, with_(CELLAR))
    expect(view(t)).toMatchObject({ result: 'lost', reason: 'too-many-killed', killed: 4 })
  })

  it('joins the pool once that is empty, by a save or a kill', () => {
    const saved = played([{ op: 'save', n: 1 }], { pool: 1, saved: 3 }, {}, with_(CELLAR))
    expect(view(saved.t)).toMatchObject({ pool: 2, side: 0, saved: 4, result: null })
    expect(saved.events.at(-1)).toEqual({ e: 'side-joins', zone, pool: 2 })
    const killed = played([{ op: 'kill', n: 1 }], { pool: 1, saved: 3 }, {}, with_(CELLAR))
    expect(view(killed.t)).toMatchObject({ pool: 2, side: 0, killed: 1 })
  })

  it('dies with the others when time runs out (G2)', () => {
    const t = board(with_(CELLAR), { phase: 'spend', deck: { red: 0, gold: 0 } })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ reason: 'no-terror-card', killed: 8, pool: 0, side: 0 })
  })

  it('must be the one that the game has', () => {
    const toy = { cards: [plain('card', [{ op: 'to-side', n: 1, zone: 'attic' }])] }
    expect(() => compileGame(contentOf({ ...toy, more: CELLAR }))).toThrow('attic is no side zone')
    expect(() => compileGame(contentOf(toy))).toThrow('card: attic is no side zone')
  })
})

const WAY = {
  stages: [
    { id: 'depot', effect: [] },
    { id: 'bridge', effect: [{ op: 'threat', n: 1 } as const] },
    { id: 'border', effect: [{ op: 'advance', n: 5 } as const] },
  ],
}

describe('a sequence of places', () => {
  it('begins at the first; each place reached brings its effect', () => {
    const { t, events } = played(
      [
        { op: 'advance', n: 1 },
        { op: 'cp', n: 1 },
      ],
      {},
      {},
      with_(WAY),
    )
    expect(view(t)).toMatchObject({ stage: 'bridge', threat: 4, cp: 1 })
    expect(events.map(({ e }) => e)).toEqual(['stage', 'threat', 'cp'])
  })

  it('ends at the last, however often it moves on', () => {
    const { t } = played([{ op: 'advance', n: 9 }], {}, {}, with_(WAY))
    expect(view(t)).toMatchObject({ stage: 'border', threat: 4 })
  })

  it('only goes forward, and only in a game with places', () => {
    const cards = [plain('card', [{ op: 'advance', n: -1 }])]
    expect(() => compileGame(contentOf(with_(WAY, { cards })))).toThrow('only goes forward')
    expect(() => compileGame(contentOf({ cards }))).toThrow('needs a game with places')
  })
})

describe('resolve, then draw again', () => {
  it('draws the next card in the same terror phase', () => {
    const again = terrorCard('more', [{ op: 'threat', n: 1 }], { again: true })
    const t = board({ terror: [again], redInDeck: 3 }, { phase: 'spend' }, { terror: ['more', 'quiet'] })
    const events = act(t, { endSpend: true })
    expect(events.filter(({ e }) => e === 'drawn' || e === 'draw-again').map(({ e }) => e)).toEqual([
      'drawn',
      'draw-again',
      'drawn',
    ])
    expect(view(t)).toMatchObject({ turn: 2, threat: 4, terrorLeft: 2 })
  })

  it('ends with the deck: nobody has to draw a card that is not there', () => {
    const again = terrorCard('more', [], { again: true, copies: 3 })
    const position = { phase: 'spend', deck: { red: 2, gold: 0 } } as const
    const t = board({ terror: [again] }, position, { terror: ['more', 'more'] })
    act(t, { endSpend: true })
    expect(view(t)).toMatchObject({ turn: 2, terrorLeft: 0, result: null })
  })
})

describe('layers of the deck', () => {
  const layers = [
    { cards: ['fog'], count: 1 },
    { cards: 'rest', count: 2 },
    { cards: ['flood', 'frost'], count: 1 },
  ] as const
  const terror = [terrorCard('frost'), terrorCard('fog', [], { copies: 2 }), terrorCard('flood')]
  const toy: Toy = { terror, redInDeck: 4, more: { layers } }

  it('are drawn from the top, each from its own cards', () => {
    const order = ['fog', 'quiet', 'quiet', 'frost', 'finale']
    const t = board(toy, {}, { terror: order })
    const seen = order.map(() => {
      act(t, { endConversation: true }, { endSpend: true })
      return t.log.findLast((event) => event.e === 'drawn')?.card
    })
    expect(seen).toEqual(order)
  })

  it('let no other card come', () => {
    const t = board(toy, {}, { terror: ['quiet'] })
    expect(() => act(t, { endConversation: true }, { endSpend: true })).toThrow('quiet cannot be drawn')
  })

  it('must name red cards of the game, each in one group, and as many as the deck has', () => {
    const wrong =
      (other: GameContent['layers'], redInDeck = 1) =>
      () =>
        compileGame(contentOf({ terror, redInDeck, more: { layers: other! } }))
    expect(wrong([{ cards: ['nobody'], count: 1 }])).toThrow('nobody')
    expect(
      wrong(
        [
          { cards: ['fog'], count: 1 },
          { cards: ['fog', 'frost'], count: 1 },
        ],
        2,
      ),
    ).toThrow('two different')
    expect(wrong([{ cards: 'rest', count: 2 }])).toThrow('2 cards in all, but 1')
  })
})

describe('a 2nd in command of its own', () => {
  const eliminate = [{ op: 'eliminate' } as const]

  it('arrives with an effect, before the rest of the row', () => {
    const second = { id: 'brother', arrives: [{ op: 'threat', n: 2 } as const], killsOnRise: false }
    const { t } = played([...eliminate, { op: 'cp', n: 1 }], {}, {}, with_({ second }))
    expect(view(t)).toMatchObject({ secondInCommand: true, threat: 5, killed: 0, cp: 1 })
  })

  it('X4: may kill the last one; X5: then surrenders', () => {
    const second = { id: 'brother', sparesLast: false }
    const { t } = played(
      [{ op: 'kill', n: 1 }],
      { pool: 1, saved: 4, secondInCommand: true },
      {},
      with_({ second }),
    )
    expect(view(t)).toMatchObject({ pool: 0, result: 'won', reason: 'surrendered' })
  })

  it('X5: one who does not surrender is captured by one more save', () => {
    const toy = with_({ second: { id: 'brother', surrenders: false } })
    const first = played([{ op: 'save', n: 1 }], { pool: 1, secondInCommand: true }, {}, toy)
    expect(view(first.t)).toMatchObject({ pool: 0, result: null })
    const both = played([{ op: 'save', n: 2 }], { pool: 1, secondInCommand: true }, {}, toy)
    expect(view(both.t)).toMatchObject({ result: 'won', reason: 'captured' })
  })

  it('X5: or eliminated, but only with an empty pool', () => {
    const toy = with_({ second: { id: 'brother', surrenders: false } })
    const held = played(eliminate, { pool: 1, secondInCommand: true }, {}, toy)
    expect(view(held.t).result).toBeNull()
    const empty = played(eliminate, { pool: 0, saved: 6, secondInCommand: true }, {}, toy)
    expect(view(empty.t)).toMatchObject({ result: 'won', reason: 'eliminated' })
  })

  it('has a rule for the start of every conversation', () => {
    const second = { id: 'brother', eachTurn: [{ op: 'cp', n: 2 } as const] }
    const { t, events } = drawn([], { secondInCommand: true }, {}, with_({ second }))
    expect(view(t).cp).toBe(2)
    expect(events).toContainEqual({ e: 'own-turn' })
  })
})

describe("an abductor's rule for every turn", () => {
  const rules = [{ rule: 'each-turn', from: 3, effect: [{ op: 'cp', n: 1 }] }] as const
  it('holds from its turn on, and not with the 2nd in command', () => {
    const at = (turn: number, secondInCommand = false) =>
      view(drawn([], { turn, secondInCommand }, {}, { abductor: { rules } }).t).cp
    expect([at(1), at(2), at(3), at(2, true)]).toEqual([0, 1, 1, 0])
  })
})

describe('an alert for a turn (A1)', () => {
  it('fires at the start of that turn, while the demand lies faceup', () => {
    const late = demand('late', 'major', {
      cost: { alert: { on: 'turn', atLeast: 4 } },
      benefit: [{ op: 'save', n: 1 }],
    })
    const toy: Toy = { abductor: { majors: 1 }, demands: [late] }
    const saved = (turn: number, face: 'up' | 'down') =>
      view(drawn([], { turn, demands: [{ id: 'late', face }] }, {}, toy).t).saved
    expect([saved(2, 'up'), saved(3, 'up'), saved(4, 'up'), saved(3, 'down')]).toEqual([0, 1, 0, 0])
  })
})

describe('end tests of its own', () => {
  const ends = (...tests: NonNullable<GameContent['ends']>['tests']) => with_({ ends: { tests } })
  const three = { id: 'three-out', result: 'won', when: [{ value: 'saved', atLeast: 3 }] } as const

  it('end the game at the very step, and drop the rest (G4)', () => {
    const { t, events } = played(
      [
        { op: 'save', n: 5 },
        { op: 'cp', n: 1 },
      ],
      {},
      {},
      ends(three),
    )
    expect(view(t)).toMatchObject({
      saved: 3,
      cp: 0,
      result: 'won',
      reason: 'own-victory',
      endTest: 'three-out',
    })
    expect(events.at(-1)).toEqual({ e: 'over', result: 'won', reason: 'own-victory', test: 'three-out' })
  })

  it('look at every value, all of them together', () => {
    const calm = {
      id: 'calm',
      result: 'won',
      when: [
        { value: 'threat', atMost: 1 },
        { value: 'cp', atLeast: 2 },
      ],
    } as const
    expect(view(played([{ op: 'threat', n: -2 }], {}, {}, ends(calm)).t).result).toBeNull()
    expect(
      view(
        played(
          [
            { op: 'threat', n: -2 },
            { op: 'cp', n: 2 },
          ],
          {},
          {},
          ends(calm),
        ).t,
      ).endTest,
    ).toBe('calm')
    const late = { id: 'late', result: 'lost', when: [{ value: 'turn', atLeast: 2 }] } as const
    expect(view(drawn([], {}, {}, ends(late)).t)).toMatchObject({ reason: 'own-defeat', endTest: 'late' })
    const gone = { id: 'gone', result: 'lost', when: [{ value: 'second', atLeast: 1 }] } as const
    expect(view(played([{ op: 'eliminate' }], {}, {}, ends(gone)).t).endTest).toBe('gone')
  })

  it('lose before they win (G4)', () => {
    const bad = { ...three, id: 'bad', result: 'lost' } as const
    expect(view(played([{ op: 'save', n: 3 }], {}, {}, ends(three, bad)).t).endTest).toBe('bad')
  })

  it('can take the place of the usual victories', () => {
    const without = with_({ ends: { tests: [three], without: ['captured', 'eliminated'] } })
    const empty = { pool: 0, saved: 2, killed: 2 }
    expect(view(played([{ op: 'save', n: 1 }], empty, {}, without).t).result).toBeNull()
    expect(view(played([{ op: 'eliminate' }], empty, {}, without).t).result).toBeNull()
  })

  it('are asked of a position, too', () => {
    expect(view(board(ends(three), { pool: 3, saved: 3 })).endTest).toBe('three-out')
  })
})
