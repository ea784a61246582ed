import { DecisionStream } from '@negotiator/rules'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { KEYS, situation } from './whole-game.ts'

const KILLS = 20
const MOST_STEPS_BETWEEN = 4
const MOST_MS_AFTER_A_KEY = 40

onSite('a page that dies at any moment', (site) => {
  it('loses at most the step in flight, in a roll too, and the game goes on', async () => {
    const random = new DecisionStream('kill the page')
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { context } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    const url = visitor.page.url()
    let page = visitor.page
    // The first time with dice on the table, then wherever the game is.
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    for (let kill = 0; kill < KILLS; kill++) {
      for (let i = kill === 0 ? 0 : random.below(MOST_STEPS_BETWEEN); i > 0; i--) await decide(page)
      await kept(page)
      const before = await log(page)
      if (before.isOver) break
      // One more step is on its way, then the process is gone, without a word to the page.
      void decide(page).catch(() => {})
      await new Promise((done) => setTimeout(done, random.below(MOST_MS_AFTER_A_KEY)))
      await die(page)
      page = await context.newPage()
      await page.goto(url)
      await page.locator('main[data-phase]').waitFor()
      const after = await log(page)
      expect(after.steps.slice(0, before.steps.length), `kill ${kill}`).toEqual(before.steps)
    }
    await context.close()
  })
})

async function decide(page: Page): Promise<void> {
  for (const key of KEYS[await page.evaluate(situation)]) await page.keyboard.press(key)
}

const kept = (page: Page) => page.locator('main[data-kept=kept]:not([data-event])').waitFor()

/** The log as it stands beside the table, oldest first. */
async function log(page: Page): Promise<{ steps: readonly string[]; isOver: boolean }> {
  const steps = await page.locator('aside ol li').allTextContents()
  const isOver = (await page.locator('main[data-over=true]').count()) > 0
  return { steps: steps.toReversed(), isOver }
}

async function die(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const gone = new Promise((done) => page.once('crash', done))
  void tools.send('Page.crash').catch(() => {})
  await gone
  await page.close()
}
