// `npm run bench:career-page`: does the page of the career open ten thousand games in a second, and scroll?
import { fileURLToPath } from 'node:url'
import { randomRecords, storeGames } from '../test/browser/stored-games.ts'
import { coreShare } from './core-share.ts'
import { openSite } from './phone.ts'
import { median, quantile } from './statistics.ts'

const GAMES = Number(process.argv[2] ?? 10_000)
const ROUNDS = 5
const MOST_MS_TO_OPEN = 1000
/** Every game is replayed once; that takes its time. */
const MOST_MS_TO_READ = 300_000

const WEB = fileURLToPath(new URL('../../../', import.meta.url))
const site = await openSite(`${WEB}dist`)
try {
  await measure()
} finally {
  await site.close()
}

async function measure(): Promise<void> {
  const records = randomRecords(GAMES)
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const page = await context.newPage()
  await storeGames({ page, context, complaints: [] }, site.origin, records)
  const core = coreShare()
  await page.goto(`${site.origin}/#/career`)
  const first = Date.now()
  await page.locator('dl').waitFor({ timeout: MOST_MS_TO_READ })
  const reading = Date.now() - first
  const opened: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('about:blank')
    await page.goto(site.origin)
    await page.locator('li[class*=game]').first().waitFor()
    opened.push(await page.evaluate(openCareer))
  }
  const frames = await page.evaluate(scrollThrough)
  const shown = (ms: number) => `${ms.toFixed(0)} ms`
  console.log(`${GAMES} games; of a core that it wanted, this process got ${(core * 100).toFixed(0)} %`)
  console.log(
    `never read before    ${shown(reading)} (replayed piece by piece, the page is usable meanwhile)`,
  )
  console.log(`opened               ${shown(median(opened))}, at worst ${shown(Math.max(...opened))}`)
  console.log(
    `a frame of scrolling ${shown(median(frames))}, 95th percentile ${shown(quantile(frames, 0.95))}`,
  )
  console.log(`rows in the page     ${await page.locator('li[aria-setsize]').count()}`)
  if (median(opened) > MOST_MS_TO_OPEN) process.exitCode = 1
}

/** In the page: from leaving the start page to the painted statistics. */
async function openCareer(): Promise<number> {
  const begun = performance.now()
  location.hash = '#/career'
  while (document.querySelector('dl') === null) await new Promise((done) => setTimeout(done, 1))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - begun
}

/** In the page: how long each frame took while the page and then the list were scrolled from end to end. */
async function scrollThrough(): Promise<number[]> {
  const STEPS = 150
  const frames: number[] = []
  const list = document.querySelector('section[aria-label="All games"]')!
  for (const box of [document.scrollingElement!, list]) {
    let before = performance.now()
    for (let step = 0; step <= STEPS; step++) {
      box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / STEPS
      await new Promise((done) => requestAnimationFrame(done))
      const now = performance.now()
      frames.push(now - before)
      before = now
    }
  }
  return frames
}
