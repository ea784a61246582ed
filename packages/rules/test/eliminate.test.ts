import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, board, demand, drawn, nextTurn, plain, played, rolled, view } from './toy.ts'

const second = { secondInCommand: true } as const

describe('X1: eliminate', () => {
  const up = (...ids: string[]) => ({ demands: ids.map((id) => ({ id, face: 'up' }) as const) })
  const demands = [demand('money', 'major'), demand('boat', 'escape'), demand('food', 'minor')]

  it('the abductor and all demands leave play, the 2nd in command takes over', () => {
    const { t, events } = played([{ op: 'eliminate' }], up('money', 'boat', 'food'), {}, { demands })
    expect(events).toEqual([{ e: 'eliminated' }, { e: 'second-in-command' }])
    expect(view(t)).toMatchObject({ secondInCommand: true, demands: [], discard: [], result: null })
  })

  it('G1: with an empty pool it wins', () => {
    const { events } = played([{ op: 'eliminate' }, { op: 'cp', n: 1 }], { pool: 0, saved: 3 })
    expect(events).toEqual([{ e: 'eliminated' }, { e: 'over', result: 'won', reason: 'eliminated' }])
  })

  it('only in the conversation phase', () => {
    const { t, events } = drawn([{ op: 'eliminate' }], { pool: 0, saved: 3 })
    expect(events).toEqual(nextTurn())
    expect(view(t)).toMatchObject({ result: null, secondInCommand: false })
  })

  it('X5: he cannot be eliminated', () => {
    expect(played([{ op: 'eliminate' }], second).events).toEqual([])
  })

  it('M4: a conceded escape demand has left play, so he does not escape', () => {
    const t = board(
      { demands, cards: [plain('shot', [{ op: 'eliminate' }, { op: 'end' }])] },
      { demands: [{ id: 'boat', face: 'conceded' }] },
    )
    act(t, { play: 'shot' })
    expect(view(t)).toMatchObject({ phase: 'spend', result: null })
  })
})

describe('X1: what came from penalties ends, the rest stays as R7 says', () => {
  const modifiers = (next: number, conversation: number): Effect[] => [
    { op: 'dice', n: next, duration: 'next' },
    { op: 'dice', n: conversation, duration: 'conversation' },
  ]
  const rules: Effect[] = [
    { op: 'no-convert' },
    { op: 'facedown-cp', n: 0 },
    { op: 'increase-double' },
    { op: 'hand-limit', n: 2 },
    { op: 'fours', duration: 'lasting' },
    { op: 'dice', n: 3, duration: 'lasting' },
    { op: 'each-turn', effect: [{ op: 'cp', n: 9 }] },
  ]
  const harsh = demand('harsh', 'major', {
    benefit: modifiers(2, 1),
    penalty: [...modifiers(-1, -2), ...rules],
  })
  const shoot = () => {
    const t = board(
      {
        demands: [harsh],
        cards: [plain('shot', [{ op: 'eliminate' }]), plain('a'), plain('b'), rolled('ask')],
      },
      { threat: 7, demands: [{ id: 'harsh', face: 'up' }] },
      { dice: [4, 1, 1, 1] },
    )
    act(t, { concede: 'harsh' })
    return t
  }

  it('before he is shot all of it is in force', () => {
    const t = shoot()
    expect(view(t).dice).toBe(4)
    expect(t.state).toMatchObject({
      noConvert: 1,
      facedownCp: 0,
      increaseFactor: 2,
      handLimit: 2,
      foursLasting: 1,
      diceLasting: 3,
      penaltyNext: -1,
      penaltyConversation: -2,
      eachTurn: [0],
    })
  })

  it('afterwards only the benefit', () => {
    const t = shoot()
    act(t, { play: 'shot' })
    expect(view(t).dice).toBe(4)
    expect(t.state).toMatchObject({
      noConvert: 0,
      facedownCp: 1,
      increaseFactor: 1,
      handLimit: 10,
      foursLasting: 0,
      diceLasting: 0,
      diceNext: 2,
      diceConversation: 1,
      penaltyNext: 0,
      penaltyConversation: 0,
      eachTurn: [],
    })
    act(t, { play: 'ask' })
    expect(view(t)).toMatchObject({ pending: 'roll', roll: [4, 1, 1, 1] })
  })
})
