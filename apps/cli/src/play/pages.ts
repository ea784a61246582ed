import { text } from '@negotiator/language'
import type { Desk } from './desk.ts'
import { plainInput } from './input/plain-input.ts'
import { parseWord } from './input/words.ts'

/**
 * Prints lines below what is on the screen; what is longer than the screen stops after each page, before it has
 * scrolled away. The answer is what the player typed there instead of reading on; null if there is nothing to do.
 */
export async function sayInPages(desk: Desk, lines: readonly string[]): Promise<string | null> {
  // One line is for the question.
  const page = Math.max(1, desk.terminal.height - 1)
  for (let from = 0; ; from += page) {
    desk.terminal.say(lines.slice(from, from + page))
    const left = lines.length - from - page
    if (!(left > 0)) return null
    const line = await desk.terminal.ask(`${text(desk.lang, 'play.more', { n: left })} `)
    const typed = plainInput(line)
    // In every pager `q` ends the reading, not the evening.
    if (parseWord(typed)?.command === 'quit') return null
    if (typed !== '') return line
  }
}
