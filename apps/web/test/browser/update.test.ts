import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeServiceWorker } from '../../build/offline.ts'
import { DIST, deal, hasBrowser, openSite, type Site, visit } from './site.ts'

describe.skipIf(!hasBrowser)('a newer build', () => {
  let site: Site
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'negotiator-update-'))
    cpSync(DIST, folder, { recursive: true })
    site = await openSite(folder)
  })
  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })

  /** The same page with a mark: that is another build. */
  async function publish(mark: string): Promise<void> {
    const page = join(folder, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<html ', `<html data-build="${mark}" `))
    await writeServiceWorker(folder)
  }

  it('is offered on the start page only, never in a game, and taken when the player says so', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await publish('newer')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    })
    await vi.waitUntil(() => page.evaluate(isWaiting), { timeout: 60_000 })
    const offer = page.getByRole('button', { name: 'Use it now' })
    // In the game nothing is said, and a reload stays with the old build: no game changes under a player's hands.
    expect(await offer.count()).toBe(0)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await page.locator('main[data-kept=kept]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(await page.evaluate(build)).toBeUndefined()
    expect(await offer.count()).toBe(0)
    await page.goto(site.origin)
    // Whoever has an open game goes on first.
    const resume = page.getByRole('button', { name: /^Go on/ })
    await resume.waitFor()
    expect((await resume.boundingBox())!.y).toBeLessThan((await offer.boundingBox())!.y)
    await offer.click()
    await page.waitForFunction(() => document.documentElement.dataset.build === 'newer')
    await page.getByRole('button', { name: /^Go on/ }).click()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(await offer.count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is offered, too, if it was on its way before the page could listen', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page } = visitor
    await page.goto(site.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await publish('newest')
    await page.addInitScript(listenLate)
    await page.reload()
    await page.getByRole('button', { name: 'Use it now' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

/** In the page, before all else: it learns of its service worker only when a newer one has been found. */
function listenLate(): void {
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = async function (...args) {
    const registration = await register.apply(this, args)
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve))
    await registration.update()
    await found
    return registration
  }
}

/** In the page: its mark. */
const build = (): string | undefined => document.documentElement.dataset.build

/** In the page: a newer build is there and has not taken over. */
async function isWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.waiting != null
}
