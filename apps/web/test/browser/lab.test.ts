import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { downloaded } from './downloaded.ts'
import { EYES } from './eyes.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { onSite, type Visitor, visit } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'negotiator-lab-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BIN = fileURLToPath(new URL('../../../cli/bin/negotiator.js', import.meta.url))

/** What the terminal writes for the same question. */
async function terminal(...args: string[]): Promise<{ json: string; html: string }> {
  const file = join(folder, `${args.join(' ').replace(/\W+/g, '-')}.html`)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [BIN, 'lab', ...args, '--json', '--html', file],
    { maxBuffer: 100_000_000 },
  )
  return { json: stdout, html: readFileSync(file, 'utf8') }
}

const isIn = (page: Page, phase: string) => page.locator(`main[data-phase=${phase}]`).waitFor()
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const jsonOf = async (page: Page) =>
  (await downloaded(page, page.getByRole('button', { name: 'JSON' }))).toString()
const htmlOf = async (page: Page) =>
  (await downloaded(page, page.getByRole('button', { name: 'HTML' }))).toString()

/** Nobody but rules of thumb, without waiting for weights; few games. */
async function makeSmall(page: Page, games: number): Promise<void> {
  await page.getByLabel(/^(Games, by|Parties, par)/).fill(`${games}`)
  await page.locator('summary').click()
  await page.getByLabel(/^(The advisor|Le conseiller)$/).uncheck()
}

onSite('the lab', (site) => {
  const arrive = ({ page }: Visitor, hash = 'lab') => page.goto(`${site.origin}/#/${hash}`)
  const start = (page: Page) => page.getByRole('button', { name: /^(Start|Commencer)$/ })

  it('is on the start page; one press answers, to the byte as the terminal does', async () => {
    const expected = terminal('arkayne', '--games', '20', '--cards', '20', '--numbers', '0')
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Lab', exact: true }).click()
    await page.getByLabel('Games, by each player').fill('20')
    await start(page).click()
    await isIn(page, 'done')
    const { json, html } = await expected
    expect(await jsonOf(page)).toBe(json)
    expect(await htmlOf(page)).toBe(html)
    const [subject] = JSON.parse(json).answer.subjects
    for (const { winRate } of subject.players) {
      await page
        .locator('dl')
        .getByText(`${(winRate * 100).toFixed(1)}%`)
        .waitFor()
    }
    await page.getByRole('button', { name: `Show all ${subject.cards.length}` }).click()
    expect(await page.locator('figure ol li').count()).toBe(subject.cards.length)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is stopped, closed and gone on with, by any number of workers, to the same bytes', async () => {
    const expected = terminal('donna', '--games', '20', '--cards', '20', '--numbers', '0', '--seed', 'x')
    const visitor = await visit(site)
    const { context } = visitor
    let { page } = visitor
    // The page gets what the advisor has learned, the workers wait for it: it cannot be over too soon.
    let passed = 0
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await context.route('**/*.gz', async (route) => {
      if (passed++ > 0) await gate
      // Whoever asked may be gone.
      await route.continue().catch(() => {})
    })
    await arrive(visitor)
    await choice(page, 'Abductor').selectOption('donna')
    await page.getByLabel('Games, by each player').fill('20')
    await page.locator('summary').click()
    await choice(page, 'How many games at once').selectOption('1')
    await page.getByLabel('Seed').fill('x')
    await page.keyboard.press('Enter')
    await page.locator('progress[value="1"]').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/^Stopped: 20 of/).waitFor()
    await page.getByText('npx negotiator lab --resume').waitFor()
    const before = JSON.parse(await jsonOf(page))
    expect(before.complete).toBe(false)
    passed = 0
    await page.reload()
    await isIn(page, 'stopped')
    expect(JSON.parse(await jsonOf(page))).toEqual(before)
    await page.getByRole('button', { name: 'Go on' }).click()
    await isIn(page, 'working')
    // The tab is closed in the midst of it: it goes on by itself, with what is missing still to come.
    const url = page.url()
    await page.close()
    passed = 0
    page = await context.newPage()
    await page.goto(url)
    await isIn(page, 'working')
    open()
    await isIn(page, 'done')
    expect(await jsonOf(page)).toBe((await expected).json)
    await page.goto(`${site.origin}/#/lab`)
    const row = page.locator('li', { hasText: 'Donna' }).filter({ hasText: 'answered' })
    await row.getByRole('button', { name: /^Delete/ }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto(url)
    await isIn(page, 'missing')
    await page.getByText('This run is not on this device.').waitFor()
    expect(visitor.complaints.filter((line) => !line.startsWith('Service Worker'))).toEqual([])
    await context.close()
  })

  it('compares two versions by keys alone, and stops as soon as it is sure', async () => {
    const expected = terminal('donna', '--against', 'cw', '--lang', 'fr')
    const visitor = await visit(site, { settings: { lang: 'fr' } })
    const { page } = visitor
    await arrive(visitor)
    await page.getByLabel('Quelle difficulté').focus()
    await page.keyboard.press('ArrowDown')
    for (const version of ['A', 'B']) {
      await page
        .getByRole('group', { name: `Version ${version}` })
        .getByLabel("Preneur d'otages")
        .focus()
      await page.keyboard.type('Donna')
    }
    await start(page).focus()
    await page.keyboard.press('Enter')
    await isIn(page, 'done')
    const { json, html } = await expected
    expect(await jsonOf(page)).toBe(json)
    expect(await htmlOf(page)).toBe(html)
    await page
      .locator('main')
      .getByText(/^On gagne plus souvent avec B/)
      .waitFor()
    await page.locator('figure summary').focus()
    await page.keyboard.press('Enter')
    await page.locator('figure tbody tr').first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is asked about a pack and about a set', async () => {
    const expected = terminal(
      'last-tram',
      '--players',
      'greedy',
      '--games',
      '5',
      '--cards',
      '0',
      '--numbers',
      '5',
    )
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, 'packs')
    await page.getByRole('button', { name: 'How hard is it? The Last Tram' }).click()
    await makeSmall(page, 5)
    expect(await choice(page, 'Abductor').inputValue()).toBe('last-tram.tomas')
    await page.getByLabel('What each card is worth').uncheck()
    await page.getByLabel('What each number does').check()
    await start(page).click()
    await isIn(page, 'done')
    expect(await jsonOf(page)).toBe((await expected).json)
    await arrive(visitor, 'sets')
    await page.getByRole('button', { name: 'How hard is it?' }).click()
    await choice(page, 'Cards').waitFor()
    expect(await choice(page, 'Cards').inputValue()).toBe('linked')
    await page.getByLabel('What each number does').uncheck()
    await start(page).click()
    await isIn(page, 'done')
    expect(JSON.parse(await jsonOf(page)).answer.subjects[0].subject.set).toMatch(/^s1/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('says what is wrong: a number, missing weights, damaged runs', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    let isOffline = true
    await page.route('**/*.gz', (route) => (isOffline ? route.abort() : route.continue()))
    await arrive(visitor)
    const games = page.getByLabel('Games, by each player')
    await games.fill('many')
    await start(page).click()
    await page.getByRole('alert').getByText('A number from 1 to').waitFor()
    expect(await games.getAttribute('aria-invalid')).toBe('true')
    await games.fill('2')
    await page.getByLabel('What each card is worth').uncheck()
    await start(page).click()
    await page.getByRole('alert').getByText('What the advisor has learned').waitFor()
    isOffline = false
    await start(page).click()
    await isIn(page, 'done')
    await page.evaluate(damageRuns)
    await page.reload()
    await isIn(page, 'damaged')
    await page.getByRole('button', { name: 'Another question' }).click()
    await start(page).click()
    await isIn(page, 'done')
    await visitor.context.close()
  })

  it.each(EYES)(
    'by %s, in %s, at %i px: nothing is cut, small or hidden',
    async (theme, lang, width, height) => {
      const visitor = await visit(site, { settings: { theme, lang }, viewport: { width, height } })
      const { page } = visitor
      await arrive(visitor)
      await makeSmall(page, 10)
      await start(page).click()
      await isIn(page, 'done')
      for (const summary of await page.locator('figure summary').all()) await summary.click()
      await expectFitForAll(visitor)
      await page.goBack()
      await page.getByLabel(/^(Which of two|De deux)/).check()
      await page.locator('summary').click()
      await page.getByText(/^(Earlier questions|Questions précédentes)/).waitFor()
      await expectFitForAll(visitor)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )
})

/** In the page: every run claims more wins than games. */
async function damageRuns(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('negotiator-lab')
    request.onsuccess = () => resolve(request.result)
  })
  const tx = db.transaction('checkpoints', 'readwrite')
  const store = tx.objectStore('checkpoints')
  const request = store.getAll()
  request.onsuccess = () => {
    for (const record of request.result) {
      record.checkpoint.progress.arms[0].tally.won += 1
      store.put(record)
    }
  }
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  db.close()
}
