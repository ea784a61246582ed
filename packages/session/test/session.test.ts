import { describe, expect, it } from 'vitest'
import {
  type GameSetup,
  isOver,
  newSession,
  perform,
  rematch,
  resign,
  type Session,
  stateOf,
  toPractice,
  undo,
  undoRefusal,
  versionOf,
} from '../src/index.ts'

const SETUP: GameSetup = { abductor: 'arkayne', pack: 'base', seed: 'seed', practice: false, ownDice: false }

function played(session: Session, ...actions: Parameters<typeof perform>[1][]): Session {
  return actions.reduce((current, action) => {
    const done = perform(current, action)
    if (!done.ok) throw new Error(JSON.stringify(done))
    return done.session
  }, session)
}

describe('a session', () => {
  it('steps on a copy: the session before stays what it was', () => {
    const before = newSession(SETUP)
    const text = JSON.stringify(stateOf(before))
    const after = played(before, { facedown: 'small-talk' })
    expect(JSON.stringify(stateOf(before))).toBe(text)
    expect(stateOf(after).cp).toBe(1)
    expect(after.steps[0]?.events).toContainEqual({ e: 'facedown', card: 'small-talk' })
  })

  it('refuses what is illegal, unknown or meant for another position', () => {
    const session = newSession(SETUP)
    const refusal = (action: Parameters<typeof perform>[1], version?: string) => {
      const done = perform(session, action, version === undefined ? {} : { version })
      return !done.ok && 'refusal' in done ? done.refusal.code : 'accepted'
    }
    expect(refusal({ endSpend: true })).toBe('not-your-phase')
    expect(refusal({ play: 'nonsense' })).toBe('unknown-id')
    expect(refusal({ facedown: 'small-talk' }, '7-12345678')).toBe('stale')
    expect(refusal({ facedown: 'small-talk' }, versionOf(session))).toBe('accepted')
  })

  it('has another version after undo and another action, though the number of steps is the same', () => {
    const start = newSession(SETUP)
    const one = played(start, { facedown: 'small-talk' })
    const other = played(undo(one), { facedown: 'keep-cool' })
    expect(versionOf(one).split('-')[0]).toBe(versionOf(other).split('-')[0])
    expect(versionOf(one)).not.toBe(versionOf(other))
  })

  it('deals the same rematch from the same seed, and another game from another', () => {
    const ending: Parameters<typeof perform>[1][] = [{ endConversation: true }, { endSpend: true }]
    const first = played(newSession(SETUP), ...ending)
    const again = { ...first, setup: { ...SETUP, chosenSeed: true } }
    expect(played(rematch(first), ...ending)).toEqual(again)
    const drawn = (seed: string) => played(newSession({ ...SETUP, seed }), ...ending).steps.at(-1)?.events
    const different = Array.from({ length: 10 }, (_, n) => JSON.stringify(drawn(`${n}`)))
    expect(new Set(different).size).toBeGreaterThan(1)
  })

  it('can be resigned; then nothing more is played', () => {
    const session = resign(newSession(SETUP))
    expect(isOver(session)).toBe(true)
    expect(perform(session, { endConversation: true })).toMatchObject({ refusal: { code: 'game-over' } })
    expect(undoRefusal(session)).toBe('resigned')
  })
})

describe('undo', () => {
  it('is free back to the last revealed card or roll', () => {
    const start = newSession(SETUP)
    expect(undoRefusal(start)).toBe('nothing-to-undo')
    const facedown = played(start, { facedown: 'small-talk' })
    expect(undo(facedown).steps).toEqual([])
    const rolled = played(facedown, { play: 'keep-cool' })
    expect(undoRefusal(rolled)).toBe('revealed')
    expect(undo(rolled)).toBe(rolled)
    const drawn = played(start, { endConversation: true }, { endSpend: true })
    expect(undoRefusal(drawn)).toBe('revealed')
  })

  it('is unlimited in practice, and the dice are never re-rolled', () => {
    const rolled = toPractice(played(newSession(SETUP), { play: 'keep-cool' }))
    expect(undoRefusal(rolled)).toBe(null)
    expect(played(undo(rolled), { play: 'keep-cool' }).steps).toEqual(rolled.steps)
  })
})

describe('own dice', () => {
  const start = newSession({ ...SETUP, ownDice: true })

  it('are asked for, and nothing happens before all are there', () => {
    const waiting = { ok: false, events: [{ e: 'play', card: 'keep-cool' }], revealed: false }
    expect(perform(start, { play: 'keep-cool' })).toEqual({ ...waiting, diceNeeded: 2 })
    expect(perform(start, { play: 'keep-cool' }, { dice: [5] })).toEqual({ ...waiting, diceNeeded: 1 })
  })

  it('decide the roll, and only those used are kept', () => {
    const done = perform(start, { play: 'keep-cool' }, { dice: [5, 1, 6] })
    expect(done).toMatchObject({ ok: true, step: { dice: [5, 1] } })
    expect(done.ok && stateOf(done.session).threat).toBe(3)
  })
})
