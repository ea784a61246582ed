import { parsePack } from '@negotiator/session'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { downloaded } from './downloaded.ts'
import { EYES } from './eyes.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { onSite, type Site, type Visitor, visit } from './site.ts'

const GOOD = /^✓ (A good pack|Ce pack est en ordre)/

async function newPack({ page }: Visitor, site: Site): Promise<void> {
  await page.goto(`${site.origin}/#/packs`)
  await page.getByRole('button', { name: /^(New pack|Nouveau pack)$/ }).click()
  await page.getByText(GOOD).waitFor()
}

/** Checked and written down. */
const settled = (page: Page) => page.locator('[data-settled=true]').waitFor()

const section = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
const preview = (page: Page, lang: string) => page.locator(`[data-preview=${lang}]`)

onSite('the pack editor', (site) => {
  it('shows a card in both languages while it changes, and every mistake at once', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await newPack(visitor, site)
    await section(page, 'Conversation')
    await preview(page, 'fr').locator('[data-card="my-pack.kind-word"]').waitFor()

    await page.getByLabel('Name (en)').fill('A Softer Word')
    await page.getByLabel('Name (fr)').fill('Un mot plus doux')
    await preview(page, 'en').getByRole('heading', { name: 'A Softer Word' }).waitFor()
    await preview(page, 'fr')
      .getByRole('button', { name: /^Un mot plus doux/ })
      .waitFor()

    const two = page.getByRole('group', { name: '2 or more successes' })
    await two.getByLabel('Number', { exact: true }).fill('-4')
    await preview(page, 'en').getByText('2+ · Threat falls by 4.').waitFor()
    await preview(page, 'fr').getByText('2+ · La menace baisse de 4.').waitFor()
    await two.getByRole('combobox', { name: /^Effect/ }).selectOption('save')
    // Threat may fall by four, but nobody saves fewer than one.
    await preview(page, 'en').getByText('2+ · Save 1 hostage.').waitFor()
    await two.getByRole('button', { name: '+ effect' }).click()
    await preview(page, 'en').getByText('2+ · Save 1 hostage, then gain 1 CP.').waitFor()

    await page.getByLabel(/^Cost/).fill('99')
    await page.getByRole('status').getByText('my-pack.kind-word, field cost: expected 12 or less').waitFor()
    expect(await page.getByLabel(/^Cost/).getAttribute('aria-invalid')).toBe('true')
    await settled(page)
    await page.reload()
    await page.getByRole('status').getByText('expected 12 or less').waitFor()
    await page.goto(`${site.origin}/#/packs`)
    await page.getByText('1 mistake to mend before it can be played').waitFor()
    await page.goBack()
    await page.getByLabel(/^Cost/).fill('2')
    await page.getByText(GOOD).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('makes an abductor with everything, who can be played and goes out as a file', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await newPack(visitor, site)
    await section(page, 'Abductors')
    for (const part of ['2nd in command', 'Side zone', 'Places', 'Difficulties']) {
      await page.getByRole('button', { name: `+ ${part}`, exact: true }).click()
    }
    await page.getByText('Difficulties', { exact: true }).click()
    await page.getByRole('button', { name: '+ difficulty 1' }).click()
    await page.getByText(GOOD).waitFor()
    await preview(page, 'fr')
      .getByText(/^Zone à part/)
      .waitFor()
    await section(page, 'Terror')
    await page.getByRole('button', { name: '+ terror card' }).click()
    await page.getByLabel('Name (en)').fill('<script>')
    await page.getByRole('status').getByText('expected plain text').waitFor()
    await page.getByLabel('Name (en)').fill('Footsteps')
    await page.getByText(GOOD).waitFor()
    await page.getByRole('button', { name: 'Delete “Footsteps”' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Footsteps', exact: true }).waitFor()

    await section(page, 'Pack')
    await page.getByLabel('Id of the pack').fill('night-shift')
    await page.getByLabel('Id of the pack').press('Tab')
    await page.waitForURL(/night-shift/)
    await settled(page)
    await page.getByText(GOOD).waitFor()
    const file = await downloaded(page, page.getByRole('button', { name: 'Save as a file' }))
    const parsed = parsePack(file.toString())
    expect(parsed.ok && parsed.pack.terror?.map(({ id }) => id)).toEqual([
      'night-shift.slammed-door',
      'night-shift.terror',
    ])
    await page.goto(`${site.origin}/#/packs/call/night-shift.someone`)
    await page.getByRole('button', { name: /^Call/ }).click()
    await page.locator('[data-zone=place]').waitFor()
    await page.locator('[data-zone=side]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('changes a value of a printed card, in every game that is begun from then on', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await newPack(visitor, site)
    await section(page, 'Other values')
    await page.getByLabel('Card').first().selectOption('bold-lie')
    await page.getByRole('button', { name: 'Change its values' }).first().click()
    await page.getByRole('button', { name: '+ Cost' }).click()
    const cost = page.getByLabel('Cost', { exact: true })
    expect(await cost.inputValue()).toBe('4')
    await cost.fill('3')
    await settled(page)
    await page.getByText(GOOD).waitFor()
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).click()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'A Bold Lie, 3 CP' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('of a pack that is not there says so', async () => {
    const visitor = await visit(site)
    await visitor.page.goto(`${site.origin}/#/packs/edit/nothing/terror/99`)
    await visitor.page.getByRole('heading', { name: 'There is no such pack here.' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(EYES)('is fit for all: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
    const { page } = visitor
    await page.goto(`${site.origin}/#/packs`)
    await page.getByRole('button', { name: /^(Add|Ajouter).*(Last Tram|dernier tram)/ }).click()
    await page.locator('[data-pack=last-tram]').waitFor()
    for (const part of ['pack', 'abductors', 'conversation', 'demands', 'terror', 'pivotal', 'overrides']) {
      await page.goto(`${site.origin}/#/packs/edit/last-tram/${part}`)
      await page.getByText(GOOD).waitFor()
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true
      })
      await expectFitForAll(visitor)
    }
    await visitor.context.close()
  })
})
