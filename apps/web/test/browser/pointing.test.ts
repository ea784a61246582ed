import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'

onSite('a mouse over the hand', (site) => {
  it('shows the card it points at, and offers the ways to play it only where they can be reached', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    const card = page.locator('[data-area=hand] [data-card]').nth(1)
    const row = page.locator('[data-area=stage] [data-row]').first()
    const say = page.locator('[data-does=play]')
    await card.hover()
    await row.waitFor()
    const there = await row.boundingBox()
    expect(await say.isVisible()).toBe(false)
    await card.click()
    await say.waitFor()
    expect(await row.boundingBox()).toEqual(there)
    await say.click()
    await page.locator('[data-does=settle]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
