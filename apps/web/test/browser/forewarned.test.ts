import { type Action, legalActions } from '@negotiator/rules'
import { newSession, perform, type Session, stateOf } from '@negotiator/session'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, type Visitor, visit, type Wishes } from './site.ts'

const can = (session: Session, matches: (action: Action) => boolean): boolean =>
  legalActions(session.game, stateOf(session)).some(matches)

const stage = (page: Page) => page.locator('[data-area=stage]')

/** All of it is met where it lies. */
async function expectInSight(target: Locator): Promise<void> {
  await target.waitFor()
  const isMet = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    )
  })
  expect(isMet).toBe(true)
}

onSite('before anything is done, the table says what it does', (site) => {
  async function at(session: Session, wishes?: Wishes): Promise<Visitor> {
    const visitor = await visit(site, wishes)
    const id = await bring(visitor, site, session)
    await visitor.page.goto(`${site.origin}/#/play/${id}`)
    await visitor.page.locator('main[data-kept=kept]').waitFor()
    return visitor
  }

  async function leave({ context, complaints }: Visitor): Promise<void> {
    expect(complaints).toEqual([])
    await context.close()
  }

  it('what the abductor can be asked is raised, with its chances; only then is it tried', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'barrett', 'cw', 's1')
    const ask = page.locator('[data-raises=ability]')
    await ask.click()
    const rows = stage(page).locator('[data-row]')
    await rows.first().waitFor()
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/^5\+.*threat 5 → 333%$/),
      expect.stringMatching(/^1–4.*threat 5 → 667%$/),
    ])
    expect(await page.locator('main').getAttribute('data-event')).toBeNull()
    await ask.click()
    expect(await rows.count()).toBe(0)
    await ask.click()
    await page.getByRole('button', { name: 'Try it' }).click()
    await stage(page)
      .getByText(/^One die against threat/)
      .waitFor()
    // Barred, but it answers.
    await ask.click({ force: true })
    await stage(page).getByText('You already used that ability this turn').waitFor()
    await leave(visitor)
  })

  it('a roll names its card, what it brings as it lies, and what it would with a 4 turned', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await stage(page).getByText('Small Talk · As it lies: 0 successes').waitFor()
    await page.getByRole('button', { name: /Turn a 4.*1 success: \+2 CP/ }).click()
    // While it is paid for, that is what counts.
    await stage(page).getByText('Small Talk · With a 4 turned: 1 success').waitFor()
    await stage(page).getByText('CP 0 → 2').waitFor()
    expect(await stage(page).getByText('As it lies').count()).toBe(0)
    await page.keyboard.press('Escape')
    await stage(page).getByText('As it lies: 0 successes').waitFor()
    await leave(visitor)
  })

  it('whoever comes back to a roll finds it told', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await page.reload()
    await page.locator('[data-area=line]').getByText('The roll: 0 successes so far').waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.reload()
    await stage(page).getByRole('heading', { name: 'Small Talk' }).waitFor()
    await leave(visitor)
  })

  it('a turned 4 is drawn as one, also when the roll stands', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2', 'v', 'Enter', 'Enter']) await page.keyboard.press(key)
    await stage(page).getByText('1 success').waitFor()
    const dice = stage(page).locator('[data-state]')
    expect(await dice.evaluateAll((all) => all.map((die) => (die as HTMLElement).dataset.state))).toEqual([
      'converted',
      'fail',
    ])
    await leave(visitor)
  })

  it('cards to pay with are picked and put back one by one', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2', 'v']) await page.keyboard.press(key)
    const convert = page.locator('[data-does=convert]')
    const hand = page.locator('[data-area=hand] [data-card]')
    expect(await convert.textContent()).toContain('Give up both “Keep Cool”')
    await hand.nth(0).click()
    expect(await convert.textContent()).toContain('Pick 1 card in your hand')
    expect(await hand.nth(0).getAttribute('aria-pressed')).toBe('true')
    await hand.nth(1).click()
    expect(await convert.textContent()).toContain('Give up “Keep Cool” and “Small Talk”')
    await hand.nth(0).click()
    await hand.nth(1).click()
    expect(await convert.textContent()).toContain('Pick 2 cards in your hand')
    await leave(visitor)
  })

  it.each([
    ['a desk', 1280, 800],
    ['a phone', 360, 740],
    ['a low phone', 360, 640],
  ])(
    'while a roll waits a card says why it cannot be said, and the dice stay in sight: %s',
    async (_, width, height) => {
      const visitor = await visit(site, { viewport: { width, height } })
      const { page } = visitor
      await deal(visitor, site, 'arkayne', 'base', 's0')
      for (const key of ['2', '2', '1']) await page.keyboard.press(key)
      await page
        .locator('[data-notice]')
        .getByText('The dice are on the table: settle the roll first.')
        .waitFor()
      await expectInSight(stage(page).locator('ul[class*=dice] > li').first())
      await expectInSight(page.getByRole('button', { name: 'Let the roll stand' }))
      await page.locator('[data-area=hand] [data-card]').last().click()
      await expectInSight(stage(page).locator('ul[class*=dice] > li').first())
      await page.getByRole('button', { name: 'Let the roll stand' }).click()
      await page.locator('main[data-phase=spend]').waitFor()
      await leave(visitor)
    },
  )

  it.each([
    ['en', /End the call: he escapes/],
    ['fr', /Raccrocher\s: il s'échappe/],
  ])('ending the call lets him go: %s', async (lang, words) => {
    const visitor = await at(
      sought(
        'arkayne',
        'base',
        (view, session) =>
          view.demands.some((each) => each.class === 'escape' && each.face === 'conceded') &&
          can(session, (action) => 'endConversation' in action),
      ),
      { settings: { lang } },
    )
    expect(await visitor.page.locator('[data-does=main]').textContent()).toMatch(words)
    await leave(visitor)
  })

  it('a demand that concedes itself offers no way to concede it, and counts', async () => {
    const count = 'count-us'
    const visitor = await at(
      sought(
        'renesha',
        'cw',
        (view, session) =>
          view.demands.some(({ id, face }) => id === count && face === 'up') &&
          stateOf(session).facedowns > 0 &&
          can(session, (action) => 'endConversation' in action),
      ),
    )
    const { page } = visitor
    await page.locator('button[data-face=up]').first().click()
    await stage(page)
      .getByText(/^Facedown this turn: [12]\/3$/)
      .waitFor()
    expect(await page.locator('[data-does=concede]').count()).toBe(0)
    await leave(visitor)
  })

  it('the last call is called so, and its shop is for now', async () => {
    const visitor = await at(
      sought(
        'edward',
        'base',
        (view, session) => view.terrorLeft === 0 && can(session, (action) => 'endConversation' in action),
      ),
    )
    const { page } = visitor
    await page
      .getByText(/^The last call/)
      .first()
      .waitFor()
    await page.keyboard.press('b')
    await stage(page).getByText('What can you still say?').waitFor()
    await leave(visitor)
  })

  it('an empty hand asks for cards while there is shopping', async () => {
    const visitor = await at(
      sought('arkayne', 'base', ({ phase, hand }) => phase === 'spend' && hand.length === 0),
    )
    await visitor.page.getByText('Your hand is empty').waitFor()
    await leave(visitor)
  })

  it('the terror deck tells of a demand that came from it', async () => {
    const visitor = await at(
      sought(
        'arkayne',
        'base',
        ({ discard, demands }) =>
          discard.length === 0 && demands.some((each) => each.class === 'minor' && each.face === 'up'),
      ),
    )
    const { page } = visitor
    await page.locator('aside').waitFor()
    const name = await page.locator('[data-class=minor] [class*=name]').textContent()
    expect(await page.locator('aside').textContent()).toContain(name)
    expect(await page.getByText('Nothing has happened yet.').count()).toBe(0)
    await leave(visitor)
  })

  it.each(['en', 'fr'])(
    'the successes of many dice stand in one line beside them on a phone: %s',
    async (lang) => {
      const visitor = await at(
        sought('renesha', 'cw', ({ phase, pending }, { steps }) => {
          const settled = steps.at(-1)?.events.find(({ e }) => e === 'settle')
          const isMany = settled?.e === 'settle' && settled.dice.length >= 4
          return isMany && phase === 'conversation' && pending === null
        }),
        { viewport: { width: 360, height: 740 }, settings: { lang } },
      )
      const { lines, isInside } = await stage(visitor.page)
        .locator('p[class*=successes]')
        .evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const rects = [...range.getClientRects()]
          return {
            lines: new Set(rects.map(({ top }) => top)).size,
            isInside: rects.every(({ right }) => right <= innerWidth),
          }
        })
      expect({ lines, isInside }).toEqual({ lines: 1, isInside: true })
      await leave(visitor)
    },
  )

  it('a demand comes to the table when the story tells it', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', firstTerrorIsADemand())
    const minor = page.locator('[data-class=minor]')
    for (const key of ['e', 'x', 'e']) await page.keyboard.press(key)
    await page.locator('main[data-event=drawn]').waitFor()
    expect(await minor.count()).toBe(0)
    await page.keyboard.press('x')
    await minor.waitFor()
    await leave(visitor)
  })
})

/** A seed with which the night begins like that. */
function firstTerrorIsADemand(): string {
  for (let n = 0; n < 200; n++) {
    const seed = `demand ${n}`
    let session = newSession({ abductor: 'arkayne', pack: 'base', seed, practice: false, ownDice: false })
    for (const action of [{ endConversation: true }, { endSpend: true }] as const) {
      const done = perform(session, action)
      if (done.ok) session = done.session
    }
    if (session.steps.at(-1)?.events.some(({ e }) => e === 'minor-arrived')) return seed
  }
  throw new Error('no night begins with a demand')
}
