import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { measure } from './measure.ts'
import { deal, onSite, visit } from './site.ts'
import { playByKeys, playToTheEnd } from './whole-game.ts'

/** A busy machine takes its time; nothing here waits for a clock. */

onSite('a whole game', (site) => {
  it.each([
    ['en', /^Play now/, 'New game, same abductor'],
    ['fr', /^Jouer : /, "Nouvelle partie, même preneur d'otages"],
  ])('by mouse on a desk, from the cold page, in %s', async (lang, play, again) => {
    const visitor = await visit(site, { serviceWorkers: 'allow', settings: { lang } })
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: play }).click()
    await page.locator('main[data-phase=conversation] [data-card]').first().waitFor()
    const presses = await playToTheEnd(page, { press: ({ x, y }) => page.mouse.click(x, y) })
    expect(presses).toBeGreaterThan(10)
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe('')
    const first = await seedOf(page)
    await page.getByRole('button', { name: again }).click()
    await page.locator('main[data-over=false]').waitFor()
    expect(await seedOf(page)).not.toBe(first)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(['en', 'fr'])(
    'by touch on a phone of 360 × 740, never scrolling, every target large enough, in %s',
    async (lang) => {
      const phone = {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        settings: { lang },
      }
      const visitor = await visit(site, phone)
      const { page } = visitor
      await deal(
        visitor,
        site,
        lang === 'en' ? 'donna' : 'lijah',
        lang === 'en' ? 'base' : 'cw',
        `touch-${lang}`,
      )
      await playToTheEnd(page, {
        press: ({ x, y }) => page.touchscreen.tap(x, y),
        look: async () => {
          const { scrolls, small } = await page.evaluate(measure)
          expect(scrolls).toBe(false)
          expect(small).toEqual([])
        },
      })
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it.each(['en', 'fr'])('by keyboard only, in %s', async (lang) => {
    const visitor = await visit(site, { settings: { lang } })
    const { page } = visitor
    await deal(visitor, site, 'barrett', 'cw', `keys-${lang}`)
    await playByKeys(page, 400)
    expect(await page.locator('main[data-over=true]').isVisible()).toBe(true)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

/** By the menu, and back on the table. */
async function seedOf(page: Page): Promise<string> {
  await page.keyboard.press('m')
  const about = await page.locator('dialog p').last().textContent()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  return about!
}
