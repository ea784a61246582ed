import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'

/** What a screen reader finds. After a change on purpose: `npx vitest run apps/web/test/browser/aria.test.ts -u` */
onSite('the tree for screen readers', (site) => {
  it.each(['en', 'fr'])('says what is on the table, raised, rolled and for sale: %s', async (lang) => {
    const visitor = await visit(site, { settings: { lang } })
    const { page } = visitor
    const matches = async (name: string) =>
      expect(await page.locator('main').ariaSnapshot()).toMatchFileSnapshot(`./aria/${name}.${lang}.txt`)
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await matches('table')
    await page.keyboard.press('2')
    // Its rows are written right after the card.
    await page.locator('[data-row]').first().waitFor()
    await matches('raised')
    await page.keyboard.press('2')
    await matches('roll')
    await page.keyboard.press('Enter')
    await page.locator('main[data-phase=spend]').waitFor()
    await matches('spend')
    await visitor.context.close()
  })
})
