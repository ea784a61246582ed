import type { Page } from 'playwright-core'
import { newPhone, type Site } from './phone.ts'

export interface Hints {
  /** Milliseconds from the tap to the first ranking on the screen: the first hint of all. */
  readonly first: number
  /** The next one, when the advisor is there. */
  readonly next: number
  /** The longest task on the main thread while it thinks, in ms; 0 if none was longer than 50. */
  readonly longestTask: number
}

export async function measureHints(site: Site, game: string): Promise<Hints> {
  const { page, context, slowNetwork } = await newPhone(site)
  await page.goto(`${site.origin}/#/deal/${game}`)
  await page.getByRole('button', { name: /^Call / }).tap()
  await page.locator('[data-card]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowNetwork()
  const begun = await page.evaluate(() => performance.now())
  const first = await timeOfHint(page)
  // It thinks to its end: that is when the table could jank.
  await page.locator('dialog [aria-busy=false]').waitFor({ timeout: 120_000 })
  await close(page)
  const next = await timeOfHint(page)
  await close(page)
  const { longTasks } = await page.evaluate(() => globalThis.recorded)
  await context.close()
  const tasks = longTasks.filter(({ at }) => at > begun).map(({ ms }) => ms)
  return { first, next, longestTask: Math.max(0, ...tasks) }
}

/** Measured in the page: from the touch itself to the frame that shows a ranking. */
async function timeOfHint(page: Page): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let touched = 0
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            touched = timeStamp
          },
          { once: true, capture: true },
        )
        const watch = new MutationObserver(() => {
          if (document.querySelector('dialog ol button') === null) return
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Ask for a hint' }).tap()
  return time
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}
