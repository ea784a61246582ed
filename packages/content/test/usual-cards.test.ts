import { describe, expect, it } from 'vitest'
import { type Overrides, type PackFile, setOfGame, setsOf } from '../src/index.ts'

const pack = (overrides: Overrides): PackFile => ({
  format: 'negotiator-pack',
  version: 1,
  id: 'mine',
  texts: { en: { title: 'Mine', names: {} } },
  overrides,
})
const donna = { abductor: 'donna', pack: 'base' } as const

describe('what was learned for the cards of a game', () => {
  it('is good for them with other values, as long as they lie in the same order', () => {
    expect(setsOf(donna)).toBe('base')
    expect(setsOf({ ...donna, set: setOfGame('base') })).toBe('base')
    expect(setsOf({ ...donna, packs: [pack({ abductors: { donna: { threat: 5 } } })] })).toBe('base')
    expect(setsOf({ ...donna, packs: [pack({ conversation: { 'hear-me-out': { cost: 2 } } })] })).toBe('base')
  })

  it('is not for cards that S4 puts into another order, nor for others', () => {
    expect(setsOf({ ...donna, packs: [pack({ conversation: { 'hear-me-out': { cost: 6 } } })] })).toBe('own')
    expect(setsOf({ ...donna, set: setOfGame('cw') })).toBe('own')
    const { conversation, ...rest } = setOfGame('base')
    expect(setsOf({ ...donna, set: { ...rest, conversation: conversation.slice(1) } })).toBe('own')
  })
})
