import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { shippedFiles } from '../shipped-weights.ts'
import { shippedCurves } from '../train/curves.ts'
import { WEIGHTS_ENDING, WEIGHTS_FOLDER } from '../train/files.ts'
import { lessons, nameOf } from '../train/lessons.ts'

/** Shipped before trainers had numbers. */
const WITHOUT_TRAINER = ['barrett-cw', 'lijah-cw', 'lijah-cw.finer', 'renesha-cw', 'renesha-cw.finer']
/** Games of the file for any game that was shipped before it told the cards. */
const ANY_WITHOUT_CARDS = 1_000_000

const MAGIC_BYTES = 4
const names = shippedFiles().map(([name]) => name)

/** As it stands in the file, without what a reader would put in for what is missing. */
function headerOf(name: string) {
  const bytes = gunzipSync(readFileSync(join(WEIGHTS_FOLDER, `${name}${WEIGHTS_ENDING}`)))
  return JSON.parse(bytes.subarray(MAGIC_BYTES, bytes.indexOf(10)).toString())
}

const lessonOf = (name: string) =>
  [...lessons(false, null), ...lessons(true, null)].find(
    ({ abductor, pack, isFiner }) => name === `${abductor}-${pack}${isFiner ? '.finer' : ''}`,
  )!

test('there are weights for every abductor, and for any game', () => {
  const coarse = lessons(false, null).map(({ abductor, pack }) => `${abductor}-${pack}`)
  expect(names).toEqual(expect.arrayContaining(coarse))
})

describe.each(names)('%s says which run it is from', (name) => {
  const header = headerOf(name)
  const lesson = lessonOf(name)

  it('whom it is for, and how many games it learned from: as many as its curve', () => {
    expect(header).toMatchObject({ abductor: lesson.abductor, pack: lesson.pack })
    expect(header.games).toBe(shippedCurves()[nameOf(lesson)]!.at(-1)!.games)
    for (const stage of header.stages) expect(stage).toBeLessThan(header.games)
  })

  it('the seed, the rules and the cards', () => {
    expect(header.seed).toMatch(/./)
    expect(header.rules).toMatch(/^\d+\.\d+\.\d+$/)
    if (lesson.abductor !== 'any') expect(header.content).toMatch(/^[0-9a-f]{8}$/)
    else if (header.games !== ANY_WITHOUT_CARDS) expect(header.content).toMatch(/^[0-9a-f]{16}$/)
  })

  it('the trainer, if trainers had numbers then', () => {
    if (!WITHOUT_TRAINER.includes(name)) expect(header.trainer).toBeGreaterThanOrEqual(1)
  })

  it('what it corrects, if it is of finer tables', () => {
    if (lesson.isFiner) expect(header.on).toContain(`${lesson.abductor} ${lesson.pack} `)
    else expect(header.on ?? null).toBeNull()
  })
})
