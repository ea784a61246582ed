import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, visit } from './site.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const LOW = { viewport: { width: 360, height: 640 }, hasTouch: true }
const SIDEWAYS = { viewport: { width: 740, height: 360 }, hasTouch: true }

const line = (page: Page) => page.locator('[data-area=line]')

/** All of the words on the line lie on the screen, and on nothing that hides them. */
const isWhole = (page: Page) =>
  line(page)
    .locator('[class*=said]')
    .evaluate((said) => {
      const range = document.createRange()
      range.selectNodeContents(said)
      return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
        [top + 2, bottom - 2].every((y) =>
          said.parentElement!.contains(document.elementFromPoint((left + right) / 2, y)),
        ),
      )
    })

onSite('the line', (site) => {
  it.each([
    ['en', 'The phone rings. You pick up. Read the log', 'Log'],
    ['fr', 'Le téléphone sonne. Vous décrochez. Lire le journal', 'Journal'],
  ])('on a phone it is one press from the log: %s', async (lang, name, title) => {
    const visitor = await visit(site, { ...PHONE, settings: { lang } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'k4')
    const button = page.getByRole('button', { name })
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await button.tap()
    await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('on a desk the log is there: the line is only read', async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', 'k4')
    await line(visitor.page).getByText('The phone rings.').waitFor()
    expect(await line(visitor.page).getByRole('button').count()).toBe(0)
    await visitor.context.close()
  })

  const BROUGHT = {
    en: [
      '“Small Talk”',
      'You roll 1, 3: 0 successes.',
      'You gain 1 CP',
      'Threat rises to 5.',
      'He hangs up.',
    ],
    fr: ['Bavardages', '1, 3', '0 succès', '1 PD', 'La menace monte à 5.', 'Il raccroche.'],
  } as const

  it.each([
    ['without pictures', PHONE, 'en', 'off'],
    ['without pictures', PHONE, 'fr', 'off'],
    ['without pictures, on a low phone', LOW, 'en', 'off'],
    ['without pictures, held sideways', SIDEWAYS, 'fr', 'off'],
    ['in pictures that are skipped', PHONE, 'en', 'normal'],
  ] as const)('a roll that ends the call is told above the shop: %s', async (_, on, lang, speed) => {
    const visitor = await visit(site, { ...on, settings: { lang, speed } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'k4')
    for (const key of ['2', '2', 'x']) await page.keyboard.press(key)
    await page.locator('main[data-phase=spend] [class*=shop] h2').waitFor()
    await line(page).getByText(BROUGHT[lang].at(-1)!).waitFor()
    const told = (await line(page).textContent())!.replaceAll(/\s/g, ' ')
    let from = 0
    for (const words of BROUGHT[lang]) {
      from = told.indexOf(words, from)
      expect(from, `${words} in ${told}`).toBeGreaterThanOrEqual(0)
    }
    expect(await isWhole(page)).toBe(true)
    await line(page).getByRole('button').tap()
    await page.getByRole('dialog').waitFor()
    await visitor.context.close()
  })

  it('a roll that leads to a question is told above it', async () => {
    const visitor = await visit(site, PHONE)
    const { page } = visitor
    const session = sought(
      'renesha',
      'cw',
      ({ choice }, { steps }) =>
        choice?.kind === 'reveal' && (steps.at(-1)?.events.some(({ e }) => e === 'roll') ?? false),
    )
    const id = await bring(visitor, site, session)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.getByRole('heading', { name: /^Which demand do you turn up/ }).waitFor()
    await line(page)
      .getByText(/You roll [\d, ]+: \d success/)
      .waitFor()
    expect(await isWhole(page)).toBe(true)
    await visitor.context.close()
  })
})
