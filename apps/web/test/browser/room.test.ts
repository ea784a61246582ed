import { expect, it } from 'vitest'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, visit } from './site.ts'
import { playToTheEnd } from './whole-game.ts'

const TOUCHED = { hasTouch: true, isMobile: true }

/** Three long rows: where it is tightest this card may have to be scrolled. */
const LONGEST = /^Équipe d'assaut/

/** So little room for such letters that what lies on the stage scrolls; the table itself does not. */
const ANY = /./

/** Where room is short: held sideways, under the bars of a browser, with large letters. */
const SCREENS = [
  ['a phone held sideways, en', 740, 360, { lang: 'en' }, null],
  ['a phone held sideways, fr', 740, 360, { lang: 'fr' }, null],
  ['a phone, fr', 360, 740, { lang: 'fr' }, null],
  ['a short phone, fr', 360, 640, { lang: 'fr' }, LONGEST],
  ['a short phone, en', 360, 640, { lang: 'en' }, null],
  [
    'a short phone with large letters, fr',
    360,
    640,
    { lang: 'fr', textSize: 'large', theme: 'contrast' },
    LONGEST,
  ],
  ['a small phone held sideways with large letters, fr', 640, 400, { lang: 'fr', textSize: 'large' }, ANY],
  ['a phone with large letters, fr', 360, 740, { lang: 'fr', textSize: 'large' }, LONGEST],
  ['a desk with large letters, fr', 1280, 800, { lang: 'fr', textSize: 'large' }, null],
] as const

onSite('room for everything', (site) => {
  it.each(SCREENS)(
    '%s: every row of every card is seen without scrolling, and a whole game can be played',
    async (_, width, height, settings, mayScroll) => {
      const visitor = await visit(site, { viewport: { width, height }, ...TOUCHED, settings })
      const { page } = visitor
      await deal(visitor, site, 'barrett', 'cw', 'sideways')
      const hidden = new Set<string>()
      await playToTheEnd(page, {
        press: ({ x, y }) => page.touchscreen.tap(x, y),
        look: async () => {
          for (const each of await page.evaluate(cutOff)) hidden.add(each)
          expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(
            true,
          )
        },
      })
      expect([...hidden].filter((each) => mayScroll?.test(each) !== true)).toEqual([])
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it('the phase in large letters ends before the lamp', async () => {
    const visitor = await visit(site, {
      viewport: { width: 360, height: 640 },
      settings: { textSize: 'large' },
    })
    const { page } = visitor
    await deal(visitor, site, 'barrett', 'cw', 's3')
    const phase = (await page.locator('header [class*=phase]').boundingBox())!
    const lamp = (await page.locator('header [class*=hint] svg').boundingBox())!
    expect(phase.x + phase.width).toBeLessThanOrEqual(lamp.x)
    await visitor.context.close()
  })

  it.each([
    [740, 360, 'en', 'normal'],
    [740, 360, 'fr', 'normal'],
    [740, 360, 'fr', 'large'],
    [360, 640, 'fr', 'large'],
  ])(
    'the last call has its way out on the screen: %d × %d, %s, %s letters',
    async (width, height, lang, textSize) => {
      const visitor = await visit(site, {
        viewport: { width, height },
        ...TOUCHED,
        settings: { lang, textSize },
      })
      const { page } = visitor
      const last = sought(
        'arkayne',
        'base',
        ({ terrorLeft, phase, pending }) => terrorLeft === 0 && phase === 'conversation' && pending === null,
      )
      const id = await bring(visitor, site, last)
      await page.goto(`${site.origin}/#/play/${id}`)
      await page.locator('[data-does=main]').waitFor()
      expect(await page.evaluate(outside)).toEqual([])
      await visitor.context.close()
    },
  )

  it('held sideways a raised card is seen to its top, with its cost, and he keeps his name', async () => {
    const visitor = await visit(site, { viewport: { width: 740, height: 360 }, ...TOUCHED })
    const { page } = visitor
    await deal(visitor, site, 'barrett', 'cw', 's1')
    const card = page.locator('[data-area=hand] [data-card]').nth(1)
    await card.click()
    await page.locator('[data-area=hand] [aria-pressed=true]').waitFor()
    const { y } = (await card.locator('[class*=cost]').boundingBox())!
    expect(y).toBeGreaterThanOrEqual((await page.locator('[data-area=hand] > ul').boundingBox())!.y)
    const name = (await page.locator('[data-area=abductor] h1').boundingBox())!
    const ability = (await page.locator('[data-raises=ability]').boundingBox())!
    expect(name.y + name.height).toBeLessThanOrEqual(ability.y + 1)
    await visitor.context.close()
  })

  it('in large letters on a desk a roll keeps its ways in sight', async () => {
    const visitor = await visit(site, { settings: { lang: 'fr', textSize: 'large' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await page.locator('[data-does=settle]').waitFor()
    expect(await page.evaluate(cutOff)).toEqual([])
    await visitor.context.close()
  })

  it.each([
    [360, 740, 'en'],
    [360, 640, 'fr'],
    [740, 360, 'fr'],
  ])('what was played hides nothing of what it brought: %d × %d, %s', async (width, height, lang) => {
    const visitor = await visit(site, { viewport: { width, height }, ...TOUCHED, settings: { lang } })
    const { page } = visitor
    const told = sought(
      'barrett',
      'cw',
      ({ phase, pending, played, demands }, { steps }) =>
        phase === 'conversation' &&
        pending === null &&
        new Set(played).size === 3 &&
        demands.some(({ face }) => face === 'conceded') &&
        'concede' in (steps.at(-1)?.action ?? {}),
    )
    const id = await bring(visitor, site, told)
    await page.goto(`${site.origin}/#/play/${id}`)
    const newest = page.locator('[data-area=stage] [data-foot] li').last()
    const played = page.locator('[class*=played]')
    await played.waitFor()
    const { y, height: high } = (await newest.boundingBox())!
    expect(y + high).toBeLessThanOrEqual((await played.boundingBox())!.y + 1)
    await visitor.context.close()
  })
})

/**
 * In the page: what lies on the stage, be it a card, a roll or what has happened, of which something is outside what is
 * seen, and a foot below the screen.
 */
function cutOff(): readonly string[] {
  const PARTS = '[class*=bubble][tabindex], [class*=moment], [class*=opening], div[class*=roll]'
  const cards = [...document.querySelectorAll<HTMLElement>(`[data-area=stage] :is(${PARTS})`)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((each) => `${each.textContent}: ${each.scrollHeight} > ${each.clientHeight}`)
  const foot = document.querySelector('main > footer')?.getBoundingClientRect().bottom ?? 0
  return foot > innerHeight + 1 ? [...cards, `the footer reaches down to ${foot}`] : cards
}

/** In the page: what of the footer is not wholly on the screen, or lies over the people. */
function outside(): readonly string[] {
  const people = document.querySelector('[data-area=people]')!.getBoundingClientRect().bottom
  return [...document.querySelectorAll('main > footer > *')].flatMap((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top >= people - 1 && bottom <= innerHeight ? [] : [`${each.textContent}: ${top} to ${bottom}`]
  })
}
