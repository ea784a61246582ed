import type { Session } from '@negotiator/session'
import { expect, it } from 'vitest'
import { beforeElimination, beforeGold } from './before-stops.ts'
import { bring } from './brought-game.ts'
import { onSite, type Site, type Visitor, visit, type Wishes } from './site.ts'

async function lay(visitor: Visitor, site: Site, session: Session): Promise<void> {
  const id = await bring(visitor, site, session)
  await visitor.page.goto(`${site.origin}/#/play/${id}`)
  await visitor.page.locator('main[data-over=false]').waitFor()
}

const SLOW: Wishes = { settings: { speed: 'normal' } }

onSite('what stops the world', (site) => {
  it('the gold card lies over the whole table, lets every press through and goes by any key', async () => {
    const visitor = await visit(site, SLOW)
    const { page } = visitor
    await lay(visitor, site, beforeGold())
    await page.keyboard.press('e')
    const gold = page.locator('[data-stop=pivotal]')
    await gold.waitFor()
    expect(await gold.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 })
    const met = await page.evaluate(() => document.elementFromPoint(130, 180)?.closest('[data-stop]') ?? null)
    expect(met).toBeNull()
    await page.keyboard.press('x')
    expect(await gold.count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('he goes down before another voice is on the line, and his face stays until then', async () => {
    const visitor = await visit(site, SLOW)
    const { page } = visitor
    const [session, card] = beforeElimination()
    await lay(visitor, site, session)
    await page.locator(`[data-area=hand] [data-card=${card}]`).click()
    await page.locator('[data-does=play]').click()
    await page.locator('[data-stop=eliminated]').getByText('He is down.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Arkayne Massua')
    await page.locator('[data-stop=second-in-command]').getByText('Another voice on the line').waitFor()
    await page.getByRole('heading', { level: 1, name: '2nd in Command' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each<readonly [string, Wishes]>([
    ['speed off', { settings: { speed: 'off' } }],
    ['less motion', { ...SLOW, reducedMotion: 'reduce' }],
  ])('is not there for whoever asks for none: %s', async (_, wishes) => {
    const visitor = await visit(site, wishes)
    const { page } = visitor
    await lay(visitor, site, beforeGold())
    await page.keyboard.press('e')
    await page.locator('[data-kind=pivotal]').first().waitFor({ state: 'attached' })
    expect(await page.locator('[data-stop]:visible').count()).toBe(0)
    await visitor.context.close()
  })
})
