// `npm start`: installs what is missing, builds, serves the table and says where it is.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs' // importing it installs

await build()
await serve(process.argv.slice(2))

async function build() {
  const slow = setTimeout(() => console.log('Building …'), 2000)
  const steps = [
    // The terminal game too: `npx negotiator play` is there afterwards.
    ['node_modules/typescript/bin/tsc', '-b', 'apps/cli', 'apps/web/server'],
    ['scripts/bundle.mjs'],
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
  ]
  for (const step of steps) {
    const { code } = await node(step, root)
    if (code === 0) continue
    console.error('The build failed (see above). `npm run build` runs it again.')
    process.exit(1)
  }
  clearTimeout(slow)
}

async function serve(args) {
  const { code, signal } = await node([join(root, 'apps/web/server/dist/main.js'), ...args])
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
