import { expect, it } from 'vitest'
import { parseBegunStep } from '../src/index.ts'

const begun = { version: 'v', action: { play: 'keep-cool' }, dice: [4, 6] }

it('a begun step is taken as it was kept', () => {
  expect(parseBegunStep(JSON.parse(JSON.stringify(begun)))).toEqual(begun)
})

it.each([
  [null],
  ['text'],
  [{ ...begun, version: 7 }],
  [{ ...begun, action: { play: 'keep-cool', buy: 'bold-lie' } }],
  [{ ...begun, action: { wait: true } }],
  [{ ...begun, dice: [0] }],
  [{ ...begun, dice: [7] }],
  [{ ...begun, dice: Array(101).fill(1) }],
  [{ ...begun, dice: undefined }],
])('%j is none', (data) => {
  expect(parseBegunStep(data)).toBeNull()
})
