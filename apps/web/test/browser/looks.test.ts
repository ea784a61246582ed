import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, visit } from './site.ts'

onSite('for everybody', (site) => {
  it('the table speaks: what is on it and what happens', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    const tree = await page.locator('main').ariaSnapshot()
    for (const part of [
      'Arkayne Massua',
      'Threat 4',
      '7 inside',
      'Keep Cool',
      'Terror deck: 11 cards left',
      'End the call',
    ]) {
      expect(tree).toContain(part)
    }
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    const region = page.locator('[role=log]')
    await region
      .getByText('You play “Small Talk”. You roll 4, 4: 0 successes.')
      .waitFor({ state: 'attached' })
    await page.keyboard.press('s')
    await region.getByText(/Turn 1 · conversation phase · threat 4/).waitFor({ state: 'attached' })
    await visitor.context.close()
  })

  it('a phone shows the cards played this turn, and the hand in the shop, while nothing else needs the room', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    const played = page.getByText('Played: Keep Cool ×2')
    for (const key of ['1', 'f', '1', 'f']) await page.keyboard.press(key)
    await played.waitFor()
    await page.keyboard.press('1')
    await played.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await page.getByText('In hand: Small Talk ×2 · What Are Your Demands? ×2').waitFor()
    await played.waitFor()
    await page.keyboard.press('1')
    await played.waitFor({ state: 'detached' })
    await visitor.context.close()
  })

  it.each([
    [1280, 800],
    [900, 700],
  ])('in the last conversation no button lies on a card: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height } })
    const { page } = visitor
    const id = await bring(visitor, site, inLastConversation())
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.getByRole('button', { name: 'Buy cards' }).waitFor()
    await page.locator('main [data-card]').nth(4).waitFor()
    expect(await page.evaluate(coveredCards)).toEqual([])
    await visitor.context.close()
  })

  it('at 200 % zoom everything can be reached', async () => {
    const visitor = await visit(site, { viewport: { width: 640, height: 400 } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await page.getByRole('button', { name: /^Small Talk/ }).click()
    await page.getByRole('button', { name: /^Say it/ }).click()
    await page.getByRole('button', { name: 'Let the roll stand' }).click()
    await page.locator('main[data-phase=spend]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await visitor.context.close()
  })
})

/** At random, until it is the last one and the hand is wide enough to fill the table. */
function inLastConversation(): Session {
  for (let n = 0; n < 500; n++) {
    for (const session of randomGame('arkayne', 'base', `last call ${n}`)) {
      const { redLeft, goldLeft } = stateOf(session)
      const { phase, hand } = viewOf(session.game, stateOf(session))
      if (redLeft + goldLeft === 0 && phase === 'conversation' && new Set(hand).size >= 5) return session
    }
  }
  throw new Error('nobody ever came that far with so many cards')
}

/** In the page: where a card is seen, it must be the card that is pressed. */
function coveredCards(): string[] {
  return [...document.querySelectorAll('footer button')].flatMap((button) => {
    const one = button.getBoundingClientRect()
    return [...document.querySelectorAll('main [data-card]')].flatMap((card) => {
      const list = card.closest('ul, ol')!.getBoundingClientRect()
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const isBeside = Math.min(right, list.right) <= one.left || Math.max(left, list.left) >= one.right
      return isBeside || bottom <= one.top || top >= one.bottom
        ? []
        : [`${button.textContent} on ${card.textContent}`]
    })
  })
}
