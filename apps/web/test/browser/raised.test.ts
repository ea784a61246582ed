import { expect, it } from 'vitest'
import { bring } from './brought-game.ts'
import { everyCardInHand } from './hands.ts'
import { onSite, visit } from './site.ts'

const SCREENS = [
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [360, 740],
  [740, 360],
] as const

onSite('a raised card', (site) => {
  it.each([
    ['arkayne', 'base', 'en'],
    ['arkayne', 'base', 'fr'],
    ['lijah', 'cw', 'en'],
    ['lijah', 'cw', 'fr'],
  ] as const)('shows all of its rows and their chances: %s, %s, %s', async (abductor, pack, lang) => {
    const visitor = await visit(site, { settings: { lang } })
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
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height })
          await page.mouse.move(0, 0)
          cut.push(...(await page.evaluate(cutRows)).map((each) => `${card}, ${width} × ${height}: ${each}`))
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

/** In the page: what of the card on the stage is not wholly seen. */
function cutRows(): readonly string[] {
  const bubble = [
    ...document.querySelectorAll<HTMLElement>('[data-area=stage] [class*=bubble][tabindex]'),
  ].find((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  if (bubble === undefined) return ['no card']
  const seen = bubble.getBoundingClientRect()
  const parts = bubble.querySelectorAll('h2, [data-row], [data-row] *, [class*=plain] *')
  return [...parts].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    // What it does ends before its chance.
    const end = each.closest('[class*=what]')?.nextElementSibling?.getBoundingClientRect().left ?? seen.right
    const isSeen =
      left >= seen.left - 1 && right <= end + 1 && top >= seen.top - 1 && bottom <= seen.bottom + 1
    return isSeen ? [] : [`${each.className || each.tagName} (${each.textContent}) is cut`]
  })
}
