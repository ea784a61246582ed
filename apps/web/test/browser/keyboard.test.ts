import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { DEMANDING, demanding } from './demanding.ts'
import { onSite, visit } from './site.ts'

const focused = (page: Page) => page.locator(':focus')

onSite('the table by keyboard alone', (site) => {
  it('goes on from the stage when a game begins: the next Tab is the first card', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-area=stage]:focus').waitFor()
    await page.keyboard.press('Tab')
    const first = page.locator('[data-area=hand] [data-card]').first()
    expect(await focused(page).getAttribute('data-card')).toBe(await first.getAttribute('data-card'))
    await visitor.context.close()
  })

  it('t picks one die after the other to be rolled again, Enter rolls it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const rolled = sought(
      'donna',
      'base',
      ({ roll, hand, pending }) =>
        pending === 'roll' && (roll?.length ?? 0) > 1 && hand.includes('hear-me-out'),
    )
    const id = await bring(visitor, site, rolled)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-does=react-0]').waitFor()
    for (const die of ['react-0', 'react-1']) {
      await page.keyboard.press('t')
      expect(await focused(page).getAttribute('data-does')).toBe(die)
    }
    const held = () => page.locator('[data-area=hand]').getAttribute('aria-label')
    const before = await held()
    await page.keyboard.press('Enter')
    // The card that allows it is given up.
    await expect.poll(held).not.toBe(before)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('g reads one demand after the other, then none', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, demanding(DEMANDING[3]))
    await page.goto(`${site.origin}/#/play/${id}`)
    const chips = page.locator('[class*=chip]')
    await chips.first().waitFor()
    for (let i = 0; i < (await chips.count()); i++) {
      await page.keyboard.press('g')
      expect(await chips.nth(i).getAttribute('aria-pressed')).toBe('true')
      const name = (await chips.nth(i).locator('[class*=name]').textContent())!
      await page.locator('[data-area=stage] h2', { hasText: name }).waitFor()
      await page.getByRole('log').getByText(name).waitFor({ state: 'attached' })
    }
    await page.keyboard.press('g')
    await page.locator('main[data-on-stage=nothing]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
