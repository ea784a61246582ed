import { type Lang, text } from '@negotiator/language'
import { EXIT_FAILED } from '../failure.ts'
import { complain } from './write.ts'

/** Ends the program when what it writes can no longer arrive; going on would be for nobody. */
export function endWithOutput(output: NodeJS.WriteStream, lang: () => Lang): void {
  output.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    // `negotiator cards | head`: the reader has seen enough, that is no failure.
    if (code === 'EPIPE') process.exit()
    const message = text(lang(), 'failure.output', { detail: code })
    complain(text(lang(), 'failure', { message }))
    process.exit(EXIT_FAILED)
  })
}
