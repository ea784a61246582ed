// The pictures of the table in the README, taken by a browser from the built folder.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { staticServer } from './server/dist/static-server.js'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../../docs/screenshots')
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

mkdirSync(folder, { recursive: true })
const server = staticServer(join(here, 'dist'))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})

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
  const context = await browser.newContext(options)
  await context.addInitScript(
    (text) => localStorage.setItem('negotiator-settings', text),
    JSON.stringify({ speed: 'off', ...settings }),
  )
  const page = await context.newPage()
  await page.goto(`${origin}/#/deal/${game}`)
  await page.locator('main button').first().click()
  await page.locator('[data-card]').first().waitFor()
  for (const key of keys) await page.keyboard.press(key)
  // Fonts, faces and the slow light of the scene.
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
  if (isGrey) await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'))
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(`docs/screenshots/${name}.png`)
}
