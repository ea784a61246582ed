import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DIST, deal, hasBrowser, openSite, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'

describe.skipIf(!hasBrowser)('any host', () => {
  it('in a folder of its own: everything is found, offline too', async () => {
    const root = mkdtempSync(join(tmpdir(), 'negotiator-host-'))
    cpSync(DIST, join(root, 'games/negotiator'), { recursive: true })
    const host = await openSite(root)
    const site = { ...host, origin: `${host.origin}/games/negotiator` }
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page, context } = visitor
    await page.goto(`${site.origin}/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(`${site.origin}/#/deal/arkayne/base/${WAITING_ROLL}`)
    await page.getByRole('button', { name: /^Call / }).click()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await page.keyboard.press('h')
    await page.locator('dialog ol button').first().waitFor()
    await page.keyboard.press('Escape')
    // Deeper down the page would look for its files in vain: the host says that nothing is there.
    const elsewhere = await context.newPage()
    expect((await elsewhere.goto(`${site.origin}/foo/bar`))?.status()).toBe(404)
    await elsewhere.close()
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('h')
    await page.getByText('at first sight').waitFor({ state: 'detached' })
    expect(await page.locator('dialog').textContent()).not.toContain('learned')
    // Every request stayed within the folder.
    expect(visitor.complaints.filter((each) => !each.includes('404'))).toEqual([])
    await context.close()
    await host.close()
    rmSync(root, { recursive: true })
  })

  it('without what the advisor has learned: the game is there offline all the same', async () => {
    const root = mkdtempSync(join(tmpdir(), 'negotiator-host-'))
    cpSync(DIST, root, { recursive: true })
    for (const file of readdirSync(join(root, 'assets')))
      if (file.endsWith('.gz')) rmSync(join(root, 'assets', file))
    const site = await openSite(root)
    const { page, context } = await visit(site, { serviceWorkers: 'allow' })
    await page.goto(site.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /^Play now/ }).waitFor()
    await context.close()
    await site.close()
    rmSync(root, { recursive: true })
  })

  it('in the local network without HTTPS: it plays, keeps the game, gives hints, and says why it is not offline', async () => {
    const here = await openSite()
    const site = { ...here, origin: here.origin.replace('127.0.0.1', 'phone.test') }
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page } = visitor
    await page.goto(site.origin)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.getByText(/HTTPS/).waitFor()
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('h')
    await page.locator('dialog ol button').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await page.locator('main[data-kept=kept]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    await here.close()
  })
})
