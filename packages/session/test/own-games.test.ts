import { libraryOf, randomSet, setOfGame } from '@negotiator/content'
import { DecisionStream, legalActions, viewOf } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import {
  type GameSetup,
  loadSave,
  newOwnSession,
  newPack,
  perform,
  saveText,
  stateOf,
  toSave,
} from '../src/index.ts'
import { type Edit, edited } from './edited.ts'

const SETUP: GameSetup = { abductor: 'edward', pack: 'base', seed: 'own', practice: false, ownDice: false }
const stream = new DecisionStream('a set')
const set = randomSet(libraryOf([]), (n) => stream.below(n))
const pack = newPack('toy')

function playedOn(setup: GameSetup) {
  let session = newOwnSession(setup)
  for (let i = 0; i < 12; i++) {
    const done = perform(session, legalActions(session.game, stateOf(session))[0]!)
    if (!done.ok) throw new Error('refused')
    session = done.session
  }
  return session
}

describe.each<[string, GameSetup]>([
  ['a set', { ...SETUP, set }],
  ['a pack', { ...SETUP, abductor: 'toy.someone', packs: [pack] }],
  [
    'an override',
    { ...SETUP, packs: [{ ...pack, overrides: { conversation: { 'bold-lie': { cost: 3 } } } }] },
  ],
])('a save with %s of its own', (_, setup) => {
  it('opens to the very same game, and is no other', () => {
    const session = playedOn(setup)
    const loaded = loadSave(saveText(session))
    expect(loaded.ok && saveText(loaded.session)).toBe(saveText(session))
    expect(toSave(session).content).not.toBe(toSave(newOwnSession(SETUP)).content)
  })

  it('is refused if its cards were edited', () => {
    const edit: Edit =
      setup.set === undefined
        ? ['setup/packs/0/conversation/0/resolve/rows/two/0/n', 'x']
        : ['setup/set/pivotal', ['nothing']]
    expect(loadSave(edited(toSave(playedOn(setup)), edit)).ok).toBe(false)
  })
})

describe('a game of its own', () => {
  it('refuses a set that breaks the rules', () => {
    const short = { ...setOfGame('base'), minors: [] }
    expect(() => newOwnSession({ ...SETUP, set: short })).toThrow('the set breaks B1')
  })

  it('overrides single values of built-in cards, for this game only', () => {
    const overrides = {
      conversation: { 'bold-lie': { cost: 3, two: [{ op: 'threat', n: -4 }] } },
      abductors: { edward: { hostages: 5, rules: [{ rule: 'many-dice', atLeast: 3, effect: [] }] } },
      demands: { 'medical-care': { cost: 2 } },
      terror: { 'going-nowhere': { effect: [] } },
    } as const
    const { game } = newOwnSession({ ...SETUP, packs: [{ ...pack, overrides }] })
    const card = game.content.conversation.find(({ id }) => id === 'bold-lie')!
    expect(card).toMatchObject({
      cost: 3,
      resolve: { rows: { two: [{ n: -4 }], none: [{ op: 'threat', n: 3 }] } },
    })
    expect(game.content.abductor.hostages).toBe(5)
    expect(game.content.abductor.rules).toEqual([{ rule: 'many-dice', atLeast: 3, effect: [] }])
    expect(game.content.demands.find(({ id }) => id === 'medical-care')!.cost).toBe(2)
    expect(game.content.terror.find(({ id }) => id === 'going-nowhere')!.effect).toEqual([])
    expect(newOwnSession(SETUP).game.content.conversation.find(({ id }) => id === 'bold-lie')!.cost).toBe(4)
  })

  it('B4: the set first, then the instructions of the pack', () => {
    const { game } = newOwnSession({ ...SETUP, abductor: 'toy.someone', packs: [pack], set })
    const ids = game.content.conversation.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...set.conversation, 'toy.kind-word']))
    expect(game.terrorIds).toContain('toy.slammed-door')
    expect(game.terrorIds).not.toContain('moment-of-weakness')
  })

  it('has variants', () => {
    const harder = { id: 'toy.hard', hostages: 11, threat: 6, redInDeck: 7 }
    const varied = { ...pack, abductors: pack.abductors!.map((each) => ({ ...each, variants: [harder] })) }
    const session = newOwnSession({ ...SETUP, abductor: 'toy.someone', packs: [varied], variant: 'toy.hard' })
    expect(viewOf(session.game, stateOf(session))).toMatchObject({ pool: 11, threat: 6, terrorLeft: 8 })
    expect(() => newOwnSession({ ...SETUP, packs: [varied], variant: 'toy.nightmare' })).toThrow(
      'toy.nightmare',
    )
  })
})

it('a save of format 1 still opens', () => {
  const save = { ...toSave(playedOn(SETUP)), format: 1 }
  const loaded = loadSave(JSON.stringify(save))
  expect(loaded.ok && toSave(loaded.session).format).toBe(2)
})
