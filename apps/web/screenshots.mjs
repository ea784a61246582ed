// The pictures of the table in the README, taken by a browser from the built folder; with names, only those.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../scripts/chromium.mjs' // importing it installs
import { staticServer } from './server/dist/static-server.js'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../../docs/screenshots')
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

mkdirSync(folder, { recursive: true })
const server = staticServer(join(here, 'dist'))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox'],
})

await lesson('phone-learn', PHONE, { lang: 'en', lessons: ['dial', 'talk'] }, '', [])
await lesson('phone-lesson', PHONE, { lang: 'en' }, 'rolls', [])
await lesson('phone-lesson-wrong', PHONE, { lang: 'fr', theme: 'day' }, 'dial', ['2', '2'])
await lesson('desk-lesson', DESK, { lang: 'en' }, 'demands', ['Enter', '3'])
await analysis('phone-analysis', PHONE, { lang: 'en' })
await analysis('desk-analysis', DESK, { lang: 'fr', theme: 'day' })
await puzzle('phone-puzzle', PHONE, { lang: 'en' })
await lab('desk-lab', DESK, { lang: 'en' })
await lab('phone-lab', PHONE, { lang: 'fr', theme: 'day' })
await hint('phone-hint', PHONE, { lang: 'en' })
await picture('desk', DESK, { lang: 'en' }, 'donna/base/s3', ['3'])
await picture('desk-spend-day', DESK, { lang: 'en', theme: 'day' }, 'barrett/cw/s3', ['2', '2', 'e', '3'])
await picture('phone', PHONE, { lang: 'en' }, 'arkayne/base/s0', ['2'])
await picture('phone-roll', PHONE, { lang: 'en' }, 'arkayne/base/s0', ['2', '2'])
await picture('phone-french', PHONE, { lang: 'fr' }, 'renesha/cw/s2', ['1'])
await picture('phone-contrast', PHONE, { lang: 'fr', theme: 'contrast' }, 'edward/base/s2', ['3'])
await picture('phone-grey', PHONE, { lang: 'en' }, 'arkayne/base/s0', ['2', '2'], true)
await browser.close()
server.close()

/** A dealt game after some keys. In grey, to see that nothing is told by colour alone. */
async function picture(name, options, settings, game, keys, isGrey = false) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, `deal/${game}`)
  await page.locator('main button').first().click()
  await page.locator('[data-card]').first().waitFor()
  await take(page, name, keys, isGrey)
}

/** A lesson after some keys, or the list of all. */
async function lesson(name, options, settings, id, keys) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, `learn/${id}`)
  await page
    .locator(id === '' ? 'main ol button' : '[data-answer] button')
    .first()
    .waitFor()
  await take(page, name, keys, false)
}

/** Luck and skill of a game that is lost by hanging up again and again. */
async function analysis(name, options, settings) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, 'deal/arkayne/base/s0')
  await page.locator('main button').first().click()
  await page.locator('[data-card]').first().waitFor()
  // Two of the same key at once would be a slip.
  for (let i = 0; i < 60; i++) for (const key of ['Escape', 'e']) await page.keyboard.press(key)
  await page.locator('main[data-over=true] div[class*=ways] button').nth(1).click()
  await page.locator('main[data-phase=done]').waitFor()
  await take(page, name, [], false)
}

/** A puzzle whose answer was asked for. */
async function puzzle(name, options, settings) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, 'puzzles')
  await page.locator('dl').waitFor()
  await page.locator('button[class*=main]').click()
  await page.locator('section[class*=coach] button').click()
  await page.locator('ol[class*=ranking]').waitFor()
  await take(page, name, [], false)
}

/** What the first press in the lab answers. */
async function lab(name, options, settings) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, 'lab')
  await page.locator('button[class*=main]').click()
  await page.locator('main[data-phase=done]').waitFor({ timeout: 300_000 })
  await take(page, name, [], false)
}

/** What the advisor says when it has thought to its end, about a card that lies raised. */
async function hint(name, options, settings) {
  if (!isWanted(name)) return
  const page = await visit(options, settings, 'deal/arkayne/base/s0')
  await page.locator('main button').first().click()
  await page.locator('[data-card]').first().waitFor()
  await page.keyboard.press('2')
  await page.keyboard.press('h')
  await page.locator('dialog [aria-busy=false]').waitFor()
  await take(page, name, [], false)
}

async function visit(options, settings, hash) {
  const context = await browser.newContext(options)
  await context.addInitScript(
    (text) => localStorage.setItem('negotiator-settings', text),
    JSON.stringify({ speed: 'off', ...settings }),
  )
  const page = await context.newPage()
  await page.goto(`${origin}/#/${hash}`)
  return page
}

async function take(page, name, keys, isGrey) {
  for (const key of keys) await page.keyboard.press(key)
  // Fonts, faces and the slow light of the scene.
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
  if (isGrey) await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'))
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.context().close()
  console.log(`docs/screenshots/${name}.png`)
}
