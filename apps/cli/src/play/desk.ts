import { type Lang, text } from '@negotiator/language'
import { Leaving } from '../terminal/leaving.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { wrap } from '../terminal/wrap.ts'
import { plainInput } from './input/plain-input.ts'
import { parseWord, parseYesNo } from './input/words.ts'
import type { SaveKeeper } from './save-keeper.ts'

/** Where the player sits: the terminal, its language, and the game that lies there. */
export interface Desk {
  readonly terminal: Terminal
  lang: Lang
  /** Of the game being played; null in the menu. */
  keeper: SaveKeeper | null
}

export const PROMPT = '> '

/** Prints sentences below what is on the screen. */
export function say(desk: Desk, ...sentences: readonly string[]): void {
  const { width } = desk.terminal.look(desk.lang)
  desk.terminal.say(sentences.flatMap((sentence) => wrap(sentence, width)))
}

/** Asks until the answer is yes or no; an empty line is a no, because what is asked for cannot be taken back. */
export function confirm(desk: Desk, question: string): Promise<boolean> {
  return answerTo(desk, question, false)
}

/** The same where nothing can be lost: whoever quits there, quits. */
export function confirmOrQuit(desk: Desk, question: string): Promise<boolean> {
  return answerTo(desk, question, true)
}

async function answerTo(desk: Desk, question: string, canQuit: boolean): Promise<boolean> {
  for (;;) {
    say(desk, question)
    const typed = plainInput(await desk.terminal.ask(`${text(desk.lang, 'play.yes-no')} `))
    if (canQuit && parseWord(typed)?.command === 'quit') throw new Leaving('quit')
    const answer = typed === '' ? false : parseYesNo(typed)
    if (answer !== null) return answer
  }
}
