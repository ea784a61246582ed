import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onSite, visit } from './site.ts'

onSite('a part that cannot be loaded', (site) => {
  const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'cannot be loaded' })
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
  const rules = (page: Page) => page.getByRole('button', { name: 'Read the rules' })
  const widthOf = (page: Page) => page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)

  /** Of the page with its style sheet, by somebody else: what he has fetched is in no cache of ours. */
  const widthOnline = async (): Promise<string> => {
    const { page, context } = await visit(site)
    await page.goto(`${site.origin}/#/rules`)
    await page.getByRole('heading', { name: 'Rules' }).waitFor()
    const width = await widthOf(page)
    await context.close()
    return width
  }

  it('offline before there is a copy: it says so, leads home, and comes whole when the network is back', async () => {
    const width = await widthOnline()
    const { page, context } = await visit(site)
    await page.goto(site.origin)
    await rules(page).waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await context.setOffline(true)
    await rules(page).click()
    await missing(page).waitFor()
    // Whoever tries too soon loses nothing.
    await again(page).click()
    await missing(page).waitFor()
    await page.getByRole('button', { name: 'To the start page' }).click()
    await rules(page).click()
    await missing(page).waitFor()
    await context.setOffline(false)
    await again(page).click()
    await page.getByRole('heading', { name: 'Rules' }).waitFor()
    expect(await widthOf(page)).toBe(width)
    // Without a reload: a game that the browser does not keep would be lost.
    expect(await page.locator('body[data-same]').count()).toBe(1)
    await context.close()
  })

  it('fetched ahead in vain: it is asked for again when it is wanted', async () => {
    const { page, context } = await visit(site)
    await context.route(/sheetsView/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto(`${site.origin}/#/deal/arkayne/base/s0`)
    await failed
    await page.getByRole('button', { name: /^Call / }).click()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await page.keyboard.press('m')
    await missing(page).waitFor()
    // Over the table, where it is seen.
    expect(await missing(page).evaluate(isInSight)).toBe(true)
    await page.goBack()
    await context.unroute(/sheetsView/)
    await page.keyboard.press('m')
    await page.locator('dialog').waitFor()
    expect(await missing(page).count()).toBe(0)
    await context.close()
  })

  it('is all that an import or an export has to say for itself', async () => {
    const { page, context } = await visit(site)
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Export everything' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Export everything' }).click()
    await page.getByText('This part of the game cannot be loaded').first().waitFor()
    await context.close()
  })
})

/** In the page: its middle is on the screen, and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === element
}
