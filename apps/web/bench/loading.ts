import { newPhone, type Site } from './phone.ts'

export interface Loading {
  /** Milliseconds until the largest thing on the page was painted. */
  readonly largestPaint: number
  readonly layoutShift: number
  /** Milliseconds until the first tap would deal a hand. */
  readonly playable: number
}

/** The first visit of all, over slow 4G: nothing is in any cache. */
export async function measureLoading(site: Site): Promise<Loading> {
  const { page, context, slowNetwork } = await newPhone(site)
  await slowNetwork()
  await page.goto(site.origin, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Play now/ }).waitFor()
  const playable = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const { largestPaint, layoutShift } = await page.evaluate(() => globalThis.recorded)
  await context.close()
  return { largestPaint, layoutShift, playable }
}
