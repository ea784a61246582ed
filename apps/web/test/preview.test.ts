import { ABDUCTORS } from '@negotiator/content'
import { hashState, legalActions, viewOf } from '@negotiator/rules'
import { newSession, perform, type Session, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { previewOf } from '../src/game/preview.ts'
import { randomGame } from './random-session.ts'
import { sought } from './sought.ts'

/** Steps of a random game that were one settled roll of a played card. */
function* settledPlays(abductor: string, pack: 'base' | 'cw', seed: string) {
  let before: Session | null = null
  for (const session of randomGame(abductor, pack, seed)) {
    const step = session.steps.at(-1)
    if (before !== null && step !== undefined && 'play' in step.action) {
      const settle = step.events.find((event) => event.e === 'settle')
      const isSingle = step.events.filter(({ e }) => e === 'roll').length === 1
      if (settle?.e === 'settle' && isSingle) yield { before, after: session, action: step.action, settle }
    }
    before = session
  }
}

const FRESH = newSession({ abductor: 'arkayne', pack: 'base', seed: 'x', practice: false, ownDice: false })

describe('what would happen', () => {
  // Donna's rule is about the faces themselves: there the preview is one of several possible outcomes.
  it.each(
    ABDUCTORS.filter(({ abductor }) => abductor.id !== 'donna').map(
      ({ abductor, pack }) => [abductor.id, pack] as const,
    ),
  )('is what happens, against %s', (abductor, pack) => {
    let compared = 0
    for (let seed = 0; seed < 60; seed++) {
      for (const { before, after, action, settle } of settledPlays(abductor, pack, `p${seed}`)) {
        const preview = previewOf(before, action, settle.successes)
        const view = viewOf(after.game, stateOf(after))
        expect(preview).toMatchObject({
          threat: [stateOf(before).threat, view.threat],
          cp: [stateOf(before).cp, view.cp],
          saved: view.saved - stateOf(before).saved,
          killed: view.killed - stateOf(before).killed,
          choice: view.choice?.kind ?? null,
          result: view.result,
          reason: view.reason,
        })
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('leaves the position as it is', () => {
    const before = hashState(stateOf(FRESH))
    previewOf(FRESH, { play: 'small-talk' }, 0)
    expect(hashState(stateOf(FRESH))).toBe(before)
  })

  it('tells that a call ends, and nothing for what is not possible', () => {
    expect(previewOf(FRESH, { play: 'small-talk' }, 0)).toMatchObject({
      threat: [4, 5],
      cp: [0, 1],
      endsCall: true,
    })
    expect(previewOf(FRESH, { play: 'what-are-your-demands' }, 1)).toMatchObject({ choice: 'reveal' })
    expect(previewOf(FRESH, { play: 'bold-lie' }, 1)).toBeNull()
  })

  it('is certain only if nothing is left to chance', () => {
    expect(previewOf(FRESH, { play: 'small-talk' }, 0)?.isCertain).toBe(false)
    expect(previewOf(FRESH, { facedown: 'small-talk' })?.isCertain).toBe(true)
    const evils = sought('lijah', 'cw', ({ choice }) => choice?.kind === 'choose')
    const options = legalActions(evils.game, stateOf(evils)).filter((action) => 'choose' in action)
    expect(options.map((action) => previewOf(evils, action)?.isCertain)).toEqual([true, true])
  })

  it('tells that a row which ends the last call loses the game (G2)', () => {
    const last = sought(
      'arkayne',
      'base',
      ({ phase, pending, hand, terrorLeft, threat }) =>
        terrorLeft === 0 &&
        phase === 'conversation' &&
        pending === null &&
        threat < 5 &&
        hand.includes('small-talk'),
    )
    expect(previewOf(last, { play: 'small-talk' }, 0)).toMatchObject({ losesLastCall: true, result: null })
    expect(previewOf(last, { play: 'small-talk' }, 1)?.losesLastCall).toBe(false)
  })

  it('has no pair of Donna’s where the dice need not have one', () => {
    const four = sought(
      'donna',
      'base',
      ({ phase, pending, hand, dice, cp }) =>
        dice === 4 && cp > 0 && phase === 'conversation' && pending === null && hand.includes('keep-cool'),
    )
    const { threat, cp } = stateOf(four)
    expect(previewOf(four, { play: 'keep-cool' }, 0)).toMatchObject({
      threat: [threat, threat],
      cp: [cp, cp - 1],
    })
  })

  it('tells that somebody takes over when the abductor is eliminated', () => {
    let play = ''
    const session = sought('arkayne', 'base', ({ phase, pending, hand, secondInCommand }, { game }) => {
      const shots = game.content.conversation.filter(
        ({ resolve }) => resolve.kind === 'roll' && resolve.rows.two.some(({ op }) => op === 'eliminate'),
      )
      play = shots.find(({ id }) => hand.includes(id))?.id ?? ''
      return play !== '' && phase === 'conversation' && pending === null && !secondInCommand
    })
    expect(previewOf(session, { play }, 2)).toMatchObject({ isTakenOver: true, result: null })
    expect(previewOf(session, { play }, 0)?.isTakenOver).toBe(false)
  })

  it('takes the roll as it falls although a reaction could change it', () => {
    let session = FRESH
    for (const action of [
      { facedown: 'keep-cool' },
      { endConversation: true },
      { buy: 'hear-me-out' },
      { endSpend: true },
    ] as const) {
      const done = perform(session, action)
      if (!done.ok) throw new Error('refused')
      session = done.session
    }
    expect(viewOf(session.game, stateOf(session)).hand).toContain('hear-me-out')
    expect(previewOf(session, { play: 'keep-cool' }, 2)?.threat[1]).toBe(stateOf(session).threat - 1)
  })
})
