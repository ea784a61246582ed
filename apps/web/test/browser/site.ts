import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { staticServer } from '../../server/static-server.ts'
import { chromiumPath } from '../chromium-path.ts'
import { borrowBrowser } from '../one-browser.ts'

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
/** Where there is none, `npm test` has said how to get one and fails. */
export const hasBrowser = chromiumPath !== undefined && existsSync(`${DIST}/index.html`)

/** The built folder on a port of its own, and a browser. */
export interface Site {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(folder = DIST): Promise<Site> {
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { browser, giveBack } = await borrowBrowser()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await giveBack()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Tests on the built site, opened before the first and closed after the last; without a browser they are left out. */
export function onSite(name: string, tests: (site: Site) => void): void {
  describe.skipIf(!hasBrowser)(name, () => {
    // Filled before the first test runs; the tests are collected earlier.
    const site = {} as Site
    beforeAll(async () => {
      Object.assign(site, await openSite())
    })
    afterAll(() => site.close())
    tests(site)
  })
}

export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors in the console, and requests that left the origin. */
  readonly complaints: string[]
}

export interface Wishes extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>
}

/**
 * Somebody with a fresh browser profile. Animations are off unless asked for: a test waits for states, not for time.
 * Nothing is put aside for offline unless asked for: every fresh profile would fetch and store the whole app.
 */
export async function visit(site: Site, { settings, ...options }: Wishes = {}): Promise<Visitor> {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  })
  // Long enough for a busy machine, short enough to learn of a fault.
  context.setDefaultTimeout(60_000)
  context.setDefaultNavigationTimeout(120_000)
  const complaints: string[] = []
  await context.addInitScript(
    (text) => {
      // An empty page has no storage.
      if (location.origin === 'null') return
      if (localStorage.getItem('negotiator-settings') === null)
        localStorage.setItem('negotiator-settings', text)
    },
    JSON.stringify({ speed: 'off', lang: 'en', ...settings }),
  )
  context.on('page', (page) => {
    watch(page, site.origin, complaints)
    waitBeforeLeaving(page)
  })
  const page = await context.newPage()
  return { context, page, complaints }
}

function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !message.text().includes('registration blocked by Playwright'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(blob|data|about):/.test(url)) complaints.push(`request to ${url}`)
  })
}

/** Whoever leaves while a step is being written is asked whether he wants to lose it. Nobody here does. */
function waitBeforeLeaving(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...where) => {
    await allKept(page)
    return goto(...where)
  }
  page.reload = async (...how) => {
    await allKept(page)
    return reload(...how)
  }
}

/** Until every step lies safely in the database. */
export const allKept = (page: Page): Promise<void> =>
  page.locator('main[data-kept=writing]').waitFor({ state: 'detached' })

/** Deals a game by its link and waits for the hand. */
export async function deal(
  { page }: Visitor,
  site: Site,
  abductor: string,
  pack: string,
  seed: string,
): Promise<void> {
  await page.goto(`${site.origin}/#/deal/${abductor}/${pack}/${seed}`)
  await page.getByRole('button', { name: /^(Call|Appeler) / }).click()
  // Where that button was a card of the hand may lie now: pointing at it would raise it.
  await page.mouse.move(0, 0)
  await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
}

/** The same game in one more tab of the visitor's browser. */
export async function anotherTab({ context, page }: Visitor): Promise<Page> {
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('[data-card]').first().waitFor()
  return other
}

/** Nobody says anything until the night is over. Escape in between: two of the same key at once would be a slip. */
export async function sitOut(page: Page): Promise<void> {
  const over = page.locator('main[data-over=true]')
  while ((await over.count()) === 0) for (const key of ['Escape', 'e']) await page.keyboard.press(key)
}
