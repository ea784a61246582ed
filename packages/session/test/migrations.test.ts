import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadSave, type Session, saveText, toSave } from '../src/index.ts'
import { SAVE_FORMAT } from '../src/save-format.ts'

const folder = new URL('./saves/', import.meta.url)
const FILES = readdirSync(fileURLToPath(folder))

/** Written by the program of its time; never written anew. */
function opened(file: string): Session {
  const loaded = loadSave(readFileSync(new URL(file, folder), 'utf8'))
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem))
  return loaded.session
}

describe('saves of older formats', () => {
  it('are here for every one', () => {
    const formats = new Set(FILES.map((file) => Number(/^format-(\d+)-/.exec(file)?.[1])))
    expect([...formats].sort()).toEqual(Array.from({ length: SAVE_FORMAT - 1 }, (_, i) => i + 1))
  })

  it.each(FILES)('%s opens, and is written as the newest format', (file) => {
    const session = opened(file)
    expect(session.steps.length).toBeGreaterThan(10)
    expect(toSave(session).format).toBe(SAVE_FORMAT)
    const again = loadSave(saveText(session))
    expect(again.ok && saveText(again.session)).toBe(saveText(session))
  })

  it('1 to 2: a seed that no program draws was chosen', () => {
    expect(opened('format-1-chosen-seed.json').setup).toEqual({
      abductor: 'renesha',
      pack: 'cw',
      seed: 'monday',
      practice: false,
      ownDice: false,
      chosenSeed: true,
    })
    expect(opened('format-1-drawn-seed.json').setup).not.toHaveProperty('chosenSeed')
    expect(opened('format-1-own-dice.json').setup).not.toHaveProperty('chosenSeed')
  })

  it('1 to 2: what else was in it stays', () => {
    expect(opened('format-1-chosen-seed.json')).toMatchObject({ resigned: true, hints: [5] })
    expect(opened('format-1-own-dice.json').steps.some(({ dice }) => dice.length > 0)).toBe(true)
  })

  it.each([{ format: 1 }, { format: 1, setup: [] }, { format: 1.5 }, { format: -1 }, { format: '1' }])(
    'is refused where it is no save: %j',
    (data) => {
      const loaded = loadSave(JSON.stringify(data))
      expect(!loaded.ok && loaded.problem.code).toBe('not-a-save')
    },
  )
})
