import { legalActions } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring, storedActions } from './brought-game.ts'
import { onSite, visit } from './site.ts'

const CARD = 'hear-me-out'

/** Two dice, of which the first is a 4: it can be turned, or rolled again. */
const fourOrReroll = (): Session =>
  sought('donna', 'base', ({ roll, converted, pending }, { game, ...rest }) => {
    if (pending !== 'roll' || roll?.[0] !== 4 || roll.length < 2 || converted.length > 0) return false
    const actions = legalActions(game, stateOf({ game, ...rest }))
    return (
      actions.some((action) => 'convert' in action) &&
      actions.some((action) => 'react' in action && action.react === CARD)
    )
  })

onSite('a 4 with a card that rolls a die again', (site) => {
  async function rolled() {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    const session = fourOrReroll()
    const id = await bring(visitor, site, session)
    await page.goto(`${site.origin}/#/play/${id}`)
    const die = (n: number) => page.locator('[data-area=stage] ul[class*=dice] > li').nth(n).locator('button')
    await die(0).waitFor()
    const steps = session.steps.length
    const done = async () => (await storedActions(page)).slice(steps)
    return { ...visitor, die, done }
  }

  it('keeps its offer: pressed, it asks for two cards', async () => {
    const { page, context, complaints, die, done } = await rolled()
    expect(await die(0).textContent()).toContain('two cards?')
    expect(await die(1).textContent()).toContain('re-roll')
    await die(0).click()
    await page.locator('[data-does=convert]').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(done).toHaveLength(1)
    expect((await done())[0]).toHaveProperty('convert')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is rolled again once the card is picked; put back, the 4 has its offer again', async () => {
    const { page, context, complaints, die, done } = await rolled()
    const card = page.locator(`[data-area=hand] [data-card=${CARD}]`)
    await card.click()
    await die(0).getByText('re-roll').waitFor()
    expect(await card.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await die(0).getByText('two cards?').waitFor()
    await card.click()
    await die(0).getByText('re-roll').click()
    await expect.poll(done).toEqual([{ react: CARD, die: 0 }])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is rolled again by t and Enter', async () => {
    const { page, context, complaints, die, done } = await rolled()
    await page.keyboard.press('t')
    await die(0).getByText('re-roll').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(done).toEqual([{ react: CARD, die: 0 }])
    expect(complaints).toEqual([])
    await context.close()
  })
})
