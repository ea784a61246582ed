import { expect, it } from 'vitest'
import { type Place, pagePlaces, tablePlaces } from './places.ts'
import { onSite, type Visitor, visit } from './site.ts'
import { violations } from './violations.ts'

const THEMES = ['night', 'day', 'contrast'] as const

const SCREENS = [
  ['en', 1280, 800],
  ['fr', 360, 740],
] as const

/** Goes from place to place; at each, everything axe knows by night, and the contrast in the other themes too. */
async function foundAt(visitor: Visitor, places: readonly Place[]): Promise<string[]> {
  const { page } = visitor
  const found: string[] = []
  for (const [where, show] of places) {
    await show()
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      const rules = theme === 'night' ? [] : ['color-contrast']
      found.push(...(await violations(visitor, rules)).map((each) => `${where}, ${theme}: ${each}`))
    }
  }
  return found
}

onSite('axe finds nothing', (site) => {
  it.each(SCREENS)('in any state of the table, in %s, %d × %d', async (lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme: 'night', lang } })
    expect(await foundAt(visitor, tablePlaces(visitor, site))).toEqual([])
    await visitor.context.close()
  })

  it.each(SCREENS)('on any page, in %s, %d × %d', async (lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme: 'night', lang } })
    expect(await foundAt(visitor, pagePlaces(visitor, site))).toEqual([])
    await visitor.context.close()
  })
})
