import { describe, expect, it } from 'vitest'
import {
  type GameSetup,
  loadSave,
  newSession,
  perform,
  rematch,
  resign,
  type Session,
  saveText,
  toSave,
  undo,
  withHint,
} from '../src/index.ts'

const SETUP: GameSetup = { abductor: 'donna', pack: 'cw', seed: 'save', practice: false, ownDice: true }

function game(): Session {
  const first = perform(newSession(SETUP), { facedown: 'small-talk' })
  if (!first.ok) throw new Error('refused')
  const second = perform(first.session, { play: 'keep-cool' }, { dice: [6, 6] })
  if (!second.ok) throw new Error('refused')
  return second.session
}

/** The save as data, changed, as text again. */
const edited = (change: (save: ReturnType<typeof toSave>) => unknown): string =>
  JSON.stringify(change(structuredClone(toSave(game()))))

const problem = (text: string) => {
  const loaded = loadSave(text)
  return loaded.ok ? null : loaded.problem
}

describe('a save', () => {
  it('opens to the very same game', () => {
    const loaded = loadSave(saveText(game()))
    expect(loaded.ok && loaded.session.steps).toEqual(game().steps)
    expect(loaded.ok && saveText(loaded.session)).toBe(saveText(game()))
  })

  it('keeps that a game was resigned', () => {
    const loaded = loadSave(saveText(resign(game())))
    expect(loaded.ok && loaded.session.resigned).toBe(true)
  })

  it('is refused when it is cut off at any place', () => {
    const text = saveText(game())
    for (let length = 0; length < text.length - 2; length += 7) {
      expect(problem(text.slice(0, length))?.code).toBe('not-json')
    }
  })

  it('is refused when a value was edited: the hash of that very step says so', () => {
    expect(problem(edited((save) => ({ ...save, start: '0'.repeat(16) })))).toMatchObject({
      code: 'hash-differs',
      step: 0,
    })
    const otherDice = edited((save) => ({
      ...save,
      inputs: save.inputs.map((input) => (input.dice ? { ...input, dice: [1, 2] } : input)),
    }))
    expect(problem(otherDice)).toEqual({ code: 'hash-differs', step: 2, drift: false })
    const otherHash = edited((save) => ({
      ...save,
      inputs: save.inputs.map((input) => ({ ...input, hash: 'f'.repeat(16) })),
    }))
    expect(problem(otherHash)).toMatchObject({ code: 'hash-differs', step: 1 })
  })

  it('is refused with the step when an input is illegal or dice are missing', () => {
    const illegal = edited((save) => ({ ...save, inputs: [{ ...save.inputs[0]!, do: { endSpend: true } }] }))
    expect(problem(illegal)).toMatchObject({ code: 'illegal-step', step: 1, detail: 'not-your-phase' })
    const noDice = edited((save) => ({
      ...save,
      inputs: save.inputs.map(({ dice: _dice, ...input }) => input),
    }))
    expect(problem(noDice)).toMatchObject({ code: 'dice-missing', step: 2 })
  })

  it('is refused when it holds dice that were never rolled', () => {
    const surplus = edited((save) => ({
      ...save,
      inputs: save.inputs.map((input) => ({ ...input, dice: [6, 6, 6] })),
    }))
    expect(problem(surplus)).toMatchObject({ code: 'not-a-save', step: 1 })
  })

  it('tells whether rules or content have changed since', () => {
    const older = edited((save) => ({ ...save, rules: '0.9.0', start: '0'.repeat(16) }))
    expect(problem(older)).toMatchObject({ code: 'hash-differs', drift: true })
  })

  it.each([
    ['a newer format', (save: object) => ({ ...save, format: 3 }), 'newer-format'],
    [
      'an unknown abductor',
      (save: object) => ({ ...save, setup: { ...SETUP, abductor: 'x' } }),
      'unknown-game',
    ],
    ['another format', (save: object) => ({ ...save, format: 0 }), 'not-a-save'],
    ['an unknown key', (save: object) => ({ ...save, extra: 1 }), 'not-a-save'],
    ['no object', () => [], 'not-a-save'],
    ['null', () => null, 'not-a-save'],
    ['two verbs', (save: object) => ({ ...save, inputs: [{ do: { play: 'a', buy: 'b' } }] }), 'not-a-save'],
    [
      'a seventh face',
      (save: object) => ({ ...save, inputs: [{ do: { play: 'a' }, dice: [7] }] }),
      'not-a-save',
    ],
    ['a huge list', (save: object) => ({ ...save, inputs: Array(6000).fill({}) }), 'not-a-save'],
  ])('is refused: %s', (_name, change, code) => {
    expect(problem(edited(change as (save: ReturnType<typeof toSave>) => unknown))?.code).toBe(code)
  })
})

describe('hints', () => {
  it('stay in the save, each position once, also when steps are taken back', () => {
    const asked = withHint(withHint(game()))
    expect(asked.hints).toEqual([2])
    const loaded = loadSave(saveText(asked))
    expect(loaded.ok && loaded.session.hints).toEqual([2])
    expect(undo({ ...asked, setup: { ...SETUP, practice: true } }).hints).toEqual([2])
  })

  it('are none in a save that knows nothing of them, and of a new game', () => {
    expect(toSave(game())).not.toHaveProperty('hints')
    const loaded = loadSave(saveText(game()))
    expect(loaded.ok && loaded.session.hints).toEqual([])
    expect(rematch(withHint(game())).hints).toEqual([])
  })

  it('must be steps', () => {
    expect(problem(edited((save) => ({ ...save, hints: [-1] })))?.code).toBe('not-a-save')
  })
})
