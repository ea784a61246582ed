import { playToTheEnd, type Spot } from '../test/browser/whole-game.ts'
import { newPhone, type Phone, type Site } from './phone.ts'

/** Below that the browser does not tell: counted as that much. */
const LEAST_TOLD_MS = 16
/** A moment before and after a tap, in which the harness itself keeps still. */
const SETTLED_MS = 150
/** From down to up, as a quick hand has it: nobody is up again in the same frame. */
const HELD_MS = 60

/** As little as a page can do. */
const ONE_BUTTON =
  'data:text/html,<meta name=viewport content="width=device-width"><button style="width:9em;height:6em" onclick="this.textContent%2B%3D1">'
const TAPS_ON_IT = 40

/** By a finger or by a mouse: the browser's tools hand over a touch later than a click. */
export type Pointer = 'touch' | 'mouse'

export interface Taps {
  /** From the touch or click to the painted answer, in ms, one for each tap. */
  readonly times: readonly number[]
  /** To the frame after which nothing is left to do for it, animations aside. */
  readonly whole: readonly number[]
  readonly layoutShift: number
}

/** What this browser on this machine takes for a page with nothing but one button, slowed down as the table is. */
export async function measureFloor(site: Site, pointer: Pointer): Promise<readonly number[]> {
  const phone = await newPhone(site)
  const { page, context } = phone
  await page.goto(ONE_BUTTON)
  const { x, y, width, height } = (await page.getByRole('button').boundingBox())!
  for (let i = 0; i < TAPS_ON_IT; i++) await press(phone, { x: x + width / 2, y: y + height / 2 }, pointer)
  await page.waitForTimeout(500)
  const { interactions } = await page.evaluate(() => globalThis.recorded)
  await context.close()
  return Object.values(interactions)
}

/** A whole game, everything at its usual speed, as the phone's owner plays it. */
export async function measureTaps(site: Site, game: string, pointer: Pointer): Promise<Taps> {
  const phone = await newPhone(site)
  const { page, context } = phone
  await page.goto(`${site.origin}/#/deal/${game}`)
  await page.getByRole('button', { name: /^Call / }).tap()
  await page.locator('[data-card]').first().waitFor()
  // What is fetched after the first paint has come.
  await page.waitForLoadState('networkidle')
  let taps = 0
  const { length: before } = await page.evaluate(() => globalThis.recorded.wholeAnswers)
  await playToTheEnd(page, {
    press: async (spot) => {
      taps++
      await press(phone, spot, pointer)
    },
  })
  // The browser tells of an event a little later.
  await page.waitForTimeout(500)
  const { interactions, wholeAnswers, layoutShift } = await page.evaluate(() => globalThis.recorded)
  await context.close()
  const told = Object.values(interactions)
  const quick = Array.from({ length: Math.max(0, taps - told.length) }, () => LEAST_TOLD_MS)
  return { times: [...told, ...quick], whole: wholeAnswers.slice(before), layoutShift }
}

/** By its place on the screen: nothing of the harness runs in the page between the touch and the answer. */
async function press(phone: Phone, { x, y }: Spot, pointer: Pointer): Promise<void> {
  const { page } = phone
  await page.waitForTimeout(SETTLED_MS)
  await (pointer === 'touch' ? touch(phone, { x, y }) : page.mouse.click(x, y, { delay: HELD_MS }))
  // What the tap has changed is looked at when it is there.
  await page.waitForTimeout(SETTLED_MS)
}

async function touch({ page, tools }: Phone, spot: Spot): Promise<void> {
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
  await page.waitForTimeout(HELD_MS)
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
