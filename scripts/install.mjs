// Makes node_modules match package-lock.json. Node builtins only: it runs when nothing else is there yet.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed, this is ${process.version}.`)
  console.error(
    'Install it with `nvm install 20` or from https://nodejs.org, then run the same command again.',
  )
  process.exit(1)
}

if (!installed()) {
  const started = Date.now()
  console.log('Installing the packages in package-lock.json with `npm ci` …')
  if (npmCi() !== 0) {
    console.error('The packages could not be installed (see above; most often there is no network).')
    console.error('Run `npm ci --include=dev` in this folder, then the same command again.')
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm leaves a lockfile of what it really installed; packages of other platforms are missing in it. */
function installed() {
  try {
    const wanted = lockedPackages('package-lock.json')
    const found = lockedPackages('node_modules/.package-lock.json')
    return (
      Object.keys(found).every((path) => path in wanted) &&
      Object.entries(wanted).every(([path, entry]) =>
        found[path] ? same(entry, found[path]) : path === '' || entry.optional,
      )
    )
  } catch {
    return false
  }
}

function lockedPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
}

function same(a, b) {
  return ['version', 'integrity', 'link', 'bin'].every(
    (key) => JSON.stringify(a[key]) === JSON.stringify(b[key]),
  )
}

function npmCi() {
  // --include=dev: NODE_ENV=production would leave out the compiler.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const npm = process.env.npm_execpath
  // Started by npm, use that very npm; a plain `npm` is npm.cmd on Windows and needs a shell there.
  return npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], options).status
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status
}
