import { newOwnSession, newPack } from '@negotiator/session'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bring, stored, storedActions } from './brought-game.ts'
import { allKept, anotherTab, deal, onSite, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'

/** With this seed the first terror card is an attempt to escape, which asks for two dice. */
const TERROR_WITH_DICE = 's9'

const asked = (page: Page, dice: string): Locator =>
  page.getByRole('heading', { name: `Roll ${dice} on your table:` })

/** Nobody talks; the terror card of the first turn is turned up and asks for dice. */
async function drawTerror(page: Page): Promise<void> {
  await page.keyboard.press('e')
  await page.locator('main[data-phase=spend]').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await asked(page, '2 dice').waitFor()
  await allKept(page)
}

/** Undo says why it does not, and the question stays. */
async function expectNoWayBack(page: Page, dice: string): Promise<void> {
  const line = page.locator('[data-area=line]')
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await line.getByText('A card was revealed or dice were rolled: this step stays.').waitFor()
  await asked(page, dice).waitFor()
  expect(
    await page.getByRole('button', { name: 'Take back the last step' }).getAttribute('aria-disabled'),
  ).toBe('true')
}

async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('m')
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

onSite('own dice', (site) => {
  const own = () => visit(site, { settings: { ownDice: true } })

  it('are typed in', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await asked(page, '2 dice').waitFor()
    await page.keyboard.press('6')
    await page.getByRole('button', { name: 'I rolled a 5' }).click()
    await page.getByRole('button', { name: 'These are my dice' }).click()
    await page.getByRole('log').getByText('You roll 6, 5: 2 successes.').waitFor({ state: 'attached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by keys alone: Enter hands them over, Escape puts the card back', async () => {
    const visitor = await visit(site, { settings: { ownDice: true } })
    const { page } = visitor
    const asked = page.getByRole('heading', { name: 'Roll 2 dice on your table:' })
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await asked.waitFor()
    await page.keyboard.press('6')
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    // As somebody who goes from button to button: the focus stays on the card.
    await page.getByRole('button', { name: /^Small Talk/ }).focus()
    await page.keyboard.press('2')
    await asked.waitFor()
    for (const key of ['3', 'Backspace', '6', 'Enter', '5', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('log').getByText('You roll 6, 5: 2 successes.').waitFor({ state: 'attached' })
    await visitor.context.close()
  })

  it.each([
    [360, 640],
    [740, 360],
    [1280, 800],
  ])('belong to a card, whose name and rows are there: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { ownDice: true } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', TERROR_WITH_DICE)
    const stage = page.locator('[data-area=stage]')
    const undo = page.getByRole('button', { name: 'Take back the last step' })
    const rows = stage.locator('[data-row]').filter({ visible: true })
    const seen = async (name: RegExp) => {
      await asked(page, '2 dice').waitFor()
      await stage.getByRole('heading', { name }).waitFor()
      expect(await rows.count()).toBe(3)
      // Nothing of it is out of sight.
      const place = (await stage.boundingBox())!
      const title = (await stage.getByRole('heading', { name }).boundingBox())!
      const last = (await page.getByRole('button', { name: 'Clear' }).boundingBox())!
      expect(title.y).toBeGreaterThanOrEqual(place.y)
      expect(last.y + last.height).toBeLessThanOrEqual(place.y + place.height)
    }
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await seen(/^You say Small Talk$/)
    expect(await undo.getAttribute('aria-disabled')).toBeNull()
    await page.keyboard.press('Escape')
    await drawTerror(page)
    await seen(/^News flash \w/)
    expect(await page.locator('main > header').textContent()).toMatch(/terror/i)
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a terror card that was seen stays seen: after a reload, and in every tab', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', TERROR_WITH_DICE)
    const before = await anotherTab(visitor)
    await drawTerror(page)
    await expectNoWayBack(page, '2 dice')
    await page.reload()
    await asked(page, '2 dice').waitFor()
    await expectNoWayBack(page, '2 dice')
    const after = await anotherTab(visitor)
    for (const tab of [before, after]) {
      await asked(tab, '2 dice').waitFor()
      await expectNoWayBack(tab, '2 dice')
    }
    expect(await storedActions(page)).toEqual([{ endConversation: true }])
    // The deal, the end of the call, the card: no tab has written it once more.
    expect(await stored(page, 'games')).toMatchObject([{ revision: 3 }])
    // The dice are told in one tab; no other asks for them any more.
    for (const key of ['6', '6', 'Enter']) await before.keyboard.press(key)
    for (const tab of [before, after, page]) {
      await asked(tab, '2 dice').waitFor({ state: 'detached' })
      await tab.getByText('T2', { exact: true }).waitFor()
    }
    await allKept(before)
    expect(await storedActions(page)).toEqual([{ endConversation: true }, { endSpend: true }])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('in practice a terror card that was seen can be taken back', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', TERROR_WITH_DICE)
    await drawTerror(page)
    await choose(page, 'Practise: undo without limits')
    await allKept(page)
    await page.reload()
    await asked(page, '2 dice').waitFor()
    await page.keyboard.press('u')
    await asked(page, '2 dice').waitFor({ state: 'detached' })
    await allKept(page)
    expect(await storedActions(page)).toEqual([{ endConversation: true }])
    await page.reload()
    await page.locator('main[data-phase=spend]').waitFor()
    expect(await asked(page, '2 dice').count()).toBe(0)
    await visitor.context.close()
  })

  it('whoever takes back before he has rolled calls off the question, not the step before', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('1')
    await page.keyboard.press('f')
    await allKept(page)
    const before = await storedActions(page)
    expect(before).toHaveLength(1)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await asked(page, '2 dice').waitFor()
    await page.keyboard.press('u')
    await asked(page, '2 dice').waitFor({ state: 'detached' })
    await allKept(page)
    expect(await storedActions(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await allKept(page)
    expect(await storedActions(page)).toEqual([])
    await visitor.context.close()
  })

  it('are not asked for any more when the other tab went on', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    const other = await anotherTab(visitor)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await asked(page, '2 dice').waitFor()
    await other.keyboard.press('e')
    await page.locator('main[data-phase=spend]').waitFor()
    await asked(page, '2 dice').waitFor({ state: 'detached' })
    await visitor.context.close()
  })

  it('whoever gives up instead of rolling sees the end', async () => {
    const visitor = await own()
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', TERROR_WITH_DICE)
    await drawTerror(page)
    await choose(page, 'Give up this game')
    await page.getByRole('heading', { name: 'You hand over the line' }).waitFor()
    expect(await asked(page, '2 dice').count()).toBe(0)
    await visitor.context.close()
  })

  it('of a step that asks twice are kept: a reload does not roll the first ones anew', async () => {
    const check = [{ op: 'under', effect: [{ op: 'cp', n: 1 }] }] as const
    const pack = {
      ...newPack('twice'),
      overrides: { conversation: { 'small-talk': { two: check, one: check, none: check } } },
    }
    const setup = { abductor: 'arkayne', pack: 'base', seed: WAITING_ROLL, practice: false } as const
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, newOwnSession({ ...setup, ownDice: true, packs: [pack] }))
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-card]').first().waitFor()
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await asked(page, '2 dice').waitFor()
    for (const key of ['1', '2', 'Enter']) await page.keyboard.press(key)
    await asked(page, '1 die').waitFor()
    await allKept(page)
    await page.reload()
    await asked(page, '1 die').waitFor()
    await expectNoWayBack(page, '1 die')
    for (const key of ['3', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('log').getByText('You roll 1, 2').waitFor({ state: 'attached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
