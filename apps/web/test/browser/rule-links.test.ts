import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, type Visitor, visit } from './site.ts'

onSite('a term leads to its rule, and back leads to the game', (site) => {
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    visitor = await visit(site)
    page = visitor.page
    await deal(visitor, site, 'arkayne', 'base', 's0')
  })

  const atRule = async (rule: string) => {
    await page.waitForFunction((id) => document.activeElement?.id === `rule-${id}`, rule)
    expect(page.url()).toContain(`#/rules/${rule}`)
  }
  const link = (name: RegExp) => page.getByRole('link', { name }).first()
  const back = () => page.getByRole('button', { name: 'Back' }).click()

  it.each([
    ['the dial', /^Threat 4/, 'D1'],
    ['the points', /^Conversation points 0/, 'D4'],
    ['turn and phase', /^T1/, 'C1'],
    ['the terror deck', /^Terror deck/, 'E1'],
  ])('on the table: %s', async (_what, name, rule) => {
    await link(name).click()
    await atRule(rule)
    await back()
    await page.locator('[data-card]').first().waitFor()
    await page.waitForFunction((id) => document.activeElement?.getAttribute('href') === `#/rules/${id}`, rule)
  })

  it('a symbol of the raised card, by keyboard; the card is still raised afterwards', async () => {
    await page.keyboard.press('2')
    await link(/\+1 threat/).focus()
    await page.keyboard.press('Enter')
    await atRule('D3')
    await page.goBack()
    await page.getByRole('button', { name: 'Say it' }).waitFor()
    await page.keyboard.press('i')
    await atRule('C2')
    await page.goBack()
    await page.getByRole('button', { name: 'Say it' }).waitFor()
  })

  it('a facedown demand', async () => {
    await page.getByRole('button', { name: /^escape/ }).click()
    await link(/^rule E2/).click()
    await atRule('E2')
    await page.goBack()
    await page.getByText('Ask “What Are Your Demands?”').waitFor()
    await page.keyboard.press('Escape')
  })

  it.each([
    ['deck', 'S5'],
    ['people', 'G3'],
    ['odds', 'R3'],
    ['who', 'X1'],
    ['log', 'T1'],
  ])('the sheet %s, which is open again afterwards', async (sheet, rule) => {
    const table = page.url()
    await page.evaluate((name) => {
      location.hash += `/${name}`
    }, sheet)
    await page
      .locator('dialog')
      .getByRole('link', { name: `rule ${rule}` })
      .click()
    await atRule(rule)
    await back()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toBe(table)
  })

  it('a 4 that may be turned, while the roll waits; its own words turn it', async () => {
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await link(/^rule R3/).click()
    await atRule('R3')
    await back()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await page.getByText('two cards?').first().click()
    await page.getByRole('button', { name: 'Give up both “Keep Cool”' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('a die that can be rolled again; its own words roll it', async () => {
    const other = await visit(site, { viewport: { width: 360, height: 740 } })
    const waiting = sought(
      'donna',
      'base',
      ({ roll, hand }) => roll !== null && hand.includes('hear-me-out'),
      'a die to roll again',
    )
    const id = await bring(other, site, waiting)
    await other.page.goto(`${site.origin}/#/play/${id}`)
    await other.page.getByRole('link', { name: /^rule R4/ }).click()
    await other.page.waitForURL(/#\/rules\/R4$/)
    await other.page.goBack()
    const cards = await other.page.locator('[data-area=hand] [data-card=hear-me-out]').count()
    expect(cards).toBe(1)
    await other.page.getByText('re-roll', { exact: true }).first().click()
    await other.page.keyboard.press('l')
    await other.page
      .locator('dialog')
      .getByText(/With “Hear Me Out” you re-roll/)
      .first()
      .waitFor()
    expect(other.complaints).toEqual([])
    await other.context.close()
  })

  it('a terror card with an alert, on a phone too', async () => {
    const phone = await visit(site, { viewport: { width: 360, height: 740 } })
    // With this seed the first terror card stays with its alert.
    await deal(phone, site, 'lijah', 'cw', 'a25')
    for (const key of ['e', 'Escape', 'e']) await phone.page.keyboard.press(key)
    await phone.page.getByRole('button', { name: /^Terror deck: 10 .*Alerts$/ }).click()
    await phone.page.locator('dialog').getByText('Fit of Rage').waitFor()
    await phone.page
      .locator('dialog')
      .getByRole('link', { name: /^Alerts/ })
      .click()
    await phone.page.waitForURL(/#\/rules\/A1$/)
    await phone.page.goBack()
    await phone.page.locator('dialog').getByText('Fit of Rage').waitFor()
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  })

  it('the coach of a lesson, which is where it was afterwards', async () => {
    await page.goto(`${site.origin}/#/learn/talk`)
    await page.getByRole('button', { name: 'Let me try' }).waitFor()
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await page.getByText('One success: the middle row').waitFor()
    await page.getByRole('region', { name: 'The coach' }).getByRole('link', { name: 'rule C3' }).click()
    await atRule('C3')
    await back()
    await page.getByText('One success: the middle row').waitFor()
    expect(visitor.complaints).toEqual([])
  })
})
