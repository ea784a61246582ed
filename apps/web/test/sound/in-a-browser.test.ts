import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SOUND_NAMES } from '../../src/sound/catalogue.ts'
import { type BundledPage, openBundled } from '../bundled-page.ts'
import { chromiumPath } from '../chromium-path.ts'
import type * as InABrowser from './in-a-browser.ts'

declare const module: typeof InABrowser

describe.skipIf(chromiumPath === undefined)('in a browser', () => {
  let opened: BundledPage
  let heard: readonly InABrowser.Heard[]

  beforeAll(async () => {
    opened = await openBundled('./sound/in-a-browser.ts')
    heard = await opened.page.evaluate(() => module.hearAll())
  }, 60_000)

  afterAll(() => opened.close())

  describe.each(SOUND_NAMES)('%s', (name) => {
    const one = () => heard.find((sound) => sound.name === name)!

    test('can be heard', () => {
      expect(one().peak).toBeGreaterThan(0.05)
      expect(one().loudness).toBeGreaterThan(0.004)
    })

    test('does not clip', () => {
      expect(one().peak).toBeLessThan(0.95)
    })

    test('ends without a crack', () => {
      expect(one().end).toBeLessThan(0.01)
    })
  })

  test('no audio exists before it is asked for, and off is off', async () => {
    const states = await opened.page.evaluate(async () => {
      let contexts = 0
      const Real = globalThis.AudioContext
      globalThis.AudioContext = class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options)
          contexts++
        }
      }
      const sounds = module.createSounds()
      sounds.setVolume(0.5)
      sounds.play('card')
      const before = { contexts, enabled: sounds.enabled }
      // Without a gesture the browser keeps the context waiting; asking is what counts here.
      void sounds.enable()
      sounds.play('card')
      const asked = { contexts, enabled: sounds.enabled }
      void sounds.disable()
      void sounds.enable()
      return { before, asked, again: { contexts, enabled: sounds.enabled } }
    })
    expect(states).toEqual({
      before: { contexts: 0, enabled: false },
      asked: { contexts: 1, enabled: true },
      again: { contexts: 1, enabled: true },
    })
    expect(opened.complaints).toEqual([])
  })
})
