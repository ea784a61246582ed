import { describe, expect, it } from 'vitest'
import type { OwnRule } from '../src/index.ts'
import { act, board, plain, rolled, view } from './toy.ts'

const withRule = (rule: OwnRule) => ({ rules: [rule] })
const ask = rolled('ask', { none: [{ op: 'threat', n: 1 }] })

describe('doubles: a pair of equal faces fires after the roll and before the row', () => {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => [{ op: 'cp', n: 10 ** (face - 1) }] as const)
  const toy = {
    abductor: withRule({ rule: 'doubles', faces }),
    cards: [plain('more', [{ op: 'dice', n: 2, duration: 'next' }]), ask],
  }
  const asked = (dice: readonly number[]) => {
    const t = board(toy, { threat: 0 }, { dice })
    return { t, events: act(t, { play: 'more' }, { play: 'ask' }).slice(5) }
  }

  it('each disjoint pair once, in the order of the faces', () => {
    expect(asked([3, 1, 1, 4, 3]).events).toEqual([
      { e: 'double', face: 1 },
      { e: 'cp', from: 0, to: 1 },
      { e: 'double', face: 3 },
      { e: 'cp', from: 1, to: 101 },
      { e: 'threat', from: 0, to: 1 },
    ])
  })

  it('four equal dice are two pairs, five too', () => {
    expect(asked([2, 2, 2, 2, 1]).events.filter(({ e }) => e === 'double')).toHaveLength(2)
    expect(view(asked([2, 2, 2, 2, 2]).t).cp).toBe(20)
  })

  it('sixes pair too; three of a kind are one pair', () => {
    expect(view(asked([6, 6, 6, 1, 2]).t).cp).toBe(100_000)
  })

  it('X1: not with the 2nd in command', () => {
    const t = board(toy, { threat: 0, secondInCommand: true }, { dice: [1, 1, 1] })
    act(t, { play: 'ask' })
    expect(view(t).cp).toBe(0)
  })
})
