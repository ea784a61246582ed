/** Lines for the user on standard output. */
export function say(...lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}

/** Problems, progress and timing go to standard error, so that what is piped on stays clean. */
export function complain(...lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}
