import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deal, onSite, type Visitor, visit } from './site.ts'

const SOON_MS = 160
const LATER_MS = 900

interface Spot {
  readonly x: number
  readonly y: number
}

/** Presses that carry their own time: how busy the machine is does not matter. */
const PRESSES: Readonly<Record<string, (cdp: CDPSession, spot: Spot, timestamp: number) => Promise<void>>> = {
  async finger(cdp, { x, y }, timestamp) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    })
  },
  async mouse(cdp, spot, timestamp) {
    const button = { ...spot, button: 'left', clickCount: 1, timestamp } as const
    await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  },
  async key(cdp, _, timestamp) {
    const e = { key: 'e', code: 'KeyE', text: 'e', timestamp }
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...e })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...e })
  },
}

onSite('a double press', (site) => {
  async function middleOf(page: Page, selector: string): Promise<Spot> {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }

  const phone = async (by: string): Promise<Visitor> => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 }, hasTouch: by === 'finger' })
    await deal(visitor, site, 'arkayne', 'base', 's0')
    return visitor
  }

  const phaseAndTurn = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector('main > header')!.textContent!
      return [document.querySelector('main')!.dataset.phase, /T\d+/.exec(bar)![0]]
    })

  it.each(Object.keys(PRESSES))(
    'does once what the main button says, and nothing that comes there: %s',
    async (by) => {
      const { page, context, complaints } = await phone(by)
      const cdp = await context.newCDPSession(page)
      const press = PRESSES[by]!
      let now = Date.now()
      const pressAt = async (after: number) => {
        now += after
        await press(cdp, await middleOf(page, '[data-does=main]'), now / 1000)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await pressAt(0)
      await pressAt(SOON_MS)
      expect(await phaseAndTurn(page)).toEqual(['spend', 'T1'])
      await pressAt(LATER_MS)
      await pressAt(SOON_MS)
      expect(await phaseAndTurn(page)).toEqual(['conversation', 'T2'])
      await pressAt(LATER_MS)
      expect(await phaseAndTurn(page)).toEqual(['spend', 'T2'])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
