import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deal, hasBrowser, openSite, type Site, visit } from './site.ts'
import { playToTheEnd } from './whole-game.ts'

/** A busy machine takes its time; nothing here waits for a clock. */
const TIME = 300_000

describe.skipIf(!hasBrowser)('a whole game', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  }, TIME)
  afterAll(() => site.close())

  it(
    'by mouse on a desk, from the cold page, in English',
    async () => {
      const visitor = await visit(site)
      const { page } = visitor
      await page.goto(site.origin)
      await page.getByRole('button', { name: /^Play now/ }).click()
      await page.locator('main[data-phase=conversation] [data-card]').first().waitFor()
      const decisions = await playToTheEnd(page, { press: (target) => target.click() })
      expect(decisions).toBeGreaterThan(5)
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe('')
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
    TIME,
  )

  it.each(['en', 'fr'])(
    'by touch on a phone of 360 × 740, never scrolling, every target large enough, in %s',
    async (lang) => {
      const phone = {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        settings: { lang },
      }
      const visitor = await visit(site, phone)
      const { page } = visitor
      await deal(
        visitor,
        site,
        lang === 'en' ? 'donna' : 'lijah',
        lang === 'en' ? 'base' : 'cw',
        `touch-${lang}`,
      )
      await playToTheEnd(page, {
        press: (target) => target.tap(),
        look: async () => {
          const { scrolls, small } = await page.evaluate(measure)
          expect(scrolls).toBe(false)
          expect(small).toEqual([])
        },
      })
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
    TIME,
  )

  it.each(['en', 'fr'])(
    'by keyboard only, in %s',
    async (lang) => {
      const visitor = await visit(site, { settings: { lang } })
      const { page } = visitor
      await deal(visitor, site, 'barrett', 'cw', `keys-${lang}`)
      for (let i = 0; i < 400 && !(await page.locator('main[data-over=true]').isVisible()); i++) {
        await pressKey(page, await page.evaluate(situation))
      }
      expect(await page.locator('main[data-over=true]').isVisible()).toBe(true)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
    TIME,
  )
})

/** In the page: does the table scroll, and which visible buttons are smaller than a thumb? */
function measure(): { scrolls: boolean; small: string[] } {
  const root = document.documentElement
  const scrolls = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1
  const small = [...document.querySelectorAll('main button')].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect()
    if (width === 0 || (width >= 43.5 && height >= 43.5)) return []
    return [
      `${button.getAttribute('aria-label') ?? button.textContent} ${width.toFixed(0)}×${height.toFixed(0)}`,
    ]
  })
  return { scrolls, small }
}

/** In the page: what kind of decision is asked for? */
function situation(): 'roll' | 'choice' | 'spend' | 'talk' | 'silence' {
  const has = (selector: string) => document.querySelector(selector) !== null
  if (has('section[class*=stage] h2[class*=question]')) return 'choice'
  if (has('section[class*=stage] div[class*=roll] ul[class*=dice]')) return 'roll'
  if (has('main[data-phase=spend]')) return 'spend'
  return has('section[class*=hand] [data-card]') ? 'talk' : 'silence'
}

async function pressKey(
  page: import('playwright-core').Page,
  now: ReturnType<typeof situation>,
): Promise<void> {
  const keys = {
    roll: ['Enter'],
    choice: ['1'],
    spend: ['1', 'Enter', 'e'],
    talk: ['1', '1', 'f'],
    silence: ['e'],
  }[now]
  for (const key of keys) await page.keyboard.press(key)
}
