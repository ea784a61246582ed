import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'

/** What the page hands to the browser as a file when that is pressed. */
export async function downloaded(page: Page, press: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()])
  return buffer(await file.createReadStream())
}
