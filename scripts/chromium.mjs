// Tests of the table run in Debian's Chromium. Where it is missing and we may install it, we do; otherwise we say how and
// fail: tests that were not run have not passed. Whoever wants to do without says NO_BROWSER=1.
// Its headless shell is the same engine without windows: a test takes two thirds of the time in it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same as in apps/web/test/chromium-path.ts, which cannot be read before the build. */
const { CHROMIUM, NO_BROWSER } = process.env
const PLACES = CHROMIUM
  ? [CHROMIUM]
  : [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ]
const INSTALL = 'apt-get update && apt-get install -y chromium-headless-shell'

const find = () => PLACES.find(existsSync)
const isUnwanted = NO_BROWSER === '1'
const mayInstall = !CHROMIUM && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

if (!isUnwanted && !find() && mayInstall) {
  console.log('Installing Chromium …')
  spawnSync(INSTALL, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}
export const chromiumPath = isUnwanted ? undefined : find()

if (chromiumPath) console.log(`Chromium: ${chromiumPath}`)
else if (isUnwanted) console.log('NO_BROWSER=1: the tests in a browser are left out.')
else {
  console.error(
    `No Chromium${CHROMIUM ? ` at ${CHROMIUM}` : ''}, so no tests in a browser. Install it as root: ${INSTALL} (or set CHROMIUM to its path, or NO_BROWSER=1 to do without)`,
  )
  process.exit(1)
}
