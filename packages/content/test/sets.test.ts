import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CardSet,
  libraryOf,
  randomSet,
  setCode,
  setFromCode,
  setOfGame,
  setProblems,
} from '../src/index.ts'

const library = libraryOf([])
const base = setOfGame('base')
const problems = (change: Partial<CardSet>) =>
  setProblems({ ...base, ...change }, library).map(
    ({ rule, code, n, expected }) => `${rule} ${code} ${n}/${expected}`,
  )
const withoutRed = (id: string) =>
  Object.fromEntries(Object.entries(base.terror).filter(([each]) => each !== id))

describe('the unmixed sets', () => {
  it.each(['base', 'cw'] as const)('of %s keep to the rules', (game) => {
    expect(setProblems(setOfGame(game), library)).toEqual([])
  })
})

describe('B1', () => {
  it('21 cards with 3 minor demands', () => {
    expect(problems({ minors: ['hot-food', 'call-home'] })).toEqual(['B1 red-total 20/21', 'B1 minors 2/3'])
    expect(problems({ minors: ['hot-food', 'hot-food', 'call-home'] })).toEqual(['B1 twice 2/1'])
  })

  it('families mix freely within their counts', () => {
    const mixed = { ...base.terror, 'situation-worsening': 1, 'bad-feeling': 3 }
    expect(problems({ terror: mixed })).toEqual([])
    expect(problems({ terror: { ...base.terror, 'bad-feeling': 1 } })).toEqual([
      'B1 red-total 22/21',
      'B1 family 5/4',
    ])
  })

  it('a second getting-angry counts as a raiser, a third angry card as too many', () => {
    expect(problems({ terror: { ...base.terror, 'getting-angry': 1, 'mad-as-hell': 1 } })).toEqual([])
    expect(problems({ terror: { ...base.terror, 'mad-as-hell': 1, 'back-to-square-one': 1 } })).toEqual([
      'B1 red-total 22/21',
      'B1 family 2/1',
    ])
  })

  it('2 raisers and 8 others', () => {
    const swapped = { ...withoutRed('moment-of-weakness'), 'pick-your-poison': 1 }
    expect(problems({ terror: swapped })).toEqual(['B1 raisers 3/2', 'B1 others 7/8'])
  })

  it('no more copies than there are, and only cards that there are', () => {
    expect(problems({ terror: { ...withoutRed('back-to-square-one'), 'fit-of-rage': 2 } })).toContain(
      'B1 copies 2/1',
    )
    expect(problems({ terror: { ...base.terror, nothing: 1 } })).toEqual([
      'B1 unknown 1/0',
      'B1 red-total 22/21',
    ])
  })
})

describe('B2', () => {
  it('pivotal events of both games may be mixed, one at least', () => {
    expect(problems({ pivotal: ['cold-feet', 'daybreak'] })).toEqual([])
    expect(problems({ pivotal: [] })).toEqual(['B2 pivotal 0/1'])
    expect(problems({ pivotal: ['cold-feet', 'cold-feet'] })).toEqual(['B2 twice 2/1'])
  })
})

describe('B3', () => {
  const swap = (out: string, into: string) => base.conversation.map((id) => (id === out ? into : id))

  it('any cards of 4 to 7, one of 8, pairs of 1 to 3', () => {
    expect(problems({ conversation: swap('bold-lie', 'breach-team') })).toEqual([])
    expect(problems({ conversation: swap('all-units-go', 'full-assault') })).toEqual([])
    expect(problems({ conversation: swap('hear-me-out', 'consider-this') })).toEqual([])
  })

  it('names what is too few and too many', () => {
    expect(problems({ conversation: swap('bold-lie', 'full-assault') })).toEqual([
      'B3 costs 4/5',
      'B3 cost 2/1',
    ])
    expect(problems({ conversation: swap('hear-me-out', 'tight-spot') })).toEqual([
      'B3 cost 0/2',
      'B3 cost 8/6',
    ])
  })

  it('the pairs that cost nothing are always there', () => {
    const without = base.conversation.filter((id) => id !== 'keep-cool')
    expect(problems({ conversation: without })).toEqual(['B3 conversation-total 20/22', 'B3 zero-pairs 1/0'])
  })
})

describe('a set at random', () => {
  const numbers = fc.infiniteStream(fc.nat(0xffff))
  const setBy = (stream: Iterator<number>) => randomSet(library, (n) => stream.next().value % n)

  it('is always legal, and goes through its short form unharmed', () => {
    fc.assert(
      fc.property(numbers, (stream) => {
        const set = setBy(stream)
        expect(setProblems(set, library)).toEqual([])
        const code = setCode(set)
        expect(code.length).toBeLessThan(30)
        const back = setFromCode(code)!
        expect(back.terror).toEqual(set.terror)
        expect([...back.conversation].sort()).toEqual([...set.conversation].sort())
        expect([...back.minors].sort()).toEqual([...set.minors].sort())
        expect([...back.pivotal].sort()).toEqual([...set.pivotal].sort())
      }),
    )
  })
})

describe('the short form', () => {
  // Links hold it: another one here leads old links to other cards.
  it('of these sets is for ever this', () => {
    expect(setCode(base)).toBe('s1__wARIlokgAAAAAcfgA')
    expect(setFromCode('s1__wARIlokgAAAAAcfgA')).toEqual(base)
  })

  it('names cards of packs by their ids', () => {
    const set = {
      ...base,
      conversation: [...base.conversation, 'toy.word'],
      terror: { ...base.terror, 'toy.door': 2 },
    }
    const code = setCode(set)
    expect(code).toBe('s1__wARIlokgAAAAAcfgA~ctoy.word~ttoy.door*2')
    expect(setFromCode(code)).toEqual(set)
  })

  it('is refused if it is anything else', () => {
    for (const bad of [
      '',
      's1',
      's2abc',
      's1__wARIlokgAAAAAcfg',
      's1__wARIlokgAAAAAcfgA~x',
      's1__wARIlokgAAAAAcf!A',
      's1__wARIlokgAAAAAcfgA~ttoy.door*9',
      's'.repeat(1_000_000),
    ])
      expect(setFromCode(bad)).toBeNull()
  })
})
