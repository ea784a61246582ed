// `npm start`: installs what is missing, builds, serves the table and says where it is.
import { spawn } from 'node:child_process'
import { endWithParent } from './end-with-parent.mjs'
import { startOptions } from './start-options.mjs'

const options = startOptions(process.argv.slice(2))
// Started without npm it may well outlive the shell it was typed in.
if (process.env.npm_lifecycle_event === 'start') endWithParent()
const { root } = await import('./install.mjs') // importing it installs
await build()
const { serve } = await import('../apps/web/server/dist/serve.js')
await serve(options).catch(({ message }) => {
  console.error(message)
  process.exit(1)
})

async function build() {
  const slow = setTimeout(() => console.log('Building …'), 2000)
  const steps = [
    // The terminal game too: `npx negotiator play` is there afterwards.
    ['node_modules/typescript/bin/tsc', '-b', 'apps/cli', 'apps/web/server'],
    ['scripts/bundle.mjs'],
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
  ]
  for (const step of steps) {
    const { code, signal } = await node(step)
    if (code === 0) continue
    if (signal) process.kill(process.pid, signal)
    console.error('The build failed (see above). `npm run build` runs it again.')
    process.exit(1)
  }
  clearTimeout(slow)
}

/** Signals go to the child, and it decides; the terminal sends Ctrl-C to both of us. */
function node(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
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
