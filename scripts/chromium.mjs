// Tests of the table run in Debian's Chromium. Where it is missing and we may install it, we do; otherwise we say how.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const INSTALL = 'apt-get update && apt-get install -y chromium'

const find = () => PLACES.find((path) => path && existsSync(path))

if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing Chromium …')
  spawnSync(INSTALL, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}
console.log(
  find()
    ? `Chromium: ${find()}`
    : `No Chromium: the tests in a browser are left out. To have them, run as root: ${INSTALL} (or set CHROMIUM to its path)`,
)
