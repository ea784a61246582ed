import { type Lang, nameOf, refusalText, text } from '@negotiator/language'
import { refuse } from '@negotiator/rules'
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
import { plainInput, repeatable } from './input/plain-input.ts'
import { closestWord, parseWord } from './input/words.ts'
import { sayInPages } from './pages.ts'
import { hasReaction } from './refused.ts'

export type { Next }

const ASK: Next = { next: 'ask' }
/** The keys that want a number behind them. */
const LETTER = /^[fbcvr]$/

/** Does what one line of input asks for. */
export async function handle(desk: Desk, session: Session, line: string): Promise<Next> {
  // Nothing that means something is longer; what does not is not repeated in full.
  const input = brief(plainInput(line))
  const shown = brief(repeatable(line))
  if (input === '') return { next: 'draw', session, notices: [] }
  // On the last page there is no die to re-roll.
  const word = parseWord(isOver(session) && input === 'r' ? 'rematch' : input)
  if (word !== null) {
    const [, typedArgument = ''] = /^\S+ ?(.*)$/.exec(shown) ?? []
    const answer = ANSWERS[word.command]
    if (answer !== undefined) {
      const lines = answer(desk.terminal.look(desk.lang), session, word.argument, typedArgument)
      const typed = await sayInPages(desk, lines)
      return typed === null ? ASK : handle(desk, session, typed)
    }
    const change = CHANGES[word.command]
    if (change !== undefined) return change(desk, session, word.argument, typedArgument)
  }
  const example = LETTER.test(input) ? exampleOf(session, input) : null
  if (example !== null) {
    say(desk, text(desk.lang, `play.unknown.${input as 'f'}`, { example }))
    const more = await desk.terminal.ask(PROMPT)
    // Numbers are the answer; anything else is something new.
    return handle(desk, session, /^\s*\d/.test(more) ? `${input} ${more}` : more)
  }
  const action = parseKey(session, input)
  if (action === null) {
    say(desk, unknown(desk, session, input, shown))
    return ASK
  }
  const played = await act(desk, session, action)
  return played === null ? ASK : { next: 'draw', session: played, notices: [] }
}

/** What the letter could be the beginning of, right now. */
const exampleOf = (session: Session, letter: string): string | null =>
  [...keysNow(session).keys()].find((key) => key.length > 1 && key.startsWith(letter)) ?? null

/** A card's name alone is not a decision: it is told how to play it, and how to read it. */
function unknown({ lang }: Desk, session: Session, input: string, typed: string): string {
  if (facedownPlace(session, input) !== null) return refusalText(lang, facedownRefusal(session))
  const [id, ...others] = input.length < 3 ? [] : findNamed(session, input, true)
  const number = id === undefined ? 0 : numberOf(session.game, id)
  if (id !== undefined && others.length === 0) {
    const card = nameOf(lang, id)
    return number === 0
      ? text(lang, 'play.unknown.named', { card })
      : text(lang, 'play.unknown.card', { card, number })
  }
  if (/^v ?\d+$/.test(input)) return secondCard(lang, session)
  if (/^r ?\d/.test(input) && !hasReaction(session)) return text(lang, 'play.react.none')
  if (LETTER.test(input) || /^[fbcvr]?[ \d,+-]*\d$/.test(input))
    return text(lang, 'play.unknown.number', { input: typed })
  const word = closestWord(input)
  return word === null
    ? text(lang, 'cli.error.unknown-command', { input: typed })
    : text(lang, 'play.unknown.word', { input: typed, word })
}

/** R3: one card turns no 4. */
function secondCard(lang: Lang, session: Session): string {
  const example = exampleOf(session, 'v')
  if (example !== null) return text(lang, 'play.unknown.v', { example })
  return refusalText(lang, refuse('two-cards-needed', 'R3'))
}
