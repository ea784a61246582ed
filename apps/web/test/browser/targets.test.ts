import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, type Visitor, visit } from './site.ts'
import { smallTargets } from './targets.ts'

const PHONES = [
  ['en', 640],
  ['fr', 640],
  ['en', 740],
  ['fr', 740],
] as const

const SHEETS = ['menu', 'log', 'deck', 'who', 'people', 'keys', 'odds', 'settings']

onSite('everything is as large as a thumb', (site) => {
  it.each(PHONES)('what can be pressed on the table and its sheets, %s, 360 × %d', async (lang, height) => {
    const visitor = await visit(site, { viewport: { width: 360, height }, settings: { lang } })
    const { page } = visitor
    const small: string[] = []
    const look = async (where: string) => {
      const found = await page.evaluate(smallTargets)
      small.push(...found.map((each) => `${where}: ${each}`))
    }
    // With this seed the first roll shows two 4s: it waits for the player.
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await look('table')
    for (const key of ['1', '2', '3']) {
      await raise(page, key)
      await look(`card ${key}`)
    }
    for (const demand of await page.locator('[class*=chip]').all()) {
      await demand.click()
      await page.locator('[data-on-stage=demand]').waitFor()
      await look('demand')
    }
    await raise(page, '2')
    await page.keyboard.press('2')
    await page.locator('[data-does=settle]').waitFor()
    await look('roll')
    await page.keyboard.press('v')
    await look('paying')
    await page.keyboard.press('Escape')
    await page.locator('[data-does=settle]').click()
    await page.locator('main[data-phase=spend]').waitFor()
    await look('shop')
    await page.keyboard.press('5')
    await page.locator('[data-does=buy]').waitFor()
    await page.locator('[data-area=stage] [data-row]').first().waitFor()
    await look('offer')
    for (const sheet of SHEETS) {
      await open(visitor, sheet)
      await look(`sheet ${sheet}`)
    }
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await page.locator('main[data-phase=conversation]').waitFor()
    await look('after the terror card')
    expect(small).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(PHONES)(
    'a die that can be rolled again, and the rule for it, %s, 360 × %d',
    async (lang, height) => {
      const visitor = await visit(site, { viewport: { width: 360, height }, settings: { lang } })
      const id = await bring(visitor, site, rolledAgain())
      await visitor.page.goto(`${site.origin}/#/play/${id}`)
      await visitor.page.locator('[data-does^=react]').first().waitFor()
      expect(await visitor.page.evaluate(smallTargets)).toEqual([])
      await visitor.context.close()
    },
  )
})

async function raise(page: Page, key: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press(key)
  // Its rows are written right after the card.
  await page.locator('[data-area=stage] [data-row]').first().waitFor()
}

async function open({ page }: Visitor, sheet: string): Promise<void> {
  await page.evaluate((part) => {
    location.hash = `${location.hash.split('/').slice(0, 3).join('/')}/${part}`
  }, sheet)
  await page.locator('dialog[open]').first().waitFor()
  await page.locator('dialog[open] button').first().waitFor()
}

/** At random, until a roll waits that a card could change. */
function rolledAgain(): Session {
  for (let n = 0; n < 500; n++) {
    for (const session of randomGame('donna', 'base', `again ${n}`)) {
      const { roll, hand } = viewOf(session.game, stateOf(session))
      if (roll !== null && hand.includes('hear-me-out')) return session
    }
  }
  throw new Error('nobody ever held that card while a roll waited')
}
