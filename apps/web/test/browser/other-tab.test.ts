import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { hasBrowser, visit } from './site.ts'
import { openUpdatedSite } from './two-builds.ts'

const SOON = { timeout: 60_000 }

describe.skipIf(!hasBrowser)('a newer build', () => {
  const rules = (page: Page) => page.getByRole('button', { name: 'Read the rules' })
  const heading = (page: Page) => page.getByRole('heading', { name: 'Rules' })
  /** Until the build that is on the host now lies ready. */
  const ready = async (page: Page): Promise<void> => {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await vi.waitUntil(() => page.evaluate(isReady), SOON)
  }
  const builds = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build of ')))
  const openNow = async (page: Page, address: string): Promise<void> => {
    await page.goto(address)
    await rules(page).waitFor()
  }

  it('taken in one tab leaves another with all of the build it was opened with', async () => {
    const site = await openUpdatedSite()
    const { context, page, complaints } = await visit(site, { serviceWorkers: 'allow' })
    const address = `${site.origin}/`
    await openNow(page, address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const other = await context.newPage()
    await openNow(other, address)
    const [first] = await builds(page)
    await site.publish('9.0.1')
    // One that waits and is never used has nobody to be kept for.
    await ready(page)
    await site.publish('9.0.2')
    await ready(page)
    expect(await builds(page)).toHaveLength(3)
    await page.getByRole('button', { name: 'Use it now' }).click()
    await page.getByText('Version 9.0.2').waitFor()
    const kept = await builds(page)
    expect([kept.length, kept.includes(first!)]).toEqual([2, true])
    // The other one goes on with what it was: a page it has not fetched yet is there, offline too.
    await context.setOffline(true)
    await rules(other).click()
    await heading(other).waitFor()
    await rules(page).click()
    await heading(page).waitFor()
    await context.setOffline(false)
    await other.goBack()
    // Here the update is still on offer, though it has been taken.
    await other.getByRole('button', { name: 'Use it now' }).click()
    await other.getByText('Version 9.0.2').waitFor()
    expect(complaints).toEqual([])
    await context.close()
    await site.close()
  })

  it('without a copy of the old one: a part that is gone comes with the new page', async () => {
    const site = await openUpdatedSite()
    const { context, page } = await visit(site)
    await openNow(page, `${site.origin}/`)
    await site.publish('9.0.3')
    await rules(page).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page).waitFor()
    await context.close()
    await site.close()
  })
})

/** In the page: a newer build waits, and none is on its way. */
async function isReady(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.waiting != null && registration.installing === null
}
