import { copyFileSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { inRoot } from '../root.ts'
import { weightsFile } from '../train/files.ts'
import { hasFinerOnTop } from '../train/finer-on-top.ts'
import type { Lesson } from '../train/lesson.ts'
import { lessons } from '../train/lessons.ts'
import { shipWeights } from '../train/ship.ts'
import { comparison, whyNotToShip } from '../train/why-not-to-ship.ts'

const SHIPPED = { games: 900_000, won: 4764, of: 6000 }

test('What was learned too shortly does not take the place of what is shipped', () => {
  expect(comparison({ games: 300, won: 6, of: 6000 }, SHIPPED)).toBe(
    'it wins 0.1 % after 300 games, what is shipped 79.4 %',
  )
})

test('As good but for luck, better, or the first of its kind: nothing speaks against it', () => {
  expect(comparison({ games: 950_000, won: 4750, of: 6000 }, SHIPPED)).toBeNull()
  expect(comparison({ games: 950_000, won: 4800, of: 6000 }, SHIPPED)).toBeNull()
  expect(comparison({ games: 300, won: 6, of: 6000 }, undefined)).toBeNull()
})

describe('what ships', () => {
  // A folder of its own among the reports, so that no checkpoint and no file of the repository is concerned.
  const values = join(mkdtempSync(join(tmpdir(), 'values-')), `nothing-learned-${process.pid}.json`)
  copyFileSync(inRoot('docs/examples/proposed-values.json'), values)
  const named = (abductor: string, isFiner: boolean, file: string | null = null): Lesson =>
    lessons(isFiner, file).find((lesson) => lesson.abductor === abductor)!

  test.each([false, true])('is nothing without a checkpoint (finer: %s)', (isFiner) => {
    const lesson = named('arkayne', isFiner, values)
    expect(whyNotToShip(lesson)).toBeNull()
    const said = vi.spyOn(console, 'log').mockReturnValue()
    shipWeights(lesson)
    expect(said.mock.calls.flat().join()).toContain('not shipped')
    said.mockRestore()
    expect(existsSync(weightsFile(lesson))).toBe(false)
  })

  test.each(lessons(false, null))(
    'leaves finer tables of $abductor alone that correct what is there',
    (lesson) => {
      const isCorrected = existsSync(weightsFile({ ...lesson, isFiner: true }))
      expect(hasFinerOnTop(lesson)).toBe(isCorrected)
      expect(hasFinerOnTop({ ...lesson, isFiner: true })).toBe(false)
    },
  )
})
