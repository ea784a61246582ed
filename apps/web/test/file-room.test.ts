import { expect, it } from 'vitest'
import { bytesOf, fitting } from '../src/data/fileRoom.ts'

const ENTRIES = ['one', 'deux', 'trois', '…']

it('takes the first entries that fit into a file, measured as they are written', () => {
  const whole = bytesOf(ENTRIES)
  expect(whole).toBe(Buffer.byteLength(JSON.stringify(ENTRIES)))
  expect(fitting(ENTRIES, whole)).toEqual(ENTRIES)
  for (let room = 0; room < whole; room++) {
    const taken = fitting(ENTRIES, room)
    expect(taken).toEqual(ENTRIES.slice(0, taken.length))
    expect(bytesOf(taken)).toBeLessThanOrEqual(Math.max(room + 1, bytesOf([])))
  }
  expect(fitting(ENTRIES, 0)).toEqual([])
})
