import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { borrowBrowser } from './one-browser.ts'

export interface BundledPage {
  readonly page: Page
  /** Whatever the page complained about. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

/** An empty page of a real browser in which a module's exports are the global `module`. */
export async function openBundled(entry: string): Promise<BundledPage> {
  const code = await bundle(fileURLToPath(new URL(entry, import.meta.url)))
  const { browser, giveBack } = await borrowBrowser()
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.setContent('<!doctype html><html lang="en"><title>test</title><main></main></html>')
  await page.addScriptTag({ content: code })
  return { page, complaints, close: giveBack }
}

async function bundle(input: string): Promise<string> {
  const build = await rolldown({ input, logLevel: 'warn' })
  const { output } = await build.generate({ format: 'iife', name: 'module', codeSplitting: false })
  await build.close()
  return output[0].code
}
