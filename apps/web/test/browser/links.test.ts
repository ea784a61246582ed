import { expect, it } from 'vitest'
import { downloaded } from './downloaded.ts'
import { deal, onSite, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'

onSite('links and settings', (site) => {
  it('a link to a position lays out that very position for somebody else', async () => {
    const giver = await visit(site, { permissions: ['clipboard-read', 'clipboard-write'] })
    await deal(giver, site, 'arkayne', 'base', WAITING_ROLL)
    await giver.page.keyboard.press('2')
    await giver.page.keyboard.press('2')
    await giver.page.keyboard.press('m')
    await giver.page.getByRole('button', { name: 'Link to this position' }).click()
    await giver.page
      .getByRole('log')
      .getByText('The link is in your clipboard.')
      .waitFor({ state: 'attached' })
    const link = await giver.page.evaluate(() => navigator.clipboard.readText())
    const taker = await visit(site)
    await taker.page.goto(link)
    await taker.page.getByRole('button', { name: 'Play on from here' }).click()
    await taker.page.getByRole('button', { name: /^Die 2 shows 4/ }).waitFor()
    expect([...giver.complaints, ...taker.complaints]).toEqual([])
    await giver.context.close()
    await taker.context.close()
  })

  it.each([
    '#/position/nonsense',
    '#/position/',
    '#/deal/nobody/base/x',
    '#/deal/arkayne/base',
    '#/play/nothing',
    '#/%',
  ])('a damaged link says so and leads back: %s', async (hash) => {
    const visitor = await visit(site)
    await visitor.page.goto(`${site.origin}/${hash}`)
    const home = visitor.page.getByRole('button', { name: /To the start page|Play now/ })
    await home.click()
    await visitor.page.locator('main').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('without a clipboard the link stands in a field of our own, ready to be copied', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    page.on('dialog', (dialog) => visitor.complaints.push(`a dialog: ${dialog.message()}`))
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Link to this set-up' }).click()
    const field = page.getByRole('textbox', { name: 'Copy this link:' })
    expect(await field.inputValue()).toMatch(/#\/deal\/arkayne\/base\/s0$/)
    expect(
      await field.evaluate(({ selectionEnd, value }: HTMLInputElement) => selectionEnd === value.length),
    ).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await field.waitFor({ state: 'detached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('with an open game the first button goes on, the second begins a new one', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'New game: Arkayne Massua' }).waitFor()
    expect(await page.locator('main button').first().textContent()).toBe('Go on: Arkayne Massua, turn 1')
    await visitor.context.close()
  })

  it('sound that is switched on is heard at once', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.addInitScript(() => {
      const start = AudioScheduledSourceNode.prototype.start
      AudioScheduledSourceNode.prototype.start = function (...when) {
        document.documentElement.dataset.heard = 'true'
        start.apply(this, when)
      }
    })
    await page.goto(`${site.origin}/#/settings`)
    await page.getByRole('checkbox', { name: 'Sound' }).check()
    await page.locator('html[data-heard=true]').waitFor()
    await visitor.context.close()
  })

  it('a refusal names its rule once, as the link that leads there', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('e')
    await page.locator('main[data-phase=spend]').waitFor()
    // Nothing is left to pay with.
    await page.keyboard.press('9')
    await page.keyboard.press('9')
    const line = page.locator('[data-area=line]')
    await line.getByRole('link', { name: /^Read P1/ }).waitFor()
    expect(await line.textContent()).not.toContain('(P1)')
    await visitor.context.close()
  })

  it('browser-back closes a sheet, then leaves the table; forward comes back', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).click()
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('l')
    await page.getByRole('heading', { name: 'Log' }).first().waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    await page.goForward()
    await page.locator('[data-card]').first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('the language changes at once, in the middle of a game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('Français').click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: "Mettre fin à l'appel" }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await visitor.context.close()
  })

  it('a report of a fault holds the whole game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('m')
    const file = await downloaded(page, page.getByRole('button', { name: /^Report a fault/ }))
    const report = JSON.parse(file.toString())
    expect(report.save.setup).toMatchObject({ abductor: 'arkayne', seed: WAITING_ROLL })
    expect(report).toHaveProperty('rules')
    await page.getByRole('log').getByText('The game is saved as a file.').waitFor({ state: 'attached' })
    await page.locator('dialog').waitFor({ state: 'detached' })
    await visitor.context.close()
  })
})
