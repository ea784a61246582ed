import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { deal, onSite, sitOut, type Visitor, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'
/** What ships: for every abductor, for any game, and what finer tables add. */
const WEIGHTS = readdirSync(new URL('../../../../packages/advisor/weights', import.meta.url)).length
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

onSite('a hint', (site) => {
  const ranked = ({ page }: Visitor) => page.locator('dialog ol[aria-label] button')
  const answered = (visitor: Visitor) => ranked(visitor).first().waitFor()
  const isDone = ({ page }: Visitor) => page.locator('dialog [aria-busy=false]').waitFor({ timeout: 60_000 })
  /** By what was learned for this very game: the first answer may come before that does. */
  const isLearned = ({ page }: Visitor) => page.locator('dialog [data-knowledge=own]').waitFor()
  const closed = ({ page }: Visitor) => page.locator('dialog').waitFor({ state: 'detached' })
  const savedHints = ({ page }: Visitor) =>
    page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const request = indexedDB.open('negotiator')
          request.onsuccess = () => {
            const all = request.result.transaction('games').objectStore('games').getAll()
            all.onsuccess = () => resolve(all.result.map(({ save }) => save.hints))
          }
        }),
    )

  it('by keyboard: ranked actions, a reason, a line; the chosen one is raised and played; the use is noted', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('h')
    await answered(visitor)
    await isDone(visitor)
    expect(await page.locator('dialog').ariaSnapshot()).toMatch(/chance of winning \d+% to \d+% \(95% sure\)/)
    expect(await ranked(visitor).count()).toBe(5)
    expect(await ranked(visitor).first().textContent()).toMatch(/best\d+\.\d%$/)
    await page.getByRole('button', { name: 'All 7 actions' }).click()
    // They are drawn one by one.
    await ranked(visitor).nth(6).waitFor()
    const shares = (await ranked(visitor).allTextContents()).map((text) =>
      Number(/([\d.]+)%$/.exec(text)![1]),
    )
    expect(shares).toHaveLength(7)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    await page
      .getByText(/^(Compared with|The next .* as good|All that you can do)/)
      .first()
      .waitFor()
    await page.getByText('The line it expects:').waitFor()
    const best = /“(.+?)”/.exec((await ranked(visitor).first().textContent())!)![1]!
    await page.keyboard.press('1')
    await closed(visitor)
    expect(await page.locator('section[class*=stage] h2').textContent()).toContain(best)
    await page.locator('button[data-hinted]').waitFor()
    await page.locator('main[data-kept=kept]').waitFor()
    expect(await savedHints(visitor)).toEqual([[0]])
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(`“${best}”`).waitFor({ state: 'attached' })
    await page.keyboard.press('m')
    await page.getByText('You have asked for a hint 1 time in this game').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by touch on a phone, in French: every target is large enough, a tap points at what to press', async () => {
    const visitor = await visit(site, { ...PHONE, settings: { lang: 'fr' } })
    const { page } = visitor
    await deal(visitor, site, 'renesha', 'cw', 'touch')
    await page.getByRole('button', { name: 'Demander un indice' }).tap()
    await answered(visitor)
    const sizes = await page.locator('dialog button').evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const facedown = ranked(visitor).filter({ hasText: 'face cachée' }).first()
    await facedown.tap()
    await closed(visitor)
    await page.locator('button[data-does=facedown][data-hinted]').tap()
    await page.locator('footer [class*=cp]').getByText('1', { exact: true }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('in a roll, in the shop and at the end: what can be done is pointed at, and the end tells of it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const all = page.getByRole('button', { name: /^All \d+ actions/ })
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await page.keyboard.press('h')
    await answered(visitor)
    await all.click()
    await ranked(visitor).filter({ hasText: 'Let the roll stand' }).click()
    await closed(visitor)
    await page.locator('button[data-does=settle][data-hinted]').click()
    await page.locator('main[data-phase=spend]').waitFor()
    await page.keyboard.press('h')
    await answered(visitor)
    await ranked(visitor).filter({ hasText: 'Buy' }).first().click()
    await closed(visitor)
    await page.locator('button[data-does=buy][data-hinted]').waitFor()
    await page.keyboard.press('h')
    await answered(visitor)
    if (await all.isVisible()) await all.click()
    await ranked(visitor).filter({ hasText: 'End the spend phase' }).click()
    await closed(visitor)
    await page.locator('footer button[data-hinted]').click()
    await sitOut(page)
    await page.getByText('You have asked for a hint 2 times in this game').waitFor()
    expect(await page.getByRole('button', { name: 'Ask for a hint' }).count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('closes at once when another tab plays on', async () => {
    const first = await visit(site)
    await deal(first, site, 'arkayne', 'base', WAITING_ROLL)
    const page = await first.context.newPage()
    await page.goto(first.page.url())
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('h')
    await answered({ ...first, page })
    // That it was asked for is noted, and the first tab knows of it.
    await first.page.keyboard.press('m')
    await first.page.getByText('You have asked for a hint 1 time').waitFor()
    await first.page.keyboard.press('Escape')
    await first.page.locator('dialog').waitFor({ state: 'detached' })
    await first.page.keyboard.press('2')
    await first.page.keyboard.press('2')
    await closed({ ...first, page })
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(first.complaints).toEqual([])
    await first.context.close()
  })

  it('without what was learned goes by rules of thumb and says so; without the advisor says so too', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.route('**/*.gz', (route) => route.abort())
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('h')
    await answered(visitor)
    await page.getByText('It goes by rules of thumb').waitFor()
    await page.unroute('**/*.gz')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('at first sight').waitFor({ state: 'detached' })
    await page.getByText('It goes by rules of thumb').waitFor({ state: 'detached' })
    await visitor.context.close()
    const other = await visit(site)
    await other.page.route('**/hintWorker*', (route) => route.abort())
    await deal(other, site, 'arkayne', 'base', WAITING_ROLL)
    await other.page.keyboard.press('h')
    await other.page.getByText('The advisor cannot be loaded.').waitFor()
    await other.page.unroute('**/hintWorker*')
    await other.page.getByRole('button', { name: 'Try again' }).click()
    await answered(other)
    await other.context.close()
  })

  it('answers while finer tables are on their way, is done when they have come, and does without them', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    let letCome = () => {}
    const wanted = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/lijah-cw.finer*', async (route) => {
      await wanted
      await route.continue()
    })
    await deal(visitor, site, 'lijah', 'cw', WAITING_ROLL)
    const asked = page.waitForRequest('**/lijah-cw.finer*')
    await page.keyboard.press('h')
    await asked
    await isLearned(visitor)
    expect(await page.locator('dialog [aria-busy=true]').count()).toBe(1)
    letCome()
    await isDone(visitor)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    const other = await visit(site)
    await other.page.route('**/lijah-cw.finer*', (route) => route.abort())
    await deal(other, site, 'lijah', 'cw', WAITING_ROLL)
    await other.page.keyboard.press('h')
    await isLearned(other)
    await isDone(other)
    await other.context.close()
  })

  it('is as strong where the browser has no room to keep what was learned', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page, context } = visitor
    const started = context.waitForEvent('serviceworker')
    await page.goto(site.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await (await started).evaluate(noRoom)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('h')
    await isLearned(visitor)
    await context.close()
  })

  it('works offline: the strong one after its first use, a sensible one before; all of it once installed', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page, context } = visitor
    await page.goto(site.origin)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('h')
    await isLearned(visitor)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('h')
    await isLearned(visitor)
    await deal(visitor, site, 'donna', 'base', 'x')
    await page.keyboard.press('h')
    await page.getByText('The advice rests on what was learned for any game').waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await vi.waitUntil(async () => (await page.evaluate(keptWeights)) === WEIGHTS, { timeout: 60_000 })
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('h')
    await isLearned(visitor)
    await context.close()
  })
})

/** In the page. */
async function keptWeights(): Promise<number> {
  const names = await caches.keys()
  const name = names.find((each) => each.startsWith('weights'))!
  return (await (await caches.open(name)).keys()).length
}

/** In the service worker: nothing more can be kept. */
function noRoom(): void {
  Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
}
