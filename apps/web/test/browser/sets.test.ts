import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { downloaded } from './downloaded.ts'
import { EYES } from './eyes.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { onSite, type Site, type Visitor, visit } from './site.ts'

const LEGAL = 'This set keeps to the rules'

async function openSets({ page }: Visitor, site: Site): Promise<void> {
  await page.goto(`${site.origin}/#/sets`)
  await page.locator('[data-card]').first().waitFor()
}

const verdict = (page: Page) => page.locator('section[data-legal]')
const card = (page: Page, id: string) => page.locator(`[data-card=${id}]`)

onSite('the set builder', (site) => {
  it('by hand: every violation has its rule, the link leads somebody else to the same set and into a game', async () => {
    const visitor = await visit(site, { permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Build a card set' }).click()
    await verdict(page).getByText(LEGAL).waitFor()
    await page.getByText('New players best start with the unmixed sets').waitFor()

    await card(page, 'hear-me-out').click()
    await verdict(page).getByText('2 cards of cost 1 are needed; here there are 0').waitFor()
    expect(await verdict(page).getByRole('link', { name: 'B3' }).count()).toBe(2)
    await page.locator('[data-group=cost-1][data-right=false]').waitFor()
    await card(page, 'consider-this').click()
    await verdict(page).getByText(LEGAL).waitFor()

    await page.getByRole('button', { name: 'One fewer: The Situation is Worsening' }).click()
    await verdict(page).getByRole('link', { name: 'B1' }).first().waitFor()
    await page.getByRole('button', { name: "One more: I've Got a Bad Feeling About This" }).click()
    await verdict(page).getByText(LEGAL).waitFor()
    await page.getByRole('checkbox', { name: /^Shots Fired/ }).uncheck()
    await verdict(page).getByText(LEGAL).waitFor()

    await page.getByLabel('Name of the set').fill('Friday night')
    await page.getByRole('button', { name: 'Share as a link' }).click()
    await page.getByText('The link is in your clipboard.').first().waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const other = await visit(site)
    await other.page.goto(link)
    await verdict(other.page).getByText(LEGAL).waitFor()
    expect(await other.page.getByLabel('Name of the set').inputValue()).toBe('Friday night')
    await other.page.getByLabel('Abductor').selectOption('renesha')
    await other.page.getByRole('button', { name: 'Call Renesha Sharp' }).click()
    await other.page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await other.page.keyboard.press('e')
    await other.page.locator('main[data-phase=spend] [data-card=consider-this]').waitFor()
    expect(await card(other.page, 'hear-me-out').count()).toBe(0)
    // The game is there after a reload, and a new one has the same cards.
    await other.page.reload()
    await other.page.locator('main[data-phase=spend] [data-card=consider-this]').waitFor()
    expect([...visitor.complaints, ...other.complaints]).toEqual([])
    await visitor.context.close()
    await other.context.close()
  })

  it('a broken set is not dealt, and says why; from the rule one comes back to the same set', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await openSets(visitor, site)
    await card(page, 'all-units-go').click()
    const call = page.getByRole('button', { name: 'Call Arkayne Massua' })
    expect(await call.getAttribute('aria-disabled')).toBe('true')
    await call.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('B3: ').waitFor()
    await verdict(page).getByRole('link', { name: 'B3' }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await verdict(page).getByText('1 card of cost 8 is needed').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by chance, saved, kept over a reload, deleted and back again; by keys alone', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await openSets(visitor, site)
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus()
      await page.keyboard.press('Enter')
    }
    await press('At random')
    await verdict(page).getByText(LEGAL).waitFor()
    await page.getByLabel('Name of the set').focus()
    await page.keyboard.type('Lucky')
    await press(/^Save$/)
    await page.getByText('The set “Lucky” is saved.').first().waitFor()
    const address = page.url()
    await page.goto(`${site.origin}/#/sets`)
    await page.reload()
    await press('Lucky')
    await page.waitForURL(address)
    await press('Delete the set “Lucky”')
    await page.getByRole('button', { name: 'Lucky', exact: true }).waitFor({ state: 'detached' })
    await press('Undo')
    await page.getByRole('button', { name: 'Lucky', exact: true }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('as a file, and back; a file that is no set is refused', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await openSets(visitor, site)
    await page.getByRole('button', { name: 'Crime Wave' }).click()
    await page.getByLabel('Name of the set').fill('<b>Waves</b>')
    const buffer = await downloaded(page, page.getByRole('button', { name: 'Save as a file' }))
    const picker = page.locator('input[type=file]')
    await page.getByRole('button', { name: 'Base game' }).click()
    await card(page, 'hear-me-out').and(page.locator('[aria-pressed=true]')).waitFor()
    await picker.setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer })
    await card(page, 'hear-me-out').and(page.locator('[aria-pressed=false]')).waitFor()
    // What it is called is text, whatever it looks like.
    await page.getByText('The set “<b>Waves</b>” is on the desk.').first().waitFor()
    for (const damaged of ['{', '[]', '{"format":"negotiator-set"}', '['.repeat(50_000)]) {
      await picker.setInputFiles({
        name: 'bad.json',
        mimeType: 'application/json',
        buffer: Buffer.from(damaged),
      })
      await page.getByText('bad.json is no card set.').first().waitFor()
    }
    await page.goto(`${site.origin}/#/sets/s1nonsense`)
    await page.getByText('This link is damaged').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a link with cards of a pack offers the pack', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await openSets(visitor, site)
    await card(page, 'bold-lie').click()
    const code = page.url().split('/').at(-1)
    await page.goto(`${site.origin}/#/sets/${code}~clast-tram.cut-the-current~cnobody.knows`)
    await page.getByText('cards of the pack “nobody”, which is not here').waitFor()
    await page.getByText('cards of the pack “The Last Tram”').waitFor()
    await page.getByRole('button', { name: 'Add' }).click()
    await card(page, 'last-tram.cut-the-current'.replace('.', '\\.')).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(EYES)('is fit for all: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
    await openSets(visitor, site)
    await expectFitForAll(visitor)
    await card(visitor.page, 'small-talk').click()
    await visitor.page.locator('section[data-legal=false]').waitFor()
    await expectFitForAll(visitor)
    await visitor.context.close()
  })
})
