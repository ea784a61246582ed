import { expect, it } from 'vitest'
import { bring } from './brought-game.ts'
import { cutRows } from './cut-rows.ts'
import { everyCardInHand } from './hands.ts'
import { onSite, visit } from './site.ts'

const LARGE_IN_HAND = [
  [768, 1024],
  [360, 800],
  [390, 844],
] as const

const SCREENS = [
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1366, 640],
  [1920, 1080],
  [360, 740],
  [740, 360],
  [768, 1024],
] as const

const BUBBLE = '[data-area=stage] [class*=bubble][tabindex]'

onSite('a raised card', (site) => {
  it.each([
    ['arkayne', 'base', 'en', 'normal', SCREENS],
    ['arkayne', 'base', 'fr', 'normal', SCREENS],
    ['lijah', 'cw', 'en', 'normal', SCREENS],
    ['lijah', 'cw', 'fr', 'normal', SCREENS],
    ['arkayne', 'base', 'fr', 'large', LARGE_IN_HAND],
    ['lijah', 'cw', 'fr', 'large', LARGE_IN_HAND],
  ] as const)('shows all of its rows and their chances: %s, %s, %s, %s letters', async (...given) => {
    const [abductor, pack, lang, textSize, screens] = given
    const visitor = await visit(site, { settings: { lang, textSize } })
    const { page } = visitor
    const cut: string[] = []
    for (const { session, cards } of everyCardInHand(abductor, pack)) {
      const id = await bring(visitor, site, session)
      await page.goto(`${site.origin}/#/play/${id}`)
      for (const card of cards) {
        await page.locator(`[data-area=hand] [data-card=${card}]`).click()
        await page
          .locator('[data-raised=true] [class*=bubble] :is([data-row], [class*=plain]:not(:empty))')
          .first()
          .waitFor()
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height })
          await page.mouse.move(0, 0)
          cut.push(
            ...(await page.evaluate(cutRows, { place: BUBBLE })).map(
              (each) => `${card}, ${width} × ${height}: ${each}`,
            ),
          )
        }
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.keyboard.press('Escape')
      }
    }
    expect(cut).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
