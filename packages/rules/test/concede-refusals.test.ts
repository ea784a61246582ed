import { describe, expect, it } from 'vitest'
import { board, demand, played, refusal } from './toy.ts'

const demands = [
  demand('money', 'major', { cost: 4 }),
  demand('food', 'minor'),
  demand('boat', 'escape', { cost: 3 }),
]
const up = (id: string) => ({ id, face: 'up' }) as const

describe('a concession is refused', () => {
  it('too-expensive: CP may not fall below 0 by paying', () => {
    const t = board({ demands }, { cp: 3, demands: [up('money')] })
    expect(refusal(t, { concede: 'money' })).toEqual({
      code: 'too-expensive',
      rule: 'M2',
      params: { cost: 4, cp: 3 },
    })
  })

  it('demand-concedes-itself', () => {
    const proud = demand('proud', 'major', { cost: { alert: { on: 'conversation-end' } } })
    const t = board({ demands: [proud] }, { cp: 1000, demands: [up('proud')] })
    expect(refusal(t, { concede: 'proud' })).toEqual({
      code: 'demand-concedes-itself',
      rule: 'M2',
      params: {},
    })
  })

  it('demand-facedown: it may lie there', () => {
    const t = board({ demands }, { demands: [{ id: 'money', face: 'down' }] })
    expect(refusal(t, { concede: 'money' })).toEqual({ code: 'demand-facedown', rule: 'M2', params: {} })
  })

  it('demand-facedown: one facedown demand of its class is enough', () => {
    const t = board({ demands }, { demands: [up('boat'), { id: 'money', face: 'down' }, up('food')] })
    expect(refusal(t, { concede: 'money' })?.code).toBe('demand-facedown')
  })

  it('demand-not-in-play: every demand of its class in play lies faceup', () => {
    const others = [demand('arms', 'major'), ...demands]
    const t = board({ demands: others }, { demands: [up('arms'), { id: 'boat', face: 'down' }] })
    expect(refusal(t, { concede: 'money' })).toEqual({ code: 'demand-not-in-play', rule: 'M2', params: {} })
  })

  it('demand-not-in-play: only a demand of another class lies facedown', () => {
    const t = board({ demands }, { demands: [{ id: 'money', face: 'down' }] })
    expect(refusal(t, { concede: 'boat' })).toEqual({ code: 'demand-not-in-play', rule: 'M2', params: {} })
    expect(refusal(t, { concede: 'food' })?.code).toBe('demand-not-in-play')
  })

  it('X2, second-in-command', () => {
    const { t } = played([{ op: 'eliminate' }], { demands: [up('boat')] }, {}, { demands })
    expect(refusal(t, { concede: 'boat' })).toEqual({ code: 'second-in-command', rule: 'X2', params: {} })
  })

  it('unknown-id', () => {
    expect(refusal(board({ demands }), { concede: 'nonsense' })).toEqual({
      code: 'unknown-id',
      rule: 'M2',
      params: { id: 'nonsense' },
    })
  })
})
