import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url))

/**
 * Writes `service-worker.js` beside the page, with the list of all files it keeps. The list's hash names the
 * cache: another build is another cache.
 */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'negotiator-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = filesIn(folder).filter((file) => file !== 'service-worker.js')
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
      const build = await rolldown({
        input: SOURCE,
        transform: {
          define: {
            __FILES__: JSON.stringify(files),
            __BUILD__: JSON.stringify(hash.digest('hex').slice(0, 16)),
          },
        },
      })
      const { output } = await build.generate({ format: 'iife', minify: true })
      await build.close()
      writeFileSync(join(folder, 'service-worker.js'), output[0].code)
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
