// Tests of the queue run a PostgreSQL of their own. Where it is missing and we may install it, we do; otherwise we say how.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends postgresql'

const find = () =>
  [
    process.env.POSTGRESQL_BIN,
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  ].find((folder) => folder && existsSync(join(folder, 'initdb')))

if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing PostgreSQL …')
  // No server of the system is wanted: every test starts its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(INSTALL, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
console.log(
  find()
    ? `PostgreSQL: ${find()}`
    : `No PostgreSQL: the tests of the queue are left out. To have them, run as root: ${INSTALL} (or set POSTGRESQL_BIN to the folder of initdb)`,
)
