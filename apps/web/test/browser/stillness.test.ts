import { expect, it } from 'vitest'
import { deal, onSite, visit } from './site.ts'
import { playToTheEnd } from './whole-game.ts'

/** Rolls that wait and rolls that do not, two terror cards, hostages saved and killed. */
const DECISIONS = 16
/** A tenth of what the browser's makers call good for a whole page; a line of text that jumps is more. */
const HARDLY = 0.01

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Element | null }[]
}

/** In the page: whatever moves although nobody has touched anything. */
function watchShifts(): void {
  const moved: [number, string][] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // What is read before the game waits for its letters.
      if (entry.hadRecentInput || document.querySelector('main[data-kept]') === null) continue
      moved.push([entry.value, entry.sources.map(({ node }) => node?.className).join(' ')])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

class Enough extends Error {}

onSite('the table lies still', (site) => {
  it('while a step is told in pictures, nothing moves that the player has not touched', async () => {
    const visitor = await visit(site, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      settings: { speed: 'normal' },
    })
    const { page } = visitor
    await page.addInitScript(watchShifts)
    await deal(visitor, site, 'renesha', 'cw', 'bench')
    let decisions = 0
    await playToTheEnd(page, {
      press: (target) => target.tap(),
      look: async () => {
        if (decisions++ === DECISIONS) throw new Enough()
        await page.locator('main:not([data-event])').waitFor()
      },
    }).catch((error) => {
      if (!(error instanceof Enough)) throw error
    })
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: [number, string][] }).moved)
    const sum = moved.reduce((total, [value]) => total + value, 0)
    expect(sum, moved.map((each) => each.join(' ')).join('\n')).toBeLessThan(HARDLY)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
