import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { onSite, visit } from './site.ts'

const GAP = 2

/** In the page: how wide each window is, and names that lie on each other or hardly beside each other. */
function windows(gap: number) {
  const all = [...document.querySelectorAll('[data-area=people] [data-fate]')]
  const names = all.map((each) => each.lastElementChild!.getBoundingClientRect())
  return {
    widths: all.map((each) => Math.round(each.getBoundingClientRect().width)),
    touching: names.flatMap(({ right }, i) =>
      right + gap > (names[i + 1]?.left ?? Number.POSITIVE_INFINITY) ? [all[i]!.textContent] : [],
    ),
  }
}

onSite('the windows', (site) => {
  it.each([
    [1024, 768],
    [1280, 800],
  ])('of many people are of one width, and their names apart: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height } })
    const { page } = visitor
    const many = sought(
      'renesha',
      'cw',
      ({ pool, saved, killed, phase, pending }) =>
        pool + saved + killed >= 12 && phase === 'conversation' && pending === null,
    )
    const id = await bring(visitor, site, many)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-area=people] [data-fate]').nth(11).waitFor()
    const { widths, touching } = await page.evaluate(windows, GAP)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
    expect(touching).toEqual([])
    await visitor.context.close()
  })
})
