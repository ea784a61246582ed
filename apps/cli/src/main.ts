import { run } from './program.ts'

// `negotiator cards | head`: the reader has gone, there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

await run(process.argv.slice(2))
