// Completes package-lock.json after `npm install`.
// A registry mirror may lack the builds of other platforms (Biome for macOS …); npm then leaves them out of the
// lockfile, and its own `npm ci` refuses that file (npm/cli issue 9846). Their names and versions are known from
// the packages that want them, so we write what npm would have written, without a checksum.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    const { cpu, libc, os } = platform(name)
    // In the order in which npm would write it; undefined fields are left out of the file.
    lock.packages[`node_modules/${name}`] = { version, cpu, dev: entry.dev, libc, optional: true, os }
    added.push(`${name}@${version}`)
  }
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`package-lock.json: ${added.length} packages of other platforms added`)

/** A package finds another in its own node_modules or in those of the folders above. */
function isLocked(path, name) {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder}/node_modules/${name}` in lock.packages) return true
  }
  return `node_modules/${name}` in lock.packages
}

/** What keeps npm from installing it here: `@scope/cli-linux-arm64-musl` says it in its name. */
function platform(name) {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)
  const cpu = /arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64/.exec(name)
  const libc = /(gnu|musl)(eabihf)?$/.exec(name)
  if (!os && !cpu) throw new Error(`${name}: cannot tell its platform; is the version published?`)
  return {
    cpu: cpu ? [cpu[0]] : undefined,
    libc: os?.[0] === 'linux' && libc ? [libc[1] === 'gnu' ? 'glibc' : 'musl'] : undefined,
    os: os ? [os[0]] : undefined,
  }
}
