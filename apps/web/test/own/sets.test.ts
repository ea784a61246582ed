import { type CardSet, libraryOf, randomSet, setOfGame, setProblems } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { packIdsIn, toggled, withCopies } from '../../src/sets/setChanges.ts'
import { conversationGroups, minorGroup, terrorGroups } from '../../src/sets/setGroups.ts'
import { SHIPPED, shipped } from './shipped.ts'

const library = libraryOf([])

function groupsOf(set: CardSet) {
  const problems = setProblems(set, library)
  return [
    ...conversationGroups(library, problems),
    ...terrorGroups(library, problems),
    minorGroup(library, problems),
  ]
}

/** Groups that have not what they need, as the page shows them. */
const wrong = (set: CardSet): string[] =>
  groupsOf(set).flatMap(({ key, has, needed }) => (has === needed ? [] : [`${key} ${has}/${needed}`]))

describe('the groups of a set', () => {
  it.each(['base', 'cw'] as const)('are all as needed in the set of %s', (game) => {
    expect(wrong(setOfGame(game))).toEqual([])
  })

  it('show every card of both games once', () => {
    const ids = groupsOf(setOfGame('base')).flatMap(({ cards }) => cards.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(
      [
        ...library.conversation.map(({ id }) => id),
        ...library.terror.map(({ card }) => card.id),
        ...library.minors.map(({ id }) => id),
      ].sort(),
    )
  })

  it('count what is missing, and only there', () => {
    const base = setOfGame('base')
    expect(wrong(toggled(base, 'conversation', 'hear-me-out'))).toEqual(['cost-1 0/2'])
    expect(wrong(toggled(base, 'conversation', 'small-talk'))).toEqual(['zero 4/6'])
    expect(wrong(toggled(base, 'minors', 'hot-food'))).toEqual(['minors 2/3'])
    expect(wrong(withCopies(base, 'situation-worsening', 3))).toEqual(['family-1 3/4'])
    expect(wrong(withCopies(base, 'moment-of-weakness', 0))).toEqual(['others 7/8'])
  })

  it('have room for the cards of packs', () => {
    const packs = SHIPPED.map(shipped)
    const all = libraryOf(packs)
    const stream = new DecisionStream('groups')
    for (let i = 0; i < 50; i++) {
      const problems = setProblems(
        randomSet(all, (n) => stream.below(n)),
        all,
      )
      expect(problems).toEqual([])
      const shown = conversationGroups(all, problems).flatMap(({ cards }) => cards.map(({ id }) => id))
      expect(shown).toHaveLength(all.conversation.length)
    }
  })
})

describe('a set', () => {
  it('changes without touching the one before', () => {
    const base = setOfGame('base')
    const text = JSON.stringify(base)
    expect(toggled(toggled(base, 'pivotal', 'daybreak'), 'pivotal', 'daybreak')).toEqual(base)
    expect(withCopies(withCopies(base, 'bad-feeling', 2), 'bad-feeling', 0)).toEqual(base)
    expect(JSON.stringify(base)).toBe(text)
  })

  it('tells the packs that it needs', () => {
    const base = setOfGame('base')
    expect(packIdsIn(base)).toEqual([])
    const mixed = withCopies(toggled(base, 'minors', 'last-tram.window-seat'), 'room-214.head-count', 1)
    expect([...packIdsIn(mixed)].sort()).toEqual(['last-tram', 'room-214'])
  })
})
