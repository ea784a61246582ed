import type { Session } from '@negotiator/session'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { at, can, leave, stage } from './at-position.ts'
import { deal, onSite, visit } from './site.ts'

/** All of it is met where it lies. */
async function expectInSight(target: Locator): Promise<void> {
  await target.waitFor()
  const isMet = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    )
  })
  expect(isMet).toBe(true)
}

/** It waits only because a die could be rolled again. */
const rollWithoutFours = (): Session =>
  sought(
    'arkayne',
    'base',
    ({ pending, hand }, session) =>
      pending === 'roll' &&
      new Set(hand).size > 1 &&
      can(session, (action) => 'react' in action) &&
      !can(session, (action) => 'convert' in action),
  )

onSite('a roll that waits', (site) => {
  it('a roll names its card, what it brings as it lies, and what it would with a 4 turned', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await stage(page).getByText('Small Talk · As it lies: 0 successes').waitFor()
    await page.getByRole('button', { name: /Turn a 4.*1 success: \+2 CP/ }).click()
    // While it is paid for, that is what counts.
    await stage(page).getByText('Small Talk · With a 4 turned: 1 success').waitFor()
    await stage(page).getByText('CP 0 → 2').waitFor()
    expect(await stage(page).getByText('As it lies').count()).toBe(0)
    await page.keyboard.press('Escape')
    await stage(page).getByText('As it lies: 0 successes').waitFor()
    await leave(visitor)
  })

  it('whoever comes back to a roll finds it told', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await page.reload()
    await page.locator('[data-area=line]').getByText('The roll: 0 successes so far').waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.reload()
    await stage(page).getByRole('heading', { name: 'Small Talk' }).waitFor()
    await leave(visitor)
  })

  it('a turned 4 is drawn as one, also when the roll stands', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2', 'v', 'Enter', 'Enter']) await page.keyboard.press(key)
    await stage(page).getByText('1 success').waitFor()
    const dice = stage(page).locator('[data-state]')
    expect(await dice.evaluateAll((all) => all.map((die) => (die as HTMLElement).dataset.state))).toEqual([
      'converted',
      'fail',
    ])
    await leave(visitor)
  })

  it('cards to pay with are picked and put back one by one', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2', 'v']) await page.keyboard.press(key)
    const convert = page.locator('[data-does=convert]')
    const hand = page.locator('[data-area=hand] [data-card]')
    expect(await convert.textContent()).toContain('Give up both “Keep Cool”')
    expect(await hand.nth(0).textContent()).toContain('2/2')
    await hand.nth(0).click()
    expect(await convert.textContent()).toContain('Pick 1 card in your hand')
    expect(await hand.nth(0).textContent()).toContain('1/2')
    expect(await hand.nth(0).getAttribute('aria-pressed')).toBe('true')
    await hand.nth(1).click()
    expect(await convert.textContent()).toContain('Give up “Keep Cool” and “Small Talk”')
    await hand.nth(0).click()
    await hand.nth(1).click()
    expect(await convert.textContent()).toContain('Pick 2 cards in your hand')
    await leave(visitor)
  })

  it.each([
    ['a desk', 1280, 800],
    ['a phone', 360, 740],
    ['a low phone', 360, 640],
  ])(
    'while a roll waits a card says why it cannot be said, and the dice stay in sight: %s',
    async (_, width, height) => {
      const visitor = await at(site, rollWithoutFours(), { viewport: { width, height } })
      const { page } = visitor
      await page.locator('[data-area=hand] [data-card]:not([data-card=hear-me-out])').first().click()
      await page
        .locator('[data-notice]')
        .getByText('The dice are on the table: settle the roll first.')
        .waitFor()
      await expectInSight(stage(page).locator('ul[class*=dice] > li button').first())
      await expectInSight(page.getByRole('button', { name: 'Let the roll stand' }))
      await page.getByRole('button', { name: 'Let the roll stand' }).click()
      await page.getByRole('button', { name: 'Let the roll stand' }).waitFor({ state: 'detached' })
      await leave(visitor)
    },
  )

  it('a card pressed beside a 4 that can be turned is one of the two that pay for it', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    const hand = page.locator('[data-area=hand] [data-card]')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await hand.last().click()
    const picked = page.locator('[data-area=hand] [data-card][aria-pressed=true]')
    await expect.poll(() => picked.count()).toBe(2)
    expect(await hand.last().getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[data-notice]').count()).toBe(0)
    await leave(visitor)
  })
})
