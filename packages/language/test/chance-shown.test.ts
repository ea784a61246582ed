import { expect, it } from 'vitest'
import { chanceShown } from '../src/index.ts'

it('shows the chance of winning beside the best action, and the others as far behind as the search says', () => {
  expect(chanceShown(0.866, 0.909, 0.909)).toEqual({ chance: 866, behind: 0 })
  expect(chanceShown(0.866, 0.909, 0.8968)).toEqual({ chance: 854, behind: 12 })
})

it('shows the difference of what is shown: less than a tenth apart may be as good', () => {
  expect(chanceShown(0.5, 0.30041, 0.29961)).toEqual({ chance: 500, behind: 0 })
  expect(chanceShown(0.5, 0.30051, 0.30049)).toEqual({ chance: 499, behind: 1 })
})

it('shows no chance below 0', () => {
  expect(chanceShown(0.1, 0.5, 0.2)).toEqual({ chance: 0, behind: 300 })
})
