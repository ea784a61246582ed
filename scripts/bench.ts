// `npm run bench`: how fast random play is, beside boardgame.io and our own session path.
import { measure } from './bench/measure.ts'
import { HELP, readOptions } from './bench/options.ts'
import { servePart } from './bench/part.ts'
import { toText } from './bench/print.ts'
import { summarize } from './bench/summary.ts'

if (!(await servePart())) await main()

async function main(): Promise<void> {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('`npm run bench -- --help` lists the options.')
    process.exitCode = 2
    return
  }
  if (options.help) {
    process.stdout.write(HELP)
    return
  }
  const summary = summarize(await measure(options.seconds, progress), options.seconds)
  progress('')
  console.log(options.json ? JSON.stringify(summary, null, 2) : toText(summary))
}

/** One line that is written over, for whoever watches; a log file needs none. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
