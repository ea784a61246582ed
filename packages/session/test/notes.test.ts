import { describe, expect, it } from 'vitest'
import {
  LONGEST_NOTE,
  loadSave,
  MOST_NOTES,
  newSession,
  noteAt,
  perform,
  playOnFrom,
  rematch,
  resign,
  type Session,
  saveText,
  toSave,
  undo,
  upTo,
  withHint,
  withNote,
} from '../src/index.ts'

function game(): Session {
  let session = newSession({
    abductor: 'arkayne',
    pack: 'base',
    seed: 'notes',
    practice: false,
    ownDice: false,
  })
  for (const facedown of ['small-talk', 'keep-cool']) {
    const done = perform(session, { facedown })
    if (!done.ok) throw new Error('refused')
    session = done.session
  }
  return session
}

const loaded = (notes: unknown) => loadSave(JSON.stringify({ ...toSave(game()), notes }))

describe('notes', () => {
  it('stand beside steps, in their order, one for each, and stay in the save', () => {
    const noted = withNote(withNote(withNote(game(), 2, 'too early'), 0, ' a calm start '), 2, 'too late')
    expect(noted.notes).toEqual([
      { step: 0, text: 'a calm start' },
      { step: 2, text: 'too late' },
    ])
    expect([noteAt(noted, 0), noteAt(noted, 1)]).toEqual(['a calm start', ''])
    const again = loadSave(saveText(noted))
    expect(again.ok && again.session.notes).toEqual(noted.notes)
  })

  it('are taken away by an empty text; a game without has none in its save', () => {
    expect(toSave(withNote(withNote(game(), 1, 'x'), 1, '  '))).not.toHaveProperty('notes')
    expect(rematch(withNote(game(), 0, 'x')).notes).toEqual([])
  })

  it('have limits: what is longer is cut, one too many is not taken, and the save still opens', () => {
    const long = withNote(game(), 1, 'x'.repeat(LONGEST_NOTE + 1))
    expect(noteAt(long, 1)).toHaveLength(LONGEST_NOTE)
    expect(loadSave(saveText(long)).ok).toBe(true)
    const full = { ...game(), notes: Array.from({ length: MOST_NOTES }, (_, step) => ({ step, text: 'x' })) }
    expect(withNote(full, MOST_NOTES, 'y').notes).toHaveLength(MOST_NOTES)
    expect(noteAt(withNote(full, 1, 'y'), 1)).toBe('y')
  })

  it('go with the step they are about when it is taken back', () => {
    expect(undo(withNote(withNote(game(), 1, 'a'), 2, 'b')).notes).toEqual([{ step: 1, text: 'a' }])
  })

  it.each([
    ['a step that is not there', [{ step: 3, text: 'x' }]],
    ['two for a step', [1, 1].map((step) => ({ step, text: 'x' }))],
    ['the wrong order', [2, 1].map((step) => ({ step, text: 'x' }))],
    ['an empty text', [{ step: 1, text: '' }]],
    ['a text that is too long', [{ step: 1, text: 'x'.repeat(LONGEST_NOTE + 1) }]],
    ['no text', [{ step: 1, text: 7 }]],
    ['something else in it', [{ step: 1, text: 'x', html: '<b>' }]],
    ['too many', Array.from({ length: MOST_NOTES + 1 }, (_, step) => ({ step, text: 'x' }))],
  ])('are refused in a file: %s', (_what, notes) => {
    const result = loaded(notes)
    expect(!result.ok && result.problem.code).toBe('not-a-save')
  })
})

describe('a game up to a step', () => {
  const noted = withNote(withNote(resign(withHint(game())), 0, 'start'), 2, 'end')

  it('is shown as it was, with the notes so far; it was given up after the last step alone', () => {
    expect(upTo(noted, 1)).toMatchObject({ resigned: false, notes: [{ step: 0 }] })
    expect(upTo(noted, 1).steps).toHaveLength(1)
    expect(upTo(noted, 2).resigned).toBe(true)
    expect(loadSave(saveText(upTo(noted, 1))).ok).toBe(true)
  })

  it('is played on as practice, also where it was given up, by the same chance', () => {
    const branch = playOnFrom(noted, 2)
    expect(branch).toMatchObject({ setup: { practice: true }, resigned: false, hints: [2] })
    expect(playOnFrom(noted, 1).hints).toEqual([])
    const again = perform(playOnFrom(noted, 1), { facedown: 'keep-cool' })
    expect(again.ok && again.step.after.hash).toBe(noted.steps[1]!.after.hash)
    expect(loadSave(saveText(branch)).ok).toBe(true)
  })
})
