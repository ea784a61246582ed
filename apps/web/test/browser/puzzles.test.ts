import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type KeptPuzzle, readCollection } from '@negotiator/advisor'
import type { PackId } from '@negotiator/content'
import { gameOf } from '@negotiator/session'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { EYES } from './eyes.ts'
import { touch } from './lesson-hands.ts'
import { measure } from './measure.ts'
import { onSite, type Visitor, visit } from './site.ts'
import { violations } from './violations.ts'

const FILE = fileURLToPath(new URL('../../../../packages/advisor/puzzles/collection.json', import.meta.url))
const PUZZLES = readCollection(JSON.parse(readFileSync(FILE, 'utf8')), (abductor, pack) =>
  gameOf(abductor, pack as PackId),
)!.puzzles
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  settings: { lang: 'fr' },
}

/** Solved by saying a card that another one could be said instead of. */
const SAYING = PUZZLES.filter(
  ({ ranking: [best], state }) => 'play' in best!.action && state.stack.length === 0 && state.phase === 0,
)

onSite('puzzles', (site) => {
  const ask = async ({ page }: Visitor, { id }: KeptPuzzle) => {
    await page.goto(`${site.origin}/#/puzzles/${id}`)
    await page.locator('main[data-coach=task]').waitFor()
  }
  const figure = ({ page }: Visitor, name: string) =>
    page
      .locator('dl div')
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('dd')
      .textContent()

  it('by touch in French: a right answer of every kind is told right, with the ranking and how sure it is', async () => {
    const visitor = await visit(site, PHONE)
    const { page } = visitor
    const verbs = ['play', 'facedown', 'buy', 'settle', 'react', 'endConversation', 'endSpend']
    const chosen = verbs.flatMap(
      (verb) => PUZZLES.find(({ ranking, state }) => verb in ranking[0]!.action && state.second === 0) ?? [],
    )
    expect(chosen.length).toBeGreaterThanOrEqual(5)
    for (const puzzle of chosen) {
      await ask(visitor, puzzle)
      const { scrolls, small } = await page.evaluate(measure)
      expect([puzzle.id, scrolls, small]).toEqual([puzzle.id, false, []])
      expect(await page.locator('ol[class*=ranking]').count()).toBe(0)
      await touch(page, puzzle.ranking[0]!.action)
      await page.getByText("C'est ça.").waitFor()
      await page.locator('main[data-coach=verdict]').waitFor()
      expect((await page.locator('ol[class*=ranking] li').first().textContent())!).toMatch(/meilleur/)
      await page.getByText(/^D'après la recherche, cette action devance la suivante de .+ points/).waitFor()
      expect((await page.evaluate(measure)).scrolls).toBe(false)
    }
    await page.getByRole('button', { name: 'Problème suivant' }).tap()
    await page.locator('main[data-coach=task]').waitFor()
    await page.goto(`${site.origin}/#/puzzles`)
    expect(await figure(visitor, "d'affilée")).toBe(`${chosen.length}`)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  /** Keys that lead somewhere else lie between two presses of Enter: twice at once it would be a slip. */
  const sayByKeys = async (card: Locator) => {
    const page = card.page()
    await page.keyboard.press('Tab')
    await card.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Say it' }).focus()
    await page.keyboard.press('Enter')
  }

  it('by keyboard: a wrong answer is put back, the answer is hidden until asked for, and only the first one counts', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const puzzle = SAYING.find(({ ranking }) => !ranking.some(({ action }) => 'endConversation' in action))!
    await ask(visitor, puzzle)
    await page.keyboard.press('e')
    await page.getByText('Not quite.').waitFor()
    await page.getByText('That is not among the best').waitFor()
    await page
      .locator('#coach-words')
      .getByText(/^Compared with the best, .+\.$/)
      .waitFor()
    expect(await page.locator('ol[class*=ranking]').count()).toBe(0)
    // The way on has the focus.
    await page.keyboard.press('Enter')
    await page.locator('main[data-coach=task]').waitFor()
    const { action } = puzzle.ranking[0]!
    const card = page.locator(`section[class*=hand] [data-card=${'play' in action ? action.play : ''}]`)
    await sayByKeys(card)
    await page.getByText('Right.').waitFor()
    await page.locator('ol[class*=ranking] li').first().waitFor()
    await page.getByRole('button', { name: 'All puzzles' }).click()
    await page.getByText(/^0 of \d+ solved/).waitFor()
    expect(await figure(visitor, 'in a row')).toBe('0')
    expect(Number(await figure(visitor, 'your rating'))).toBeLessThan(1200)
    // Asked anew it is a new question.
    await ask(visitor, puzzle)
    await sayByKeys(card)
    await page.getByText('Right.').waitFor()
    await page.reload()
    await page.goto(`${site.origin}/#/puzzles`)
    await page.getByText(/^1 of \d+ solved/).waitFor()
    expect(await figure(visitor, 'in a row')).toBe('1')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('the one of the day is the same for everybody, and another one tomorrow', async () => {
    const daily = async (day: string, timezoneId: string) => {
      const visitor = await visit(site, { timezoneId })
      const { page } = visitor
      await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
      await page.goto(`${site.origin}/#/puzzles`)
      await page.getByRole('button', { name: /^Puzzle of the day/ }).click()
      await page.locator('main[data-coach=task]').waitFor()
      await page.getByRole('button', { name: 'Show the answer' }).click()
      const words = await page.locator('ol[class*=ranking]').textContent()
      await visitor.context.close()
      return words
    }
    const today = await daily('2026-11-16', 'Europe/Paris')
    expect(await daily('2026-11-16', 'America/New_York')).toBe(today)
    expect(await daily('2026-11-17', 'Europe/Paris')).not.toBe(today)
  })

  it('the one of the day is that of today in an app left open over midnight, too', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const daily = page.getByRole('button', { name: /^Puzzle of the day/ })
    await page.clock.install({ time: new Date(2026, 10, 16, 23) })
    await page.goto(`${site.origin}/#/puzzles`)
    const before = await daily.textContent()
    await page.clock.fastForward('02:00:00')
    await daily.filter({ hasText: /17/ }).waitFor()
    expect(await daily.textContent()).not.toBe(before)
    // Out of sight no timer rings.
    await page.clock.setSystemTime(new Date(2026, 10, 18, 8))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await daily.filter({ hasText: /18/ }).waitFor()
    const after = await daily.textContent()
    await page.reload()
    expect(await daily.textContent()).toBe(after)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('can be had by theme and by difficulty', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(`${site.origin}/#/puzzles`)
    await page.getByRole('button', { name: /^re-roll: 0 of/ }).click()
    const those = PUZZLES.filter(({ themes }) => themes.includes('re-roll'))
    const hardest = Math.max(...those.map(({ rating }) => rating))
    await page.getByLabel('Difficulty').selectOption(`${hardest}`)
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    await page.waitForURL(/#\/puzzles\/[0-9a-f]{8}$/)
    const id = page.url().slice(-8)
    const puzzle = PUZZLES.find((each) => each.id === id)!
    expect(puzzle.rating).toBe(hardest)
    expect(puzzle.themes).toContain('re-roll')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await page.getByText(new RegExp(`^.*re-roll.* · Difficulty ${hardest} of 5$`)).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('work offline after the first visit, and say so if they cannot be had', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page, context } = visitor
    await page.goto(site.origin)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Puzzles' }).click()
    await page.getByText(`0 of ${PUZZLES.length} solved`).waitFor()
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    await page.locator('main[data-coach=task]').waitFor()
    await context.close()
    const other = await visit(site)
    await other.page.route('**/collection*.json', (route) => route.fulfill({ json: { negotiator: 'other' } }))
    await other.page.goto(`${site.origin}/#/puzzles`)
    await other.page.getByText('The puzzles cannot be loaded.').waitFor()
    await other.page.unroute('**/collection*.json')
    await other.page.getByRole('button', { name: 'Try again' }).click()
    await other.page.getByText(`0 of ${PUZZLES.length} solved`).waitFor()
    await other.page.goto(`${site.origin}/#/puzzles/00000000`)
    await other.page.getByText('There is no such puzzle.').waitFor()
    await other.context.close()
  })

  it.each(EYES)('axe finds nothing: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
    const { page } = visitor
    const found: string[] = []
    const check = async (where: string) => {
      found.push(...(await violations(visitor)).map((each) => `${where}: ${each}`))
    }
    await page.goto(`${site.origin}/#/puzzles`)
    await page.locator('dl').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await check('list')
    await ask(visitor, SAYING[0]!)
    await check('question')
    await page.keyboard.press('e')
    await page.locator('main[data-coach=verdict]').waitFor()
    await check('wrong')
    await page.locator('[data-answer] button').nth(1).click()
    await page.locator('ol[class*=ranking]').waitFor()
    await check('answer')
    await page.keyboard.press('m')
    await page.locator('dialog[open]').waitFor()
    await check('menu')
    expect(found).toEqual([])
    await visitor.context.close()
  })
})
