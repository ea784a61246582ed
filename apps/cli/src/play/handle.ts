import { nameOf, refusalText, text } from '@negotiator/language'
import { isOver, type Session } from '@negotiator/session'
import { brief } from '../terminal/brief.ts'
import { act } from './act.ts'
import { ANSWERS } from './answers/index.ts'
import { CHANGES, type Next } from './changes.ts'
import { type Desk, PROMPT, say } from './desk.ts'
import { numberOf } from './input/card-numbers.ts'
import { facedownPlace, facedownRefusal } from './input/demand-places.ts'
import { findNamed } from './input/find-named.ts'
import { keysNow } from './input/keys.ts'
import { parseKey } from './input/parse-key.ts'
import { plainInput } from './input/plain-input.ts'
import { closestWord, parseWord } from './input/words.ts'
import { sayInPages } from './pages.ts'

export type { Next }

const ASK: Next = { next: 'ask' }
/** The keys that want a number behind them. */
const LETTER = /^[fbcvr]$/

/** Does what one line of input asks for. */
export async function handle(desk: Desk, session: Session, line: string): Promise<Next> {
  // Nothing that means something is longer; what does not is not repeated in full.
  const input = brief(plainInput(line))
  if (input === '') return { next: 'draw', session, notices: [] }
  // On the last page there is no die to re-roll.
  const word = parseWord(isOver(session) && input === 'r' ? 'rematch' : input)
  if (word !== null) {
    const answer = ANSWERS[word.command]
    if (answer !== undefined) {
      const lines = answer(desk.terminal.look(desk.lang), session, word.argument)
      const typed = await sayInPages(desk, lines)
      return typed === null ? ASK : handle(desk, session, typed)
    }
    const change = CHANGES[word.command]
    if (change !== undefined) return change(desk, session, word.argument)
  }
  const example = LETTER.test(input) ? exampleOf(session, input) : null
  if (example !== null) {
    say(desk, text(desk.lang, `play.unknown.${input as 'f'}`, { example }))
    const more = plainInput(await desk.terminal.ask(PROMPT))
    // Numbers are the answer; anything else is something new.
    return handle(desk, session, /^\d/.test(more) ? `${input} ${more}` : more)
  }
  const action = parseKey(session, input)
  if (action === null) {
    say(desk, unknown(desk, session, input))
    return ASK
  }
  const played = await act(desk, session, action)
  return played === null ? ASK : { next: 'draw', session: played, notices: [] }
}

/** What the letter could be the beginning of, right now. */
const exampleOf = (session: Session, letter: string): string | null =>
  [...keysNow(session).keys()].find((key) => key.length > 1 && key.startsWith(letter)) ?? null

/** A card's name alone is not a decision: it is told how to play it, and how to read it. */
function unknown({ lang }: Desk, session: Session, input: string): string {
  if (facedownPlace(session, input) !== null) return refusalText(lang, facedownRefusal(session))
  const [id, ...others] = input.length < 3 ? [] : findNamed(session, input, true)
  const number = id === undefined ? 0 : numberOf(session.game, id)
  if (id !== undefined && others.length === 0) {
    const card = nameOf(lang, id)
    return number === 0
      ? text(lang, 'play.unknown.named', { card })
      : text(lang, 'play.unknown.card', { card, number })
  }
  if (LETTER.test(input) || /^[fbcvr]?[ \d,+-]*\d$/.test(input))
    return text(lang, 'play.unknown.number', { input })
  const word = closestWord(input)
  return word === null
    ? text(lang, 'cli.error.unknown-command', { input })
    : text(lang, 'play.unknown.word', { input, word })
}
