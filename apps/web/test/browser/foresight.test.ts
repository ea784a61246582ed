import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, type Visitor, visit } from './site.ts'
import { LATER_MS, middleOf, SOON_MS, timedPresses } from './timed-presses.ts'

/** Far from everything that answers. */
const NOWHERE = { x: 3, y: 3 }
/** A card under the mouse rises: there it is not any more. */
const RISE = 10

onSite('a finger that is down', (site) => {
  const phone = async (): Promise<Visitor> => {
    const visitor = await visit(site, {
      viewport: { width: 360, height: 740 },
      settings: { speed: 'normal' },
    })
    await deal(visitor, site, 'arkayne', 'base', 'foresight')
    return visitor
  }

  async function holdDown(page: Page, what: Locator): Promise<void> {
    const { x, y, width, height } = (await what.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
  }

  const firstCard = (page: Page) => page.locator('[data-area=hand] [data-card]').first()

  it('has a card made ready under its name, and sees nothing of it', async () => {
    const { page, context, complaints } = await phone()
    const last = page.locator('[data-area=hand] [data-card]').last()
    const name = (await last.locator('[class*=name]').textContent())!
    const title = page.locator('[data-area=stage] h2', { hasText: name })
    await holdDown(page, last)
    await title.waitFor({ state: 'attached' })
    expect(await title.isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name }).count()).toBe(0)
    await page.mouse.up()
    expect(await title.isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('has the first picture of its step made ready; if it moves away, nothing has happened', async () => {
    const { page, context, complaints } = await phone()
    await firstCard(page).click()
    const say = page.locator('[data-does=play]')
    const story = page.locator('[data-area=story] h2')
    await holdDown(page, say)
    await story.waitFor({ state: 'attached' })
    expect(await story.isVisible()).toBe(false)
    await page.mouse.move(NOWHERE.x, NOWHERE.y)
    await page.mouse.up()
    expect(await page.locator('main').getAttribute('data-event')).toBeNull()
    expect(await say.isVisible()).toBe(true)
    await story.waitFor({ state: 'detached' })
    await holdDown(page, say)
    await page.mouse.up()
    await page.locator('main[data-event=play]').waitFor()
    expect(await story.isVisible()).toBe(true)
    await page.locator('main[data-kept=kept]').waitFor()
    await page.keyboard.press('l')
    const told = page.locator('dialog ol > li')
    await told.first().waitFor()
    expect(await told.count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('leaves Enter to what comes next, not to the card it pressed before', async () => {
    const { page, context, complaints } = await phone()
    const card = page.locator('[data-area=hand] [data-card]', { hasText: '2' }).first()
    await card.click()
    await page.locator('[data-does=play]').click()
    await page.locator('main:not([data-event])').waitFor()
    const focused = await page.evaluate(() =>
      document.activeElement?.closest('[data-area]')?.getAttribute('data-area'),
    )
    expect(focused).toBe('stage')
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each([
    [360, 640],
    [360, 740],
    [390, 844],
    [740, 360],
    [1280, 800],
  ])(
    'raises a card and leaves the hand where it is, for whatever it presses next: %d × %d',
    async (width, height) => {
      const { page, context, complaints } = await phone()
      await page.setViewportSize({ width, height })
      const cards = page.locator('[data-area=hand] [data-card]')
      const count = await cards.count()
      // What raises it a little is no move of the hand.
      const places = () =>
        cards.evaluateAll((all) => all.map((each) => each.parentElement!.getBoundingClientRect().toJSON()))
      const before = await places()
      const press = await timedPresses(page, 'mouse')
      const say = page.locator('[data-does=play]')
      const lower = page.locator('[data-does=play] ~ button').last()
      for (const index of [0, 1]) {
        const { x, y, width: wide, height: high } = (await cards.nth(index).boundingBox())!
        for (let down = 8; down < high - RISE; down += 12) {
          const spot = { x: x + wide / 2, y: y + down }
          await page.mouse.move(spot.x, spot.y)
          await press(spot, LATER_MS)
          await say.waitFor()
          expect(await places()).toEqual(before)
          await press(spot, SOON_MS)
          expect(await cards.nth(index).getAttribute('aria-pressed')).toBe('true')
          await press(await middleOf(lower), LATER_MS)
        }
      }
      expect(await cards.count()).toBe(count)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  it('is one press however long it is down, on a key too', async () => {
    const { page, context, complaints } = await phone()
    for (let i = 0; i < 5; i++) await page.keyboard.down('e')
    await page.keyboard.up('e')
    await page.locator('main[data-phase=spend]:not([data-event])').waitFor()
    expect(await page.locator('main').getAttribute('data-phase')).toBe('spend')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('has a card of the shop made ready, and sees nothing of it', async () => {
    const { page, context, complaints } = await phone()
    await page.keyboard.press('e')
    await page.locator('main[data-phase=spend]').waitFor()
    await page.locator('main:not([data-event])').waitFor()
    const offered = page.locator('[data-area=stage] [data-card]').first()
    const buy = page.locator('[data-does=buy]')
    await holdDown(page, offered)
    await buy.waitFor({ state: 'attached' })
    expect(await buy.isVisible()).toBe(false)
    await page.mouse.move(NOWHERE.x, NOWHERE.y)
    await page.mouse.up()
    await buy.waitFor({ state: 'detached' })
    await offered.click()
    expect(await buy.isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })
})
