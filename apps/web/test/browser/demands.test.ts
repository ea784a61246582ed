import { expect, it } from 'vitest'
import { bring } from './brought-game.ts'
import { DEMANDING, demanding } from './demanding.ts'
import { deal, onSite, visit } from './site.ts'

const PHONES = [
  [360, 640, 'normal'],
  [360, 740, 'normal'],
  [390, 844, 'normal'],
  [360, 740, 'large'],
] as const
const DESKS = [
  [1280, 800, 'normal'],
  [1440, 900, 'normal'],
] as const

/** In the page: demands, and on a desk the own rule, of which something is cut off or lies under something else. */
function cut(): string[] {
  // In lines this close the letters have more room above and below than they use.
  const BESIDE_THE_LETTERS = 4
  const panel = document.querySelector('main > section[class*=panel]')!
  const parts = [...panel.querySelectorAll<HTMLElement>('[class*=chip], [class*=chip] span, p[class*=rule]')]
  const shown = parts.filter((each) => each.checkVisibility())
  const hidden = shown.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    if (right - left <= 1) return false
    const isCut =
      each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + BESIDE_THE_LETTERS
    const corners = [
      [left + 3, (top + bottom) / 2],
      [right - 3, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ] as const
    const isCovered = corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('section') !== panel)
    return (each.tagName !== 'SPAN' && isCut) || isCovered
  })
  const { scrollHeight, scrollWidth } = document.documentElement
  const scrolls = scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1
  return [...hidden.map((each) => each.textContent), ...(scrolls ? ['the table scrolls'] : [])]
}

onSite('what he demands', (site) => {
  const games = new Map(DEMANDING.map((each) => [each[0], demanding(each)]))
  const cases = [...PHONES, ...DESKS].flatMap(([width, height, textSize]) =>
    (['en', 'fr'] as const).map((lang) => [width, height, textSize, lang] as const),
  )

  it.each(cases)('is read at a glance: %d × %d, %s letters, %s', async (width, height, textSize, lang) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { lang, textSize } })
    const { page } = visitor
    for (const [abductor, , most] of DEMANDING) {
      const id = await bring(visitor, site, games.get(abductor)!)
      await page.goto(`${site.origin}/#/play/${id}`)
      const chips = page.locator('main[data-phase=conversation] [class*=chip]')
      await chips.nth(most - 1).waitFor()
      expect(await page.evaluate(cut), abductor).toEqual([])
      await chips.last().click()
      // All of its text, on the stage.
      const bubble = page.locator('[data-area=stage] [class*=bubble]:visible')
      await bubble.waitFor()
      const hidden = await bubble.evaluate((each) => each.scrollHeight - each.clientHeight)
      expect(hidden, abductor).toBeLessThanOrEqual(1)
    }
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(['en', 'fr'])(
    'turned up, none is higher than facedown: nothing below it moves, %s',
    async (lang) => {
      const visitor = await visit(site, { viewport: { width: 360, height: 740 }, settings: { lang } })
      const { page } = visitor
      const chips = page.locator('[class*=chip]')
      await deal(visitor, site, 'renesha', 'cw', 'x')
      const facedown = (await chips.first().boundingBox())!.height
      const id = await bring(visitor, site, games.get('renesha')!)
      await page.goto(`${site.origin}/#/play/${id}`)
      await expect.poll(() => chips.count()).toBe(6)
      for (const chip of await chips.all())
        expect((await chip.boundingBox())!.height).toBeLessThanOrEqual(facedown)
      await visitor.context.close()
    },
  )
})
