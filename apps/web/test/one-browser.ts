import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium-path.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserAddress: string
  }
}

/** Reading a browser from a cold, slow disk takes minutes. */
const MOST_MS_TO_START = 600_000

/** For a whole run of tests there is one browser: starting it is the slowest part of many of them. */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (chromiumPath === undefined) return undefined
  const server = await chromium.launchServer({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP phone.test 127.0.0.1'],
    timeout: MOST_MS_TO_START,
  })
  project.provide('browserAddress', server.wsEndpoint())
  return () => server.close()
}

/** A connection of its own; closing it closes what was opened through it, not the browser. */
export const connect = (): Promise<Browser> => chromium.connect(inject('browserAddress'))
