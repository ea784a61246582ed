import { describe, expect, it } from 'vitest'
import { SeededChance } from '../src/index.ts'

const MAJOR = 0
const ESCAPE = 1
/** Five red kinds, then three gold ones. */
const UNSEEN = [3, 0, 2, 1, 4, 1, 1, 1]
const GOLD = 5

const red = (chance: SeededChance) => chance.terror(UNSEEN, 0, GOLD)
const gold = (chance: SeededChance) => chance.terror(UNSEEN, GOLD, UNSEEN.length)
const many = <T>(n: number, one: () => T): T[] => Array.from({ length: n }, one)

/** What each stream gives, one after the other. */
const everything = (chance: SeededChance) => ({
  dice: many(20, () => chance.roll(2)),
  red: many(20, () => red(chance)),
  gold: many(20, () => gold(chance)),
  majors: many(20, () => chance.demand(0b101101, 0, MAJOR)),
  escapes: many(20, () => chance.demand(0b101101, 1, ESCAPE)),
})

describe('chance by seed', () => {
  it('the same seed gives the same, another seed gives another', () => {
    expect(everything(new SeededChance('one'))).toEqual(everything(new SeededChance('one')))
    const other = everything(new SeededChance('two'))
    for (const [stream, values] of Object.entries(everything(new SeededChance('one')))) {
      expect(values).not.toEqual(other[stream as keyof typeof other])
    }
  })

  it.each([
    ['dice', (chance: SeededChance) => chance.roll(5)],
    ['red', red],
    ['gold', gold],
    ['majors', (chance: SeededChance) => chance.demand(0b11, 0, MAJOR)],
    ['escapes', (chance: SeededChance) => chance.demand(0b11, 0, ESCAPE)],
  ] as const)('asking the %s stream more often moves no other', (asked, ask) => {
    const chance = new SeededChance('streams')
    ask(chance)
    const { [asked]: moved, ...others } = everything(chance)
    const { [asked]: untouched, ...expected } = everything(new SeededChance('streams'))
    expect(others).toEqual(expected)
    expect(moved).not.toEqual(untouched)
  })

  it('majors and escapes do not come in the same order', () => {
    const { majors, escapes } = everything(new SeededChance('lanes'))
    expect(majors).not.toEqual(escapes)
  })

  it('a clone goes on from the same point, and neither moves the other', () => {
    const chance = new SeededChance('clone')
    everything(chance)
    const clone = chance.clone()
    const next = everything(clone.clone())
    everything(clone)
    expect(everything(chance)).toEqual(next)
  })

  it('reseeded, it is as new', () => {
    const chance = new SeededChance('before')
    chance.reseed(1, 2)
    const first = everything(chance)
    chance.reseed(1, 2)
    expect(everything(chance)).toEqual(first)
    chance.reseed(1, 3)
    expect(everything(chance)).not.toEqual(first)
    chance.reseed(2, 2)
    expect(everything(chance)).not.toEqual(first)
  })
})
