import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url))

/** What the advisor has learned: larger than all the rest together, so it is kept apart. */
const isWeights = (file: string): boolean => file.endsWith('.gz')

export function offline(): Plugin {
  let folder = ''
  return {
    name: 'negotiator-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => writeServiceWorker(folder),
  }
}

/**
 * Writes `service-worker.js` beside the page, with the lists of the files it keeps. Their hash names the cache:
 * another build is another cache.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = filesIn(folder).filter((file) => file !== 'service-worker.js')
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  const build = await rolldown({
    input: SOURCE,
    transform: {
      define: {
        __FILES__: JSON.stringify(files.filter((file) => !isWeights(file))),
        __WEIGHTS__: JSON.stringify(files.filter(isWeights)),
        __BUILD__: JSON.stringify(hash.digest('hex').slice(0, 16)),
      },
    },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  writeFileSync(join(folder, 'service-worker.js'), output[0].code)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
