import { readFileSync } from 'node:fs'
import { loadSave } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { PlayProcess, savesIn } from './play-process.ts'
import { newFolder } from './run-negotiator.ts'

const actionsIn = (file: string) => {
  const loaded = loadSave(readFileSync(file, 'utf8'))
  if (!loaded.ok) throw new Error(file)
  return loaded.session.steps.map(({ action }) => action)
}

const SMALL_TALK = { facedown: 'small-talk' }
const KEEP_COOL = { facedown: 'keep-cool' }

/** One game in two windows, each with a step of its own; the second one is asked. */
async function twoWindows() {
  const home = newFolder()
  const first = new PlayProcess(['--abductor', 'arkayne', '--lang', 'en'], home)
  await first.asked()
  const second = new PlayProcess(['--resume', '--lang', 'en'], home)
  await second.asked()
  first.type('f1')
  await first.asked()
  first.type('q')
  await first.ended
  second.type('f2')
  await second.asked()
  expect(second.output).toContain('was played on in another window')
  const [file] = savesIn(home) as [string]
  expect(actionsIn(file)).toEqual([KEEP_COOL])
  return { home, file, second }
}

describe('one game in two windows', () => {
  it('goes on as a copy where it was not the first to save', async () => {
    const { home, file, second } = await twoWindows()
    second.type('n')
    await second.asked()
    second.type('f1')
    await second.asked()
    second.type('q')
    await second.ended
    const copy = savesIn(home).find((each) => each !== file)!
    expect([actionsIn(file), actionsIn(copy)]).toEqual([[KEEP_COOL], [SMALL_TALK, KEEP_COOL]])
  })

  it('goes on with what the other has saved, if that is wanted', async () => {
    const { home, file, second } = await twoWindows()
    second.type('y')
    await second.asked()
    second.type('f2')
    await second.asked()
    second.type('q')
    await second.ended
    expect([savesIn(home).length, actionsIn(file)]).toEqual([1, [KEEP_COOL, SMALL_TALK]])
  })

  it('loses nothing if it is left at the question', async () => {
    const { home, file, second } = await twoWindows()
    second.closeInput()
    await second.ended
    const copy = savesIn(home).find((each) => each !== file)!
    expect([actionsIn(file), actionsIn(copy)]).toEqual([[KEEP_COOL], [SMALL_TALK]])
  })
})
