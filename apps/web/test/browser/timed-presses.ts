import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Spot } from './whole-game.ts'

/** The second press of a double one. */
export const SOON_MS = 160
/** The second press of a slow finger. */
export const SLOW_MS = 500
/** A press of its own. */
export const LATER_MS = 900

type Press = (cdp: CDPSession, spot: Spot, timestamp: number) => Promise<void>

const keyPress =
  (key: { key: string; code: string; text: string; windowsVirtualKeyCode?: number }): Press =>
  async (cdp, _, timestamp) => {
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key })
  }

const PRESSES = {
  async finger(cdp: CDPSession, { x, y }: Spot, timestamp: number) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    })
  },
  async mouse(cdp: CDPSession, spot: Spot, timestamp: number) {
    const button = { ...spot, button: 'left', clickCount: 1, timestamp } as const
    await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  },
  key: keyPress({ key: 'e', code: 'KeyE', text: 'e' }),
  enter: keyPress({ key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }),
  space: keyPress({ key: ' ', code: 'Space', text: ' ', windowsVirtualKeyCode: 32 }),
} satisfies Record<string, Press>

/** Presses that carry their own time, so long after each other: how busy the machine is does not matter. */
export async function timedPresses(page: Page, by: keyof typeof PRESSES) {
  const cdp = await page.context().newCDPSession(page)
  let now = Date.now()
  return async (spot: Spot, after: number): Promise<void> => {
    now += after
    await PRESSES[by](cdp, spot, now / 1000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

export const middleOf = async (target: Locator): Promise<Spot> => {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
