import { expect, it } from 'vitest'
import { onSite, visit } from './site.ts'

/** In the page: what a screen reader would say it is on. */
const focused = (): string => document.activeElement?.textContent ?? ''

onSite('a page that was come to', (site) => {
  it.each([
    ['Learn', 'Learn'],
    ['Read the rules', 'Rules'],
    ['Career', 'Career'],
    ['Settings', 'Settings'],
  ])(
    '%s: its heading has the focus and the tab its name; back leads to the button',
    async (button, title) => {
      const visitor = await visit(site)
      const { page } = visitor
      await page.goto(site.origin)
      await page.getByRole('button', { name: button, exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.evaluate(focused)).toBe(title)
      expect(await page.title()).toBe(`${title} · Negotiator`)
      await page.goBack()
      await expect.poll(() => page.evaluate(focused)).toBe(button)
      expect(await page.title()).toBe('Negotiator')
      await visitor.context.close()
    },
  )

  it('a game is named by who is on the line, in the language of the player', async () => {
    const visitor = await visit(site, { settings: { lang: 'fr' } })
    const { page } = visitor
    await page.goto(`${site.origin}/#/deal/donna/base/x`)
    await page.getByRole('button', { name: /^Appeler / }).click()
    const caller = page.getByRole('region', { name: "Preneuse d'otages" })
    await caller.getByRole('heading', { name: 'Donna Scarborough' }).waitFor()
    expect(await page.title()).toBe('Donna Scarborough · Negotiator')
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Le dire' }).getByText('Entrée').waitFor()
    expect(await page.locator('[aria-keyshortcuts=Escape]').count()).toBeGreaterThan(0)
    await visitor.context.close()
  })
})
