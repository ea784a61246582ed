import { refusalText, text } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { perform, type Session } from '@negotiator/session'
import { type Desk, say } from './desk.ts'
import { parseDice } from './input/parse-dice.ts'
import { plainInput } from './input/plain-input.ts'
import { parseWord } from './input/words.ts'
import { storyLines } from './screen/story.ts'
import { Leaving } from './terminal/leaving.ts'

/** Plays an action, asking for the dice of the player's own table where they are needed; null if it was not played. */
export async function act(desk: Desk, session: Session, action: Action): Promise<Session | null> {
  const dice: number[] = []
  let known = 0
  for (;;) {
    const done = perform(session, action, { dice })
    if (done.ok) return done.session
    if ('refusal' in done) {
      say(desk, refusalText(desk.lang, done.refusal))
      return null
    }
    const { diceNeeded, events, revealed } = done
    desk.terminal.say(storyLines(desk.terminal.look(desk.lang), session, events, known))
    known = events.length
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
    const mistake = text(lang, 'cli.error.dice', { n: count })
    say(
      desk,
      command === 'undo' ? text(lang, 'play.dice.must') : `${mistake} ${text(lang, 'play.dice.help')}`,
    )
  }
}
