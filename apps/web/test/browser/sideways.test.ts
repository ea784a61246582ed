import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { playToTheEnd } from './whole-game.ts'

const SIDEWAYS = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }

onSite('a phone held sideways', (site) => {
  it.each(['en', 'fr'])(
    'shows every row of every card without scrolling, and a whole game can be played: %s',
    async (lang) => {
      const visitor = await visit(site, { ...SIDEWAYS, settings: { lang } })
      const { page } = visitor
      await deal(visitor, site, 'barrett', 'cw', 'sideways')
      const hidden = new Set<string>()
      await playToTheEnd(page, {
        press: async (target) => {
          await target.tap()
          for (const each of await page.evaluate(cutOff)) hidden.add(each)
        },
        look: async () => {
          expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(
            true,
          )
        },
      })
      expect([...hidden]).toEqual([])
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )
})

/** In the page: cards on the stage of which something lies outside what is seen. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[class*=bubble][tabindex]')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((each) => `${each.querySelector('h2')?.textContent}: ${each.scrollHeight} > ${each.clientHeight}`)
}
