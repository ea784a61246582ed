import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends a script that was called wrongly. */
export function misuse(text: string): never {
  console.error(text)
  process.exit(2)
}

/** The number given to an option, from `least` on. */
export function wholeNumber(name: string, value: string, least = 0): number {
  if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value)
  return misuse(`--${name}: a whole number from ${least} on is expected, got ${value}`)
}

/** What was typed; ends the script if there is no such option. */
export function typed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Only it throws these, with a sentence for whoever typed.
    return misuse(error instanceof TypeError ? error.message : String(error))
  }
}
