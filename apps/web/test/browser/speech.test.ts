import { type Session, stateOf, upTo } from '@negotiator/session'
import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, type Visitor, visit } from './site.ts'

/** With this seed the first roll shows two 4s. */
const WAITING_ROLL = 's0'

const says = ({ page }: Visitor, words: string | RegExp) =>
  page.getByRole('log').getByText(words).waitFor({ state: 'attached' })

onSite('for whoever listens', (site) => {
  it('the table says who is on the line when it comes, and nothing is left of it on the start page', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await says(visitor, /^Arkayne Massua\. Turn 1 .*7 inside/)
    await page.goto(`${site.origin}/#/`)
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    expect(await page.getByRole('log').textContent()).toBe('')
    await visitor.context.close()
  })

  it('s tells the demands, the hand and the terror deck too', async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await visitor.page.keyboard.press('s')
    await says(visitor, 'Demands: major demand, facedown, escape demand, facedown.')
    await says(visitor, 'In your hand: Keep Cool ×2 · Small Talk ×2 · What Are Your Demands? ×2.')
    await says(visitor, '11 terror cards left.')
    await visitor.context.close()
  })

  it('a digit reads the card with its chances, o reads it again, a 4 and v say what they can do', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await says(visitor, /^Small Talk \(0 CP\)\. 2.*Chance: 11%\..*Chance: 44%\..*Chance: 44%\.$/)
    await page.keyboard.press('s')
    await says(visitor, /^Turn 1/)
    await page.keyboard.press('o')
    await says(visitor, /^Small Talk \(0 CP\)/)
    await page.keyboard.press('2')
    await says(visitor, /You roll 4, 4: 0 successes\. A 4 can be turned into a success for two cards/)
    await page.keyboard.press('v')
    await says(visitor, 'Giving up for a 4: Keep Cool ×2.')
    await page.keyboard.press('3')
    await says(visitor, 'Giving up for a 4: Keep Cool · What Are Your Demands?.')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(['click', 'tap'] as const)('a card that is raised by a %s reads as by its digit', async (how) => {
    const visitor = await visit(site, { hasTouch: how === 'tap' })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.locator('[data-area=hand] [data-card=small-talk]')[how]()
    await says(visitor, /^Small Talk \(0 CP\)\. 2.*Chance: 11%\..*Chance: 44%\..*Chance: 44%\.$/)
    await page.locator('[class*=chip]').first()[how]()
    await says(visitor, /^major demand, facedown/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a question is told with its answers and their keys; s tells it again', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const [before, card] = beforeReveal()
    const id = await bring(visitor, site, before)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator(`[data-area=hand] [data-card=${card}]`).click()
    await page.locator('[data-does=play]').click()
    const question = /Which demand do you turn up\? 1: Reveal .*\. 2: Reveal .*\.$/
    await says(visitor, question)
    expect(await page.getByRole('log').textContent()).toMatch(/^You /)
    await page.keyboard.press('r')
    await page.keyboard.press('s')
    await says(visitor, /^Turn/)
    await says(visitor, question)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a die that can be rolled again is told with its key', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const rolled = sought(
      'donna',
      'base',
      ({ pending, hand }) => pending === 'roll' && hand.includes('hear-me-out'),
    )
    const id = await bring(visitor, site, upTo(rolled, rolled.steps.length - 1))
    await page.goto(`${site.origin}/#/play/${id}`)
    const { action } = rolled.steps.at(-1)!
    if (!('play' in action)) throw new Error('another step led there')
    await page.locator(`[data-area=hand] [data-card=${action.play}]`).click()
    await page.locator('[data-does=play]').click()
    await says(visitor, /You roll .* A card can roll a die again: key t\.$/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('what stands there and what was said is told again in another language', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    for (const key of ['2', 'f']) await page.keyboard.press(key)
    const stage = page.locator('[data-area=stage] [class*=moment]')
    await says(visitor, /facedown/)
    await stage.getByText('CP').first().waitFor()
    await page.evaluate(() => {
      const known = JSON.parse(localStorage.getItem('negotiator-settings')!)
      const newValue = JSON.stringify({ ...known, lang: 'fr' })
      localStorage.setItem('negotiator-settings', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'negotiator-settings', newValue }))
    })
    await stage.getByText('PD').first().waitFor()
    expect(await stage.textContent()).not.toContain('CP')
    await says(visitor, /face cachée/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('whoever dies or comes out has a name, in what is said and in the log', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, beforeDeath())
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('main[data-phase=spend]').waitFor()
    await page.keyboard.press('e')
    const named = /(?<!hostage) is killed\. \d+ still inside\./
    await says(visitor, named)
    expect(await page.getByRole('log').textContent()).not.toContain('A hostage is killed')
    await page.keyboard.press('l')
    const log = (await page.locator('dialog').textContent())!
    expect(log).toMatch(named)
    expect(log).not.toContain('A hostage is killed')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await says(visitor, named)
    await visitor.context.close()
  })
})

/** A card is said, and one of two demands is to be turned up. */
function beforeReveal(): readonly [Session, card: string] {
  const asked = sought('arkayne', 'base', ({ choice }, { steps }) => {
    return choice?.kind === 'reveal' && 'play' in steps.at(-1)!.action
  })
  const { action } = asked.steps.at(-1)!
  return [upTo(asked, asked.steps.length - 1), 'play' in action ? action.play : '']
}

/** The spend phase before a terror card that kills, with people left. */
function beforeDeath(): Session {
  for (let n = 0; n < 200; n++) {
    let last: Session | null = null
    for (const session of randomGame('arkayne', 'base', `named ${n}`)) {
      const { action, events } = session.steps.at(-1) ?? { action: null, events: [] }
      const isDeath = events.some(({ e }) => e === 'killed') && stateOf(session).pool > 0
      if (last !== null && action !== null && 'endSpend' in action && isDeath) return last
      last = session
    }
  }
  throw new Error('nobody ever died')
}
