import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'

const OPENED: readonly (readonly [string, (page: Page) => Promise<unknown>, string])[] = [
  ['what is for sale', (page) => page.keyboard.press('b'), '[class*=shop] h2'],
  ['a demand', (page) => page.locator('[class*=chip]').first().tap(), 'main[data-on-stage=demand]'],
  ['a card', (page) => page.locator('[data-card]').first().tap(), '[data-does=play]'],
]

onSite("the browser's back", (site) => {
  it.each(OPENED)('closes %s first, then leaves the table', async (_what, open, lies) => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 }, hasTouch: true })
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).click()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    const table = page.url()
    const pages = () => page.evaluate(() => history.length)
    const before = await pages()
    const lieOpen = async () => {
      // In between something else is pressed: the second of two presses would be a slip.
      await page.keyboard.press('x')
      await open(page)
      await page.locator(lies).filter({ visible: true }).waitFor()
      await page.waitForFunction(() => history.state.isOpen === true)
    }
    const closed = () => page.locator('main[data-on-stage=nothing]').waitFor()
    await lieOpen()
    await page.goBack()
    await closed()
    expect(page.url()).toBe(table)
    // Closed by a key it leaves nothing behind that back would stop at.
    for (let i = 0; i < 2; i++) {
      await lieOpen()
      await page.keyboard.press('Escape')
      await closed()
    }
    expect(await pages()).toBe(before + 1)
    await lieOpen()
    await page.keyboard.press('l')
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator(lies).filter({ visible: true }).waitFor()
    await page.keyboard.press('Escape')
    await closed()
    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('calls off the picking of cards for a 4, and leaves the roll', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    // With this seed the first roll shows two 4s.
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await page.locator('[data-does=settle]').waitFor()
    const table = page.url()
    await page.keyboard.press('v')
    await page.locator('[data-does=convert]').waitFor()
    await page.waitForFunction(() => history.state.isOpen === true)
    await page.goBack()
    await page.locator('[data-does=settle]').waitFor()
    expect(page.url()).toBe(table)
    expect(await page.locator('[data-area=hand] [aria-pressed=true]').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
