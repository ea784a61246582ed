import { describe, expect, it } from 'vitest'
import { costliest, type Grade, luckiest, type StepBalance } from '../../src/index.ts'

const step = (skill: number, grade: Grade | null = 'good'): StepBalance => ({
  before: 0.5,
  skill,
  luck: 0,
  residual: 0,
  grade,
})

describe('the costliest decisions', () => {
  it('come first, and small losses and forced steps not at all', () => {
    const steps = [step(-0.03), step(-0.2), step(-0.01), step(-0.5, null), step(-0.1)]
    expect(costliest({ steps })).toEqual([
      { index: 1, loss: 0.2 },
      { index: 4, loss: 0.1 },
      { index: 0, loss: 0.03 },
    ])
    expect(costliest({ steps }, 1)).toEqual([{ index: 1, loss: 0.2 }])
  })
})

describe('the greatest luck', () => {
  const roll = (luck: number) => ({ event: { kind: 'roll', dice: [6] } as const, luck })
  const steps = [{ lucks: [roll(0.1), roll(-0.3)] }, { lucks: [] }, { lucks: [roll(0.2), roll(0.01)] }]

  it('comes first, good or bad', () => {
    expect(luckiest(steps, 1).map(({ index, luck }) => [index, luck])).toEqual([
      [2, 0.2],
      [0, 0.1],
    ])
    expect(luckiest(steps, -1)).toEqual([{ ...roll(-0.3), index: 0 }])
  })
})
