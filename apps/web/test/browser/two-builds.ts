import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { DIST, openSite, type Site } from './site.ts'

/** A host with the built game in a folder, in whose place a really different build can be put. */
export interface UpdatedSite extends Site {
  publish(version: string): Promise<void>
}

/**
 * In a folder below the root, where our own server knows of no names that last: files are asked for again each time, as
 * on many hosts, and what is gone is gone.
 */
export async function openUpdatedSite(): Promise<UpdatedSite> {
  const root = mkdtempSync(join(tmpdir(), 'negotiator-builds-'))
  const folder = join(root, 'game')
  cpSync(DIST, folder, { recursive: true })
  const host = await openSite(root)
  return {
    ...host,
    origin: `${host.origin}/game`,
    // The version is in the first file, whose name is in all the others: every script gets another name.
    async publish(version) {
      await build({
        configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
        mode: 'production',
        logLevel: 'warn',
        define: { __VERSION__: JSON.stringify(version) },
        build: { outDir: folder, emptyOutDir: true },
      })
    },
    async close() {
      await host.close()
      rmSync(root, { recursive: true })
    },
  }
}
