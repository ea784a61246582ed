import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from './chromium-path.ts'

/** Reading a browser from a cold, slow disk takes minutes. */
const MOST_MS_TO_START = 600_000

/**
 * One browser for all files of a worker: starting it is the slowest part of many tests. The worker drives it itself;
 * through another process every word would be packed twice. It ends when the worker that holds its pipe does.
 */
let running: Promise<Browser> | undefined

function start(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('There is no Chromium.')
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP phone.test 127.0.0.1'],
    timeout: MOST_MS_TO_START,
  })
}

export interface Borrowed {
  readonly browser: Browser
  /** Closes what was opened in it since. */
  giveBack(): Promise<void>
}

export async function borrowBrowser(): Promise<Borrowed> {
  running ??= start()
  const browser = await running
  const before = new Set(browser.contexts())
  return {
    browser,
    async giveBack() {
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
  }
}
