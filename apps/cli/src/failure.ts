/** Called the wrong way: told on stderr with a hint at the help, exit status 2. */
export class Misuse extends Error {}

/** Could not do it: told on stderr, exit status 1. */
export class Failure extends Error {}

export const EXIT_FAILED = 1
export const EXIT_MISUSED = 2
/** What shells report for a program that Ctrl-C has ended. */
export const EXIT_INTERRUPTED = 130
