import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { stored, storedActions } from './brought-game.ts'
import { hold, untilItAsks } from './held-games.ts'
import { allKept, anotherTab, deal, onSite, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'

/** A tab hears of the other's step a moment later. */
const SOON = { timeout: 60_000 }

const log = (page: Page) => page.locator('aside ol').textContent()

async function roll(page: Page): Promise<void> {
  await page.keyboard.press('2')
  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
}

onSite('two tabs with the same game', (site) => {
  it('show the same: what is done in one appears in the other', async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    const [first, second] = [visitor.page, await anotherTab(visitor)]
    await roll(first)
    await second.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await second.keyboard.press('Enter')
    await first.locator('main[data-on-stage=nothing]').waitFor()
    await expect.poll(() => log(first), SOON).toBe(await log(second))
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('both at once: what one has kept stands, and the quicker steps of the other fall as a whole', async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    const [first, second] = [visitor.page, await anotherTab(visitor)]
    const letGo = await hold(second)
    await untilItAsks(second, () => second.keyboard.press('e'))
    await untilItAsks(first, async () => {
      await roll(first)
      await first.keyboard.press('Enter')
      await first.getByRole('button', { name: 'Let the roll stand' }).waitFor({ state: 'detached' })
    })
    await letGo()
    await first.getByText('You played on in another tab').first().waitFor()
    await Promise.all([allKept(first), allKept(second)])
    expect(await storedActions(first)).toEqual([{ endConversation: true }])
    // And on, in the tab that was overtaken.
    await first.keyboard.press('e')
    await first.getByText('T2').waitFor()
    await second.getByText('T2').waitFor()
    await allKept(first)
    expect(await storedActions(first)).toEqual([{ endConversation: true }, { endSpend: true }])
    await expect.poll(() => log(second), SOON).toBe(await log(first))
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

onSite('two tabs', (site) => {
  it('a lesson that was finished in one stays done when the other changes its look', async () => {
    const { context, page, complaints } = await visit(site)
    const other = await context.newPage()
    await other.goto(`${site.origin}/#/settings`)
    await page.goto(`${site.origin}/#/learn/dial`)
    await page.locator('[data-card]').first().waitFor()
    const next = page.getByRole('button', { name: 'Go on' })
    for (const key of ['1', '3']) {
      // Once to raise the card, once to say it.
      await page.keyboard.press(key)
      await page.keyboard.press(key)
      await next.click()
      await next.waitFor({ state: 'detached' })
    }
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'Next lesson: The conversation' }).waitFor()
    await other.getByText('Day', { exact: true }).click()
    await page.locator('html[data-theme=day]').waitFor()
    await other.goto(`${site.origin}/#/learn`)
    await other.reload()
    await other.getByText('1 of 9 done').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('what is deleted in one does not come back from the other', async () => {
    const visitor = await visit(site, { settings: { theme: 'day' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    const other = await visitor.context.newPage()
    await other.goto(site.origin)
    await other.getByRole('button', { name: 'Delete all my data' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete all my data' }).click()
    await other.getByText('Everything is deleted.').waitFor()
    await page.getByText('This game was deleted in another tab.').first().waitFor()
    await page.locator('html[data-theme=night]').waitFor()
    await page.keyboard.press('e')
    await page.locator('main[data-phase=spend]').waitFor()
    await allKept(page)
    expect(await stored(page, 'games')).toEqual([])
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('Large', { exact: true }).click()
    await other.locator('html[data-text=large]').waitFor()
    const written = await page.evaluate(() => localStorage.getItem('negotiator-settings'))
    expect(JSON.parse(written!)).toMatchObject({ theme: 'night', textSize: 'large' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
