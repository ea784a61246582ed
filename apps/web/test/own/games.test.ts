import { setOfGame } from '@negotiator/content'
import { loadSave, newOwnSession, newPack, saveText } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { ownSetup } from '../../src/own/beginOwn.ts'
import { neededPacks } from '../../src/own/neededPacks.ts'
import { SHIPPED, shipped } from './shipped.ts'

const packs = SHIPPED.map(shipped)
const wish = { abductor: 'arkayne', pack: 'base', practice: false } as const
const idsOf = (needed: readonly { readonly id: string }[]) => needed.map(({ id }) => id)

describe('a game carries', () => {
  it('no pack that it has nothing of', () => {
    expect(neededPacks(packs, { abductor: 'arkayne' })).toEqual([])
    expect(ownSetup({ ...wish, seed: 'x' }, packs, false)).toEqual({
      ...wish,
      ownDice: false,
      seed: 'x',
      chosenSeed: true,
    })
  })

  it('the pack of its abductor, and those of its cards', () => {
    expect(idsOf(neededPacks(packs, { abductor: 'last-tram.tomas' }))).toEqual(['last-tram'])
    const base = setOfGame('base')
    const set = { ...base, minors: [...base.minors.slice(1), 'room-214.extra-blankets'] }
    expect(idsOf(neededPacks(packs, { abductor: 'the-brandts.ida', set }))).toEqual([
      'room-214',
      'the-brandts',
    ])
  })

  it('every pack that changes built-in cards', () => {
    const printed = { ...newPack('printed'), overrides: { conversation: { 'bold-lie': { cost: 3 } } } }
    const setup = ownSetup({ ...wish, seed: 'x' }, [...packs, printed], false)
    expect(idsOf(setup.packs ?? [])).toEqual(['printed'])
    const session = newOwnSession(setup)
    expect(session.game.content.conversation.find(({ id }) => id === 'bold-lie')?.cost).toBe(3)
  })

  it('all of it in its save', () => {
    const session = newOwnSession(ownSetup({ ...wish, abductor: 'last-tram.tomas' }, packs, false))
    const loaded = loadSave(saveText(session))
    expect(loaded.ok && loaded.session.setup).toEqual(session.setup)
  })
})
