// `npm start`: installs what is missing, builds, and starts a game in the terminal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs' // importing it installs

await build()
await play(process.argv.slice(2))

async function build() {
  const slow = setTimeout(() => console.log('Building …'), 2000)
  const compiled = await node(['node_modules/typescript/bin/tsc', '-b', 'apps/cli'], root)
  const { code } = compiled.code === 0 ? await node(['scripts/bundle.mjs'], root) : compiled
  clearTimeout(slow)
  if (code === 0) return
  console.error('The build failed (see above). `npm run build` runs it again.')
  process.exit(1)
}

async function play(args) {
  const { code, signal } = await node([join(root, 'apps/cli/bin/negotiator.js'), 'play', ...args])
  if (!signal) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** Signals go to the child, and it decides; the terminal sends Ctrl-C to both of us. */
function node(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
    const forward = (signal) => child.kill(signal)
    const ignore = () => {}
    process.on('SIGTERM', forward).on('SIGHUP', forward).on('SIGINT', ignore)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGHUP', forward).off('SIGINT', ignore)
      resolve({ code, signal })
    })
  })
}
