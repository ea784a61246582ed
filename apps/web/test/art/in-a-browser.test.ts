import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BundledPage, openBundled } from '../bundled-page.ts'
import { chromiumPath } from '../chromium-path.ts'
import type * as InABrowser from './in-a-browser.ts'

declare const module: typeof InABrowser

/** A stranger is a wall, a blind and an outline. */
const SHAPES_OF_A_STRANGER = 3

describe.skipIf(chromiumPath === undefined)('in a browser', () => {
  let opened: BundledPage

  beforeAll(async () => {
    opened = await openBundled('./art/in-a-browser.ts')
  }, 60_000)

  afterAll(async () => {
    expect(opened.complaints).toEqual([])
    await opened.close()
  })

  test('symbols stay on their grid', async () => {
    for (const { name, low, high } of await opened.page.evaluate(() => module.extents())) {
      expect(low, name).toBeGreaterThanOrEqual(0)
      expect(high, name).toBeLessThanOrEqual(24)
    }
  })

  test('a face comes when it is looked at', async () => {
    const [first, then] = await opened.page.evaluate(() => module.shapesOfPortrait('donna', false))
    expect(first).toBe(SHAPES_OF_A_STRANGER)
    expect(then).toBeGreaterThan(SHAPES_OF_A_STRANGER)
  })

  test('a face fetched ahead is there at once', async () => {
    const [first, then] = await opened.page.evaluate(() => module.shapesOfPortrait('edward', true))
    expect(first).toBe(then)
    expect(first).toBeGreaterThan(SHAPES_OF_A_STRANGER)
  })

  test('whoever comes in a pack gets a face', async () => {
    const [first, then] = await opened.page.evaluate(() => module.shapesOfPortrait('last-tram.tomas', false))
    expect(first).toBe(SHAPES_OF_A_STRANGER)
    expect(then).toBeGreaterThan(SHAPES_OF_A_STRANGER)
  })

  test('an unknown abductor stays a stranger', async () => {
    const shapes = await opened.page.evaluate(() => module.shapesOfPortrait('somebody-else', true))
    expect(shapes).toEqual([SHAPES_OF_A_STRANGER, SHAPES_OF_A_STRANGER])
  })
})
