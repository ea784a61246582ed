import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { at, can, leave } from './at-position.ts'
import { bring, storedActions } from './brought-game.ts'
import { DEMANDING, demanding } from './demanding.ts'
import { deal, onSite, visit } from './site.ts'

const focused = (page: Page) => page.locator(':focus')

onSite('the table by keyboard alone', (site) => {
  it('goes on from the stage when a game begins: the next Tab is the first card', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-area=stage]:focus').waitFor()
    await page.keyboard.press('Tab')
    const first = page.locator('[data-area=hand] [data-card]').first()
    expect(await focused(page).getAttribute('data-card')).toBe(await first.getAttribute('data-card'))
    await visitor.context.close()
  })

  it('t picks one die after the other to be rolled again, Enter rolls it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const rolled = sought(
      'donna',
      'base',
      ({ roll, hand, pending }) =>
        pending === 'roll' && (roll?.length ?? 0) > 1 && hand.includes('hear-me-out'),
    )
    const id = await bring(visitor, site, rolled)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-does=react-0]').waitFor()
    for (const die of ['react-0', 'react-1']) {
      await page.keyboard.press('t')
      expect(await focused(page).getAttribute('data-does')).toBe(die)
    }
    const held = () => page.locator('[data-area=hand]').getAttribute('aria-label')
    const before = await held()
    await page.keyboard.press('Enter')
    // The card that allows it is given up.
    await expect.poll(held).not.toBe(before)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('arrows raise the card beside, in the hand and beyond the tenth in the shop; c what he can be asked', async () => {
    const visitor = await visit(site, { settings: { speed: 'off' } })
    const { page } = visitor
    await deal(visitor, site, 'barrett', 'cw', 's1')
    const lookedAt = () => page.locator('[data-card][aria-pressed=true]').getAttribute('data-card')
    const inHand = await Promise.all(
      (await page.locator('[data-area=hand] [data-card]').all()).map((each) =>
        each.getAttribute('data-card'),
      ),
    )
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await lookedAt()).toBe(inHand[1])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await lookedAt()).toBe(inHand.at(-1))
    await page.keyboard.press('c')
    await page.locator('main[data-on-stage=ability]').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await page.locator('main[data-phase=spend]').waitFor()
    const forSale = page.locator('[data-area=stage] [data-card]')
    await forSale.nth(10).waitFor()
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowRight')
    expect(await lookedAt()).toBe(await forSale.nth(10).getAttribute('data-card'))
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('c reads what he can be asked when it cannot be asked now, too', async () => {
    const calm = sought(
      'barrett',
      'cw',
      ({ phase, pending, secondInCommand }, session) =>
        phase === 'conversation' &&
        pending === null &&
        !secondInCommand &&
        !can(session, (action) => 'ability' in action),
    )
    const visitor = await at(site, calm)
    const { page } = visitor
    await page.keyboard.press('c')
    await page.locator('main[data-on-stage=ability]').waitFor()
    await leave(visitor)
  })

  it('g reads one demand after the other, then none', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, demanding(DEMANDING[3]))
    await page.goto(`${site.origin}/#/play/${id}`)
    const chips = page.locator('[class*=chip]')
    await chips.first().waitFor()
    for (let i = 0; i < (await chips.count()); i++) {
      await page.keyboard.press('g')
      expect(await chips.nth(i).getAttribute('aria-pressed')).toBe('true')
      const name = (await chips.nth(i).locator('[class*=name]').textContent())!
      await page.locator('[data-area=stage] h2', { hasText: name }).waitFor()
      await page.getByRole('log').getByText(name).waitFor({ state: 'attached' })
    }
    await page.keyboard.press('g')
    await page.locator('main[data-on-stage=nothing]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  const BADGE = '[data-area=stage] button[aria-keyshortcuts=Enter]'
  const cards = (page: Page) => page.locator('[data-area=hand] [data-card]')
  const raised = (page: Page) => page.locator('[data-area=hand] [data-card][aria-pressed=true]')

  /** In its place, with the mouse gone: pointed at, a card shows itself. */
  async function clickOn(page: Page, what: Locator): Promise<void> {
    await what.click()
    await page.mouse.move(0, 0)
    await page.locator(BADGE).filter({ visible: true }).waitFor()
  }

  it.each([
    [[], 'keep-cool'],
    [['3'], 'what-are-your-demands'],
  ])('Enter says the raised card, though another one was clicked: %j', async (keys, said) => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await clickOn(page, cards(page).first())
    for (const key of [...keys, 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => storedActions(page)).toEqual([{ play: said }])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('Enter concedes the demand that g has raised, though a card has the focus', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const before = sought(
      'donna',
      'base',
      ({ demands, hand, pending, phase, cp }) =>
        phase === 'conversation' &&
        pending === null &&
        hand.length > 0 &&
        cp > 4 &&
        demands[0]?.face === 'up' &&
        demands[0].class === 'major',
    )
    const id = await bring(visitor, site, before)
    await page.goto(`${site.origin}/#/play/${id}`)
    await clickOn(page, cards(page).first())
    await page.keyboard.press('g')
    await page.locator('[data-does=concede]').waitFor()
    await page.keyboard.press('Enter')
    const steps = before.steps.length
    await expect.poll(async () => (await storedActions(page)).length).toBe(steps + 1)
    expect((await storedActions(page)).at(-1)).toHaveProperty('concede')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('Enter reads a card of the shop, and once more buys it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['1', 'f', '1', 'f', 'e']) await page.keyboard.press(key)
    await page.locator('main[data-phase=spend]').waitFor()
    const offered = page.locator('[data-area=stage] [data-card]:not([data-dimmed=true])').first()
    const name = await offered.getAttribute('data-card')
    await offered.focus()
    // In between something else is pressed: the second of two presses would be a slip.
    for (const key of ['Enter', 'Shift', 'Enter']) await page.keyboard.press(key)
    await expect.poll(async () => (await storedActions(page)).at(-1)).toEqual({ buy: name })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by Tab one goes past the raised card: Enter raises the next, and once more says it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    // As a screen reader or Tab brings it.
    await cards(page).nth(0).focus()
    await page.keyboard.press('Enter')
    expect(await raised(page).getAttribute('data-card')).toBe('keep-cool')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await raised(page).getAttribute('data-card')).toBe('small-talk')
    expect(await storedActions(page)).toEqual([])
    // Space presses what has the focus, Enter does what the badge says.
    await page.keyboard.press('Space')
    expect(await raised(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator(BADGE).filter({ visible: true }).waitFor()
    await page.keyboard.press('Shift')
    await page.keyboard.press('Enter')
    await expect.poll(() => storedActions(page)).toEqual([{ play: 'small-talk' }])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a digit stands on what it presses, and nowhere else', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const digits = async (area: string) =>
      (
        await page.locator(`[data-area=${area}] [class*=digit]`).filter({ visible: true }).allTextContents()
      ).join('')
    const asked = sought(
      'arkayne',
      'base',
      ({ choice, hand }) => choice?.kind === 'reveal' && new Set(hand).size > 1,
    )
    await deal(visitor, site, 'arkayne', 'base', 's0')
    expect(await digits('hand')).toBe('123')
    await page.keyboard.press('b')
    await page.locator('[class*=shop] h2').waitFor()
    expect(await digits('hand')).toBe('')
    expect(await digits('stage')).toMatch(/^1234/)
    await page.keyboard.press('Escape')
    await expect.poll(() => digits('hand')).toBe('123')
    const id = await bring(visitor, site, asked)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-does^=choose]').first().waitFor()
    expect(await digits('hand')).toBe('')
    expect(await digits('stage')).toBe('12')
    await visitor.context.close()
  })
})
