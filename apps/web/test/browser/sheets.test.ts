import { expect, it } from 'vitest'
import { deal, onSite, type Visitor, visit } from './site.ts'

/** More than any sheet has places for the focus. */
const TABS = 40

onSite('a sheet', (site) => {
  const opened = async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await visitor.page.keyboard.press('2')
    await visitor.page.keyboard.press('m')
    await visitor.page.locator('dialog').waitFor()
    return visitor
  }
  const reachable = ({ page }: Visitor) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > :not([inert])')].map(({ className }) => className),
    )
  /** The page itself has it for a moment when Tab comes to the end of the sheet. */
  const holdsFocus = ({ page }: Visitor) =>
    page.evaluate(() => {
      const held = document.activeElement
      return held === document.body || held?.closest('dialog') !== null
    })

  it('takes the focus, and nothing behind it is reached, by Tab either', async () => {
    const visitor = await opened()
    const { page } = visitor
    await page.locator('dialog:focus').waitFor()
    for (let i = 0; i < TABS; i++) {
      await page.keyboard.press('Tab')
      expect(await holdsFocus(visitor)).toBe(true)
    }
    expect(await reachable(visitor)).toEqual([])
    await visitor.context.close()
  })

  it('of the menu names the version, and that of the rules', async () => {
    const visitor = await opened()
    await visitor.page
      .locator('dialog')
      .getByText(/Version \d+\.\d+\.\d+, rules \d+\.\d+\.\d+/)
      .waitFor()
    await visitor.context.close()
  })

  it('of the log begins with what happened last', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['1', 'f', 'e', 'Escape', 'e', 'l']) await page.keyboard.press(key)
    const steps = page.locator('dialog li')
    await steps.first().waitFor()
    expect(await steps.allTextContents()).toEqual([
      expect.stringContaining('Terror phase'),
      expect.stringMatching(/^You end the call/),
      expect.stringMatching(/^You play “Keep Cool” facedown/),
    ])
    await visitor.context.close()
  })

  it('of the menu has no hole: every row is filled to its end', async () => {
    const visitor = await opened()
    const ends = await visitor.page.evaluate(() => {
      const rows = new Map<number, number>()
      for (const button of document.querySelectorAll('dialog [class*=buttons] button')) {
        const { top, right } = button.getBoundingClientRect()
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)))
      }
      return [...new Set(rows.values())]
    })
    expect(ends).toHaveLength(1)
    await visitor.context.close()
  })

  it('does not wait with that for whoever presses Tab at once', async () => {
    const visitor = await opened()
    await visitor.page.keyboard.press('Tab')
    expect(await reachable(visitor)).toEqual([])
    expect(await holdsFocus(visitor)).toBe(true)
    await visitor.context.close()
  })

  it('gives the focus back to what had opened it', async () => {
    const visitor = await opened()
    const { page } = visitor
    await page.keyboard.press('Escape')
    const opener = page.locator('header button').last()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await visitor.context.close()
  })

  it('is closed by Escape and by a press beside it, and leaves the table as it was', async () => {
    const visitor = await opened()
    const { page } = visitor
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await page.locator('dialog').waitFor()
      await close()
      await page.locator('dialog').waitFor({ state: 'detached' })
      expect(await page.locator('main [inert]').count()).toBe(0)
      expect(await page.getByRole('button', { name: /^Say it/ }).isVisible()).toBe(true)
      await page.keyboard.press('m')
    }
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
