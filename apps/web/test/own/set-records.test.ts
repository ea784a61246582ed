import { setCode, setOfGame } from '@negotiator/content'
import { expect, it } from 'vitest'
import { isSetRecord } from '../../src/own/ownDatabase.ts'

const record = { id: 'abcd1234', name: 'Friday night', code: setCode(setOfGame('base')) }

it('a set from the database or a file is one only as a whole', () => {
  expect(isSetRecord(record)).toBe(true)
  for (const damaged of [
    null,
    'set',
    { ...record, id: '../x' },
    { ...record, id: 7 },
    { ...record, name: undefined },
    { ...record, code: undefined },
    { ...record, code: `${record.code}!` },
  ])
    expect(isSetRecord(damaged)).toBe(false)
})
