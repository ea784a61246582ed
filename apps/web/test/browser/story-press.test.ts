import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { LATER_MS, middleOf, timedPresses } from './timed-presses.ts'

/** With this seed the first terror card rolls nothing and asks nothing. */
const PLAIN_TERROR = 's0'

const where = (page: Page) =>
  page.evaluate(() => {
    const { phase, event } = document.querySelector('main')!.dataset
    return { phase, isTold: event === undefined }
  })

/** In the page: every picture of a story stays, as long as it is not skipped. How busy the machine is does not matter. */
function holdPictures(): void {
  const SHORTEST_MS = 310
  const soon = globalThis.setTimeout
  globalThis.setTimeout = ((work: () => void, ms = 0) =>
    ms < SHORTEST_MS ? soon(work, ms) : 0) as typeof setTimeout
}

onSite('while a new phase is still being told', (site) => {
  async function phone(by: string) {
    const visitor = await visit(site, {
      viewport: { width: 360, height: 740 },
      hasTouch: by === 'finger',
      settings: { speed: 'normal' },
    })
    await deal(visitor, site, 'arkayne', 'base', PLAIN_TERROR)
    await visitor.page.evaluate(holdPictures)
    return visitor
  }

  /** Ends the call, then the shopping; after each press as long as a player waits who means it. */
  async function drawTerror(page: Page, pressMain: () => Promise<void>): Promise<void> {
    await pressMain()
    expect(await where(page)).toEqual({ phase: 'spend', isTold: false })
    await pressMain()
    expect(await where(page)).toEqual({ phase: 'spend', isTold: true })
    await pressMain()
    await page.locator('main[data-event=drawn]').waitFor()
  }

  it.each(['finger', 'mouse', 'key', 'enter', 'space'] as const)(
    'the main button only ends the story: %s',
    async (by) => {
      const { page, context, complaints } = await phone(by)
      const press = await timedPresses(page, by)
      const main = page.locator('[data-does=main]')
      const pressMain = async () => {
        if (by === 'enter' || by === 'space') await main.focus()
        await press(await middleOf(main), LATER_MS)
        // The position comes right after the first picture.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      }
      await drawTerror(page, pressMain)
      await pressMain()
      expect(await where(page)).toEqual({ phase: 'conversation', isTold: true })
      // Told, it means what it says.
      await pressMain()
      expect(await where(page)).toEqual({ phase: 'spend', isTold: false })
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  it('cards answer at once', async () => {
    const { page, context, complaints } = await phone('key')
    await page.keyboard.press('e')
    await page.locator('main[data-phase=spend][data-event]').waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-does=buy]').waitFor()
    expect(await where(page)).toEqual({ phase: 'spend', isTold: true })
    expect(complaints).toEqual([])
    await context.close()
  })
})
