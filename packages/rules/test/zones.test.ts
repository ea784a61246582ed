import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileGame, newState, type State, viewOf } from '../src/index.ts'
import * as zones from '../src/zones.ts'
import { contentOf, plain } from './toy.ts'

const IDS = ['a', 'b', 'c']

type Zone = 'hand' | 'available' | 'played' | 'removed'
const add: Record<Zone, (s: State, bit: number) => void> = {
  hand: zones.addToHand,
  available: zones.addToAvailable,
  played: zones.addToPlayed,
  removed: zones.addToRemoved,
}
const take: Partial<Record<Zone, (s: State, bit: number) => void>> = {
  hand: zones.takeFromHand,
  available: zones.takeFromAvailable,
  played: zones.takeFromPlayed,
}

const moves = fc.array(
  fc.record({
    kind: fc.nat(IDS.length - 1),
    from: fc.constantFrom<Zone>('hand', 'available', 'played'),
    to: fc.constantFrom<Zone>('hand', 'available', 'played', 'removed'),
  }),
  { maxLength: 40 },
)

/** Carries the moves out on the masks and on plain lists side by side. */
function carryOut(list: typeof moves extends fc.Arbitrary<infer T> ? T : never) {
  const game = compileGame(contentOf({ cards: IDS.map((id) => plain(id, [], { cost: 1, copies: 2 })) }))
  const s = newState(game)
  const lists: Record<Zone, string[]> = {
    hand: [],
    available: ['a', 'a', 'b', 'b', 'c', 'c'],
    played: [],
    removed: [],
  }
  for (const { kind, from, to } of list) {
    const at = lists[from].indexOf(IDS[kind]!)
    if (at < 0) continue
    lists[to].push(...lists[from].splice(at, 1))
    take[from]!(s, 1 << kind)
    add[to](s, 1 << kind)
  }
  return { game, s, lists }
}

const sorted = (lists: Record<Zone, string[]>) => ({
  hand: [...lists.hand].sort(),
  available: [...lists.available].sort(),
  played: [...lists.played].sort(),
  removed: [...lists.removed].sort(),
})

describe('zones of cards', () => {
  it('move single copies like lists do', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const { game, s, lists } = carryOut(list)
        expect(viewOf(game, s)).toMatchObject(sorted(lists))
        expect(zones.handSize(s)).toBe(lists.hand.length)
      }),
    )
  })

  it('P4, R5: everything played becomes available again, and nothing else moves', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const { game, s, lists } = carryOut(list)
        zones.returnPlayed(s)
        const available = [...lists.available, ...lists.played]
        expect(viewOf(game, s)).toMatchObject(sorted({ ...lists, available, played: [] }))
      }),
    )
  })
})
