import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveText, toSave } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder } from './run-negotiator.ts'

const session = randomSession({}, 12)
const whole = saveText(session)
type Save = ReturnType<typeof toSave>

/** The save with something changed in it. */
function edited(change: (save: Save) => unknown): string {
  return JSON.stringify(change(structuredClone(toSave(session))))
}

const old = { rules: '0.0.1' }
const elsewhere = '0123456789abcdef'

/** What is wrong, the file, and what must be told in English and in French. */
const CASES: [string, string, RegExp, RegExp][] = [
  ['empty', '', /damaged/, /endommagé/],
  ['cut off', whole.slice(0, whole.length / 2), /damaged: it is cut off/, /endommagé\u00a0: il est tronqué/],
  ['no save at all', '{"hello":1}', /not a saved game/, /n'est pas une partie sauvegardée/],
  ['a list', '[]', /one JSON object with the set-up and the steps/, /un objet JSON avec la mise en place/],
  ['binary', '\u0000\u0001\u0002', /damaged/, /endommagé/],
  [
    'a wrong field',
    edited((save) => ({ ...save, setup: { ...save.setup, seed: 7 } })),
    /“setup\.seed” is wrong or missing/,
    /«\u00a0setup\.seed\u00a0» est (faux|incorrect) ou absent/,
  ],
  [
    'newer',
    edited((save) => ({ ...save, format: 99 })),
    /newer version.*format 99/,
    /version plus récente.*format 99/,
  ],
  [
    'an unknown abductor',
    edited((save) => ({ ...save, setup: { ...save.setup, abductor: 'nobody' } })),
    /not known here/,
    /inconnues ici/,
  ],
  [
    'another seed',
    edited((save) => ({ ...save, setup: { ...save.setup, seed: 'other' } })),
    /damaged or was edited: step \d+/,
    /endommagé ou a été modifié\u00a0: l'étape \d+/,
  ],
  [
    'a step that is not possible',
    edited((save) => ({
      ...save,
      inputs: save.inputs.map((input, i) => (i === 3 ? { ...input, do: { buy: 'bold-lie' } } : input)),
    })),
    /step 4 is not possible/,
    /l'étape 4 est impossible/,
  ],
  [
    'another position',
    edited((save) => ({
      ...save,
      inputs: save.inputs.map((input, i) => (i === 5 ? { ...input, hash: elsewhere } : input)),
    })),
    /step 6 does not lead to the position/,
    /l'étape 6 ne mène pas à la situation/,
  ],
  [
    'other rules',
    edited((save) => ({
      ...save,
      ...old,
      inputs: save.inputs.map((input) => ({ ...input, hash: elsewhere })),
    })),
    /other rules or cards.*step 1 .*stays as it is/,
    /d'autres règles ou d'autres cartes.*l'étape 1 .*reste tel quel/,
  ],
]

describe('a save that cannot be opened', () => {
  it.each(CASES)('%s: status 1, and clear words in both languages', async (_, content, english, french) => {
    const file = join(newFolder(), 'game.json')
    writeFileSync(file, content)
    for (const [lang, words] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const { status, stdout, stderr } = await negotiator(['replay', file, '--lang', lang])
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
      expect(stderr).toContain(file)
      expect(stderr).toMatch(words)
      // Neither a stack nor words of a library that knows only English.
      expect(stderr).not.toMatch(/\n +at |Error|Invalid|expected|undefined|[{}]/)
    }
  })

  it('is opened all the same when only its rules are older and every step still fits', async () => {
    const file = join(newFolder(), 'game.json')
    writeFileSync(
      file,
      edited((save) => ({ ...save, ...old })),
    )
    expect((await negotiator(['replay', file])).status).toBe(0)
  })

  it.each([
    ['a file that is not there', join(newFolder(), 'none.json'), /There is no file/, /n'existe pas/],
    ['a folder', newFolder(), /is not a file/, /n'est pas un fichier/],
  ])('%s', async (_, file, english, french) => {
    expect(await negotiator(['replay', file])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(english),
    })
    expect((await negotiator(['replay', file, '--lang', 'fr'])).stderr).toMatch(french)
  })

  it('too large', async () => {
    const file = join(newFolder(), 'game.json')
    writeFileSync(file, Buffer.alloc(5_000_001))
    expect(await negotiator(['replay', file])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/too large/),
    })
    expect((await negotiator(['replay', file, '--lang', 'fr'])).stderr).toMatch(/trop gros/)
  })
})
