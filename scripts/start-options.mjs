// What may stand after `npm start --`. Node builtins only: it is checked before anything is installed or built.
import { parseArgs } from 'node:util'

const HELP = `Usage: npm start -- [--port NUMBER] [--host ADDRESS]

Installs what is missing, builds, serves the table and says where it is.

  --port NUMBER    0 to 65535; otherwise 4173, or the next one that is free
  --host ADDRESS   where it listens; otherwise 0.0.0.0, so that a phone in the same network reaches it
  --help           shows this
`

/** Ends the program if help is wanted or something is wrong. */
export function startOptions(args) {
  const { port, host, help } = parsed(args)
  if (help) {
    process.stdout.write(HELP)
    process.exit(0)
  }
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65535)) {
    misused(`--port: a number from 0 to 65535 is expected, got ${JSON.stringify(port)}.`)
  }
  return {
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(host === undefined ? {} : { host }),
  }
}

function parsed(args) {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } }
    return parseArgs({ args, options }).values
  } catch ({ message }) {
    // What follows the first sentence is about programs that take files.
    return misused(`${message.split('. ')[0]}.`)
  }
}

function misused(problem) {
  process.stderr.write(`${problem}\n\n${HELP}`)
  process.exit(2)
}
