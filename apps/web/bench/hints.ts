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

/** Moments in the page, in ms. */
interface Watched {
  readonly touched: number
  readonly shown: number
  readonly done: number
}

/** What the harness itself has put into the page is done with. */
const SETTLED_MS = 300

export async function measureHints(site: Site, game: string): Promise<Hints> {
  const { page, context, slowNetwork } = await newPhone(site)
  await page.goto(`${site.origin}/#/deal/${game}`)
  await page.getByRole('button', { name: /^Call / }).tap()
  await page.locator('[data-card]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowNetwork()
  const first = await hint(page)
  await close(page)
  const next = await hint(page)
  const { longTasks } = await page.evaluate(() => globalThis.recorded)
  await context.close()
  const tasks = [first, next].flatMap(({ touched, done }) =>
    longTasks.filter(({ at }) => at >= touched && at < done).map(({ ms }) => ms),
  )
  return {
    first: first.shown - first.touched,
    next: next.shown - next.touched,
    longestTask: Math.max(0, ...tasks),
  }
}

/** It thinks to its end: that is when the table could jank. Nothing of the harness runs in the page meanwhile. */
async function hint(page: Page): Promise<Watched> {
  const box = await page.getByRole('button', { name: 'Ask for a hint' }).boundingBox()
  if (box === null) throw new Error('there is no hint')
  const watched = page.evaluate(watch)
  await page.waitForTimeout(SETTLED_MS)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return watched
}

/** In the page: from the touch itself to the frame that shows a ranking, and to the last answer. */
function watch(): Promise<Watched> {
  return new Promise((resolve) => {
    let touched = 0
    let shown = 0
    const touch = ({ timeStamp }: Event) => {
      touched = timeStamp
    }
    addEventListener('pointerdown', touch, { once: true, capture: true })
    const observer = new MutationObserver(() => {
      const isFirst = shown === 0 && document.querySelector('dialog ol button') !== null
      if (isFirst) {
        shown = Number.NaN
        requestAnimationFrame(() =>
          setTimeout(() => {
            shown = performance.now()
          }),
        )
      }
      if (document.querySelector('dialog [aria-busy=false]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve({ touched, shown, done: performance.now() })))
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}
