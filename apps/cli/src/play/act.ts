import { type Lang, text } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { perform, type Session, versionOf } from '@negotiator/session'
import { Leaving } from '../terminal/leaving.ts'
import { type Desk, say } from './desk.ts'
import { parseDice } from './input/parse-dice.ts'
import { plainInput } from './input/plain-input.ts'
import { parseWord } from './input/words.ts'
import { refusedText } from './refused.ts'
import { storyLines } from './screen/story.ts'

/**
 * Plays an action, asking for the dice of the player's own table where they are needed; null if it was not played.
 * `typed` are the dice of a step that was begun before.
 */
export async function act(
  desk: Desk,
  session: Session,
  action: Action,
  typed: readonly number[] = [],
): Promise<Session | null> {
  const dice = [...typed]
  let known = 0
  for (;;) {
    const done = perform(session, action, { dice })
    if (done.ok) return done.session
    if ('refusal' in done) {
      say(desk, refusedText(desk.lang, session, action, done.refusal))
      return null
    }
    const { diceNeeded, events, revealed } = done
    desk.terminal.say(storyLines(desk.terminal.look(desk.lang), session, events, known))
    known = events.length
    // Before the question: whoever leaves now has seen the card.
    if (revealed)
      say(desk, ...(desk.keeper?.keepBegun(desk.lang, { version: versionOf(session), action, dice }) ?? []))
    const more = await askDice(desk, diceNeeded, !revealed && dice.length === 0)
    if (more === null) {
      say(desk, text(desk.lang, 'play.dice.called-off'))
      return null
    }
    dice.push(...more)
  }
}

/** Null if the player would rather not: only as long as nothing has been seen that cannot be unseen. */
async function askDice(desk: Desk, count: number, canCallOff: boolean): Promise<readonly number[] | null> {
  const { lang } = desk
  for (;;) {
    const input = plainInput(await desk.terminal.ask(`${text(lang, 'play.dice.ask', { n: count })} `))
    const dice = parseDice(input, count)
    if (dice !== null) return dice
    const command = parseWord(input)?.command
    if (command === 'quit') throw new Leaving('quit')
    if (command === 'undo' && canCallOff) return null
    if (command === 'undo') say(desk, text(lang, 'play.dice.must'))
    else say(desk, diceHelp(lang, count, canCallOff))
  }
}

const EXAMPLE = [4, 1, 6, 2, 5]

function diceHelp(lang: Lang, n: number, canCallOff: boolean): string {
  const example = EXAMPLE.slice(0, n).join(' ')
  const parts = [text(lang, 'play.dice.wrong', { n }), text(lang, 'play.dice.like', { n, example })]
  return [...parts, ...(canCallOff ? [text(lang, 'play.dice.call-off')] : [])].join(' ')
}
