import { parseArgs } from 'node:util'

export const HELP = `npm run bench -- [options]

Random play of all six abductors on one core: our rules in place, our session path, and the same rules
driven by boardgame.io 0.50.2, in rounds that take turns. Rates are medians over the rounds.

  --json        print one JSON object instead of the tables
  --seconds N   processor seconds per contender (default 8; the whole run then takes about 90)
  --help        this text
`

interface Options {
  readonly json: boolean
  readonly seconds: number
  readonly help: boolean
}

/** Throws with a sentence that says what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds wants a number above 0, not '${values.seconds}'`)
  return { json: values.json, seconds, help: values.help }
}
