import { broughtBy, factsOf } from '@negotiator/career'
import { careerText } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { won } from './places.ts'
import { deal, onSite, type Site, sitOut, type Visitor, visit } from './site.ts'

/** Hangs up until it is over. */
async function lose(visitor: Visitor, site: Site, abductor: string, pack: string): Promise<void> {
  const { page } = visitor
  await deal(visitor, site, abductor, pack, 'x')
  await sitOut(page)
  await page.locator('main[data-over=true] [data-won]').waitFor()
}

/** In the page: what of the last page lies outside of what is seen. */
function cut(): string[] {
  const stage = document.querySelector('[data-area=stage]')!.getBoundingClientRect()
  return [...document.querySelectorAll('[data-won] button, [data-won] p, [data-won] h2')].flatMap((part) => {
    if (!part.checkVisibility()) return []
    const { top, bottom } = part.getBoundingClientRect()
    return top >= stage.top && bottom <= Math.min(stage.bottom, innerHeight) ? [] : [part.textContent]
  })
}

/** In the page: whoever is not seen from head to foot in its picture. The people are the last but one that is drawn. */
function beheaded(): string[] {
  const picture = document.querySelector('[data-won] [class*=picture]')!
  const walkers = [...picture.querySelectorAll('path')].at(-2)!
  if (!walkers.checkVisibility()) return []
  const { top, bottom } = picture.getBoundingClientRect()
  const people = walkers.getBoundingClientRect()
  return people.height > 0 && people.top >= top && people.bottom <= bottom
    ? []
    : [`${people.top} to ${people.bottom} in ${top} to ${bottom}`]
}

/** In the page: where everything but the picture lies. */
const places = () =>
  [...document.querySelectorAll('[data-won] > :not([class*=picture])')].map(
    (part) => part.getBoundingClientRect().top,
  )

/** What a game brings to whoever has played no other. */
function brought(session: Session, lang: 'en' | 'fr'): string[] {
  const game = { id: 'first', at: 0, facts: factsOf(session)! }
  return broughtBy([game], 'first').map((id) => careerText(lang, `achievement.${id}.name`))
}

const SCREENS = [
  [360, 640, 'fr'],
  [360, 740, 'en'],
  [360, 740, 'fr'],
  [1280, 800, 'en'],
  [1280, 800, 'fr'],
] as const

onSite('the last page of a night', (site) => {
  it.each(SCREENS)(
    'names the achievements it has brought, and nothing moves for them: %d × %d, %s',
    async (width, height, lang) => {
      const visitor = await visit(site, { viewport: { width, height }, settings: { lang } })
      const { page } = visitor
      let letCome = () => {}
      const asked = new Promise<void>((resolve) => {
        letCome = resolve
      })
      await page.route(/broughtView/, async (route) => {
        await asked
        await route.continue()
      })
      const session = won()
      const id = await bring(visitor, site, session)
      await page.goto(`${site.origin}/#/play/${id}`)
      const status = page.locator('[data-won=true]').getByRole('status')
      await status.waitFor({ state: 'attached' })
      const before = await page.evaluate(places)
      letCome()
      const link = status.getByRole('link')
      await link.waitFor()
      const names = brought(session, lang)
      expect(names.length).toBeGreaterThan(0)
      expect(await link.textContent()).toContain(names.join(', '))
      expect(await page.evaluate(places)).toEqual(before)
      expect(await page.evaluate(cut)).toEqual([])
      expect(await page.evaluate(beheaded)).toEqual([])
      await link.click()
      await page.locator('div[data-won=true]').first().waitFor()
      expect(page.url()).toContain('#/career')
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it('promises none where the seed was chosen', async () => {
    const visitor = await visit(site)
    await lose(visitor, site, 'arkayne', 'base')
    expect(await visitor.page.locator('[data-won]').getByRole('status').count()).toBe(0)
    await visitor.context.close()
  })

  it.each(SCREENS)('shows all of its ways without scrolling: %d × %d, %s', async (width, height, lang) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { lang } })
    for (const [abductor, pack] of [
      ['arkayne', 'base'],
      ['renesha', 'cw'],
    ] as const) {
      await lose(visitor, site, abductor, pack)
      expect(await visitor.page.evaluate(cut)).toEqual([])
    }
    await visitor.context.close()
  })

  it.each([
    [1280, 800],
    [1024, 768],
    [1920, 1080],
    [360, 740],
    [390, 844],
  ])(
    'is calm after a win at any threat, and whoever walks out has a head: %d × %d',
    async (width, height) => {
      const visitor = await visit(site, { viewport: { width, height } })
      const { page } = visitor
      const id = await bring(
        visitor,
        site,
        won(({ threat }) => threat > 3),
      )
      await page.goto(`${site.origin}/#/play/${id}`)
      await page.locator('[data-won=true]').waitFor()
      expect(await page.locator('main').getAttribute('data-threat')).toBe('0')
      expect(await page.evaluate(beheaded)).toEqual([])
      if (width > 600) expect(await page.evaluate(cut)).toEqual([])
      if (width > 1024) expect(await page.locator('[data-won] [class*=picture] svg').isVisible()).toBe(true)
      await visitor.context.close()
    },
  )

  it('says on a phone the dice that ended it', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    const rolled = sought(
      'renesha',
      'cw',
      ({ result }, { steps }) => result === 'lost' && steps.at(-1)!.events.some(({ e }) => e === 'roll'),
    )
    const id = await bring(visitor, site, rolled)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page
      .locator('[data-won]')
      .getByText(/^You roll \d/)
      .waitFor()
    await visitor.context.close()
  })

  it('names everybody, those who are still inside too, and on a desk leaves their windows', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await lose(visitor, site, 'arkayne', 'base')
    const people = page.locator('[data-area=people]')
    await people.waitFor()
    const held = await people.locator('[data-fate=held]').allTextContents()
    expect(held.length).toBeGreaterThan(0)
    await page
      .locator('[data-won]')
      .getByText(`Inside ${held.join(', ')}`)
      .waitFor()
    await visitor.context.close()
  })

  it('shows the whole receiver, on a desk', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await lose(visitor, site, 'arkayne', 'base')
    const picture = (await page.locator('[data-won] svg').first().boundingBox())!
    const receiver = (await page.locator('[data-won] svg g[transform] path').first().boundingBox())!
    expect(receiver.y).toBeGreaterThanOrEqual(picture.y)
    expect(receiver.y + receiver.height).toBeLessThanOrEqual(picture.y + picture.height)
    await visitor.context.close()
  })

  it.each([
    [false, 'The game counts as lost.'],
    [true, 'A practice game does not count.'],
  ])('comes by giving up too, which says what is true: practice %s', async (isPractice, words) => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'x')
    await page.keyboard.press('m')
    const menu = page.getByRole('dialog')
    if (isPractice) {
      for (let i = 0; i < 2; i++)
        await menu
          .getByRole('button', { name: /^Practise/ })
          .first()
          .click()
      await page.locator('[class*=marks]').getByText('practice').waitFor()
      await page.keyboard.press('m')
    }
    await menu.getByRole('button', { name: 'Give up this game' }).click()
    await menu.getByText(words).waitFor()
    await menu.getByRole('button', { name: 'Give up this game' }).click()
    await page.locator('[data-won=false]').waitFor()
    await page
      .getByRole('log')
      .getByText(/^Lost\. You hand over the line\. A colleague/)
      .waitFor({ state: 'attached' })
    await page.locator('main > header').getByText('over', { exact: true }).waitFor()
    expect(await page.locator('[data-won]').getByRole('link').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
