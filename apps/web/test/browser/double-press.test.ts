import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { LATER_MS, middleOf, SLOW_MS, SOON_MS, timedPresses } from './timed-presses.ts'

const phaseAndTurn = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main > header')!.textContent!
    return [document.querySelector('main')!.dataset.phase, /T\d+/.exec(bar)![0]]
  })

onSite('a double press', (site) => {
  it.each(['finger', 'mouse', 'key'] as const)(
    'does once what the main button says, and nothing that comes there: %s',
    async (by) => {
      const visitor = await visit(site, {
        viewport: { width: 360, height: 740 },
        hasTouch: by === 'finger',
      })
      const { page, context, complaints } = visitor
      await deal(visitor, site, 'arkayne', 'base', 's0')
      const press = await timedPresses(page, by)
      const pressMain = async (after: number) =>
        press(await middleOf(page.locator('[data-does=main]')), after)
      await pressMain(0)
      await pressMain(SOON_MS)
      expect(await phaseAndTurn(page)).toEqual(['spend', 'T1'])
      // A slow finger; a key is pressed on purpose.
      if (by !== 'key') await pressMain(SLOW_MS - SOON_MS)
      expect(await phaseAndTurn(page)).toEqual(['spend', 'T1'])
      await pressMain(LATER_MS)
      await pressMain(SOON_MS)
      expect(await phaseAndTurn(page)).toEqual(['conversation', 'T2'])
      await pressMain(LATER_MS)
      expect(await phaseAndTurn(page)).toEqual(['spend', 'T2'])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
