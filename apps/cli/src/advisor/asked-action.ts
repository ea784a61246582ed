import { actionWords, advisorText, type Lang, refusalText, text } from '@negotiator/language'
import { type Action, type Move, toMove, whyNot } from '@negotiator/rules'
import { actionSchema, type Session, stateOf } from '@negotiator/session'
import { Failure, Misuse } from '../failure.ts'
import { parseKey } from '../play/input/parse-key.ts'
import { plainInput } from '../play/input/plain-input.ts'
import { brief } from '../terminal/brief.ts'
import { printable } from '../terminal/printable.ts'

const EXAMPLE = 'play small-talk'

/** The legal move that was asked about. Throws Misuse if it is no action, Failure if the rules forbid it. */
export function askedMove(lang: Lang, session: Session, typed: string): Move {
  const action = parseAction(session, typed)
  if (action === null) {
    const input = printable(brief(typed))
    throw new Misuse(advisorText(lang, 'advisor.action.unknown', { input, example: EXAMPLE }))
  }
  const refusal = whyNot(session.game, stateOf(session), action)
  if (refusal !== null) {
    const shown = {
      action: printable(actionWords(lang, session.game, stateOf(session), action)),
      reason: refusalText(lang, refusal),
    }
    throw new Failure(text(lang, 'play.why.line', shown))
  }
  return toMove(session.game, stateOf(session), action) as Move
}

/** JSON as in scenarios, `play small-talk` for short, or a key of the game in the terminal. */
function parseAction(session: Session, typed: string): Action | null {
  const candidates: readonly unknown[] = [parsedJson(typed), ...wordsAsAction(typed)]
  for (const candidate of candidates) {
    const parsed = actionSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  return parseKey(session, plainInput(typed))
}

function parsedJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return null
  }
}

function wordsAsAction(typed: string): object[] {
  const [verb = '', ...ids] = typed.trim().split(/\s+/)
  if (verb === 'react') return [{ react: ids[0], die: Number(ids[1]) }]
  const value = ids.length === 0 ? true : verb === 'convert' ? ids : ids.length === 1 ? ids[0] : null
  return [{ [verb]: value }]
}
