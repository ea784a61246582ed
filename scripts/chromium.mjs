// Tests of the table run in Debian's Chromium. Where it is missing and we may install it, we do; otherwise we say how.
// Its headless shell is the same engine without windows: a test takes two thirds of the time in it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same as in apps/web/test/chromium-path.ts, which cannot be read before the build. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const INSTALL = 'apt-get update && apt-get install -y chromium-headless-shell'

const find = () => PLACES.find((path) => path && existsSync(path))

if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing Chromium …')
  spawnSync(INSTALL, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}
export const chromiumPath = find()
console.log(
  chromiumPath
    ? `Chromium: ${chromiumPath}`
    : `No Chromium: the tests in a browser are left out. To have them, run as root: ${INSTALL} (or set CHROMIUM to its path)`,
)
