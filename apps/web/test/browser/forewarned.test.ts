import { newSession, perform, stateOf } from '@negotiator/session'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { at, can, leave, stage } from './at-position.ts'
import { deal, onSite, visit } from './site.ts'

onSite('a question that waits', (site) => {
  it('stays in sight when a card is pressed, which says why not', async () => {
    const asked = sought(
      'arkayne',
      'base',
      ({ choice, hand }) => choice?.kind === 'reveal' && hand.length > 0,
    )
    const visitor = await at(site, asked)
    const { page } = visitor
    const question = stage(page).getByText('Which demand do you turn up?')
    await question.waitFor()
    await page.locator('[data-area=hand] [data-card]').first().click()
    await page.getByText('A choice is waiting: make it first.').filter({ visible: true }).first().waitFor()
    expect(await question.isVisible()).toBe(true)
    await leave(visitor)
  })
})

onSite('before anything is done, the table says what it does', (site) => {
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

  it.each([
    ['en', /End the call: he escapes/],
    ['fr', /Raccrocher\s: il s'échappe/],
  ])('ending the call lets him go: %s', async (lang, words) => {
    const visitor = await at(
      site,
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

  it.each([
    ['en', /^Done: (\d+) CP (is|are) lost/],
    ['fr', /^Terminé\s: (\d+) PD perdus/],
  ])('whoever leaves points unspent is told that they are lost, %s', async (lang, words) => {
    const visitor = await at(
      site,
      sought('arkayne', 'base', ({ phase, cp, terrorLeft }) => phase === 'spend' && cp > 1 && terrorLeft > 0),
      { settings: { lang } },
    )
    expect(await visitor.page.locator('[data-does=main]').textContent()).toMatch(words)
    await leave(visitor)
  })

  it('of two evils each tells what it would come to: at the end of the dial threat kills', async () => {
    const visitor = await at(
      site,
      sought(
        'barrett',
        'cw',
        ({ choice, drawn, threat, pool, killed }) =>
          choice?.kind === 'choose' && drawn === 'pick-your-poison' && threat === 7 && pool > 4 && killed < 3,
      ),
    )
    const evils = stage(visitor.page).locator('[data-does^=choose-]')
    await evils.first().waitFor()
    expect(await evils.allTextContents()).toEqual([
      expect.stringContaining('2 killed'),
      expect.stringContaining('1 killed'),
    ])
    await leave(visitor)
  })

  it('a refusal goes with what it was about', async () => {
    const visitor = await at(
      site,
      sought(
        'arkayne',
        'base',
        ({ demands, cp, pending, phase, hand }) =>
          phase === 'conversation' &&
          pending === null &&
          cp === 0 &&
          hand.length > 0 &&
          demands.some(({ class: kind, face }) => kind === 'major' && face === 'up'),
      ),
    )
    const { page } = visitor
    await page.locator('[data-class=major][data-face=up]').first().click()
    // Barred, but it answers.
    await page.locator('[data-does=concede]').click({ force: true })
    await page.locator('[data-notice]').waitFor()
    await page.locator('[data-area=hand] [data-card]').first().click()
    await expect.poll(() => page.locator('[data-notice]').count()).toBe(0)
    await leave(visitor)
  })

  it('a demand that concedes itself offers no way to concede it, and counts', async () => {
    const count = 'count-us'
    const visitor = await at(
      site,
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
      site,
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
      site,
      sought('arkayne', 'base', ({ phase, hand }) => phase === 'spend' && hand.length === 0),
    )
    await visitor.page.getByText('Your hand is empty').waitFor()
    await leave(visitor)
  })

  it('a terror card that brought little says what it is about', async () => {
    const visitor = await at(
      site,
      sought('barrett', 'cw', ({ phase, pending }, { steps }) => {
        const told = steps.at(-1)?.events ?? []
        const drawn = told.findIndex((event) => event.e === 'drawn' && event.card === 'line-goes-dead')
        const isSilent = told.slice(drawn + 1).every(({ e }) => e === 'phase' || e === 'turn')
        return drawn >= 0 && isSilent && phase === 'conversation' && pending === null
      }),
      { viewport: { width: 360, height: 640 }, settings: { lang: 'fr' } },
    )
    await stage(visitor.page)
      .getByText(/cartes de votre main/)
      .first()
      .waitFor()
    await leave(visitor)
  })

  it('the terror deck tells of a demand that came from it', async () => {
    const visitor = await at(
      site,
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
        site,
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
