// What the first visit loads before the table can be played: at most 120 kB of scripts and styles, gzipped.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const MOST = 120_000
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps/web/dist')
const page = readFileSync(join(folder, 'index.html'), 'utf8')

/** Scripts, what they preload, and style sheets: everything the page names. */
const files = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
const total = sizes.reduce((sum, size) => sum + size, 0)

for (const [index, file] of files.entries()) console.log(`${kilobytes(sizes[index])}  ${file}`)
console.log(`${kilobytes(total)}  first load, at most ${kilobytes(MOST).trim()}`)
if (files.length < 2 || total > MOST) {
  console.error('The first load is too large, or the page names no files.')
  process.exitCode = 1
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
