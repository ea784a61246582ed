import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { playOn } from './whole-game.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Rolls that wait and rolls that do not, two terror cards, hostages saved and killed; a night that ends soon. */
const NIGHTS = [
  ['renesha', 'cw', 26],
  ['edward', 'base', 60],
] as const

/** A tenth of what the browser's makers call good for a whole page; a line of text that jumps is more. */
const HARDLY = 0.01

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Element | null }[]
}

interface Watched {
  readonly moved: [value: number, what: string][]
  readonly shifts: PerformanceObserver
}

/** In the page: whatever moves although nobody has touched anything. */
function watchShifts(): void {
  const moved: Watched['moved'] = []
  const shifts = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) moved.push([value, sources.map(({ node }) => node?.className).join(' ')])
    }
  })
  shifts.observe({ type: 'layout-shift' })
  Object.assign(globalThis, { moved, shifts } satisfies Watched)
}

/** In the page: what came before does not count, also if it was not told yet. */
function forget(): void {
  const { moved, shifts } = globalThis as unknown as Watched
  shifts.takeRecords()
  moved.length = 0
}

onSite('the table lies still', (site) => {
  it.each(NIGHTS)(
    'while a step is told in pictures, nothing moves that the player has not touched: %s',
    async (abductor, pack, presses) => {
      const visitor = await visit(site, { ...PHONE, settings: { speed: 'normal' } })
      const { page } = visitor
      await page.addInitScript(watchShifts)
      await deal(visitor, site, abductor, pack, 'bench')
      await page.evaluate(forget)
      await playOn(page, { press: ({ x, y }) => page.touchscreen.tap(x, y) }, presses)
      const moved = await page.evaluate(() => (globalThis as unknown as Watched).moved)
      const sum = moved.reduce((total, [value]) => total + value, 0)
      expect(sum, moved.map((each) => each.join(' ')).join('\n')).toBeLessThan(HARDLY)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it('when the last card of the hand is gone, the stage keeps its place', async () => {
    const visitor = await visit(site, PHONE)
    const { page } = visitor
    await deal(visitor, site, 'donna', 'base', 'x')
    const stage = page.locator('[data-area=stage]')
    const before = await stage.boundingBox()
    const cards = page.locator('[data-area=hand] [data-card]')
    while ((await cards.count()) > 0) for (const key of ['1', 'f']) await page.keyboard.press(key)
    await page.getByText('You have nothing left to say.').waitFor()
    expect(await stage.boundingBox()).toEqual(before)
    await visitor.context.close()
  })
})
