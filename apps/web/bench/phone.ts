import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { staticServer } from '../server/static-server.ts'
import { chromiumPath } from '../test/chromium-path.ts'
import { record } from './recorder.ts'

/** As Lighthouse has it: a mid phone is a desk computer slowed down four times. */
const SLOWDOWN = 4
/** Its slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SCREEN = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  locale: 'en',
}

/** The built folder on a port of its own, and a browser. */
export interface Site {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(folder: string): Promise<Site> {
  if (chromiumPath === undefined)
    throw new Error('There is no Chromium: `npm run browser` says how to get it.')
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A phone that has never been here, with what happens in it recorded. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  readonly tools: CDPSession
  slowNetwork(): Promise<void>
}

export async function newPhone({ browser }: Site): Promise<Phone> {
  const context = await browser.newContext(SCREEN)
  await context.addInitScript(record)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return {
    page,
    context,
    tools,
    async slowNetwork() {
      await tools.send('Network.enable')
      await tools.send('Network.emulateNetworkConditions', SLOW_4G)
    },
  }
}
