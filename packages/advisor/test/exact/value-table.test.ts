import { expect, test } from 'vitest'
import { ValueTable } from '../../src/exact/value-table.ts'

const MANY = 50_000
const high = (i: number) => Math.imul(i, 0x85ebca6b)

test('keeps every value while it grows', () => {
  const table = new ValueTable(2, 2 ** 30)
  for (let i = 0; i < MANY; i++) {
    const slot = table.add(i % 100, high(i))
    table.values[slot * 2] = i
    table.values[slot * 2 + 1] = -i
  }
  expect(table.size).toBe(MANY)
  let kept = 0
  for (let i = 0; i < MANY; i++) {
    const slot = table.find(i % 100, high(i))
    if (table.values[slot * 2] === i && table.values[slot * 2 + 1] === -i) kept++
  }
  expect(kept).toBe(MANY)
  expect(table.find(100, 100)).toBe(-1)
})

test('says so when the memory is used up', () => {
  const table = new ValueTable(1, 2 ** 20)
  const fill = () => {
    for (let i = 0; i < MANY; i++) table.values[table.add(i, high(i))] = i
  }
  expect(fill).toThrow(/do not fit into 1 MB/)
})
