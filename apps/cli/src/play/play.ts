import { text } from '@negotiator/language'
import { EXIT_FAILED, EXIT_INTERRUPTED } from '../failure.ts'
import { removeLeftovers } from '../leftovers.ts'
import type { PlayOptions } from '../play-options.ts'
import { Leaving } from '../terminal/leaving.ts'
import { LineTerminal } from '../terminal/line-terminal.ts'
import { complain } from '../terminal/write.ts'
import { type Desk, say } from './desk.ts'
import { playGame } from './game-loop.ts'
import { menu } from './menu.ts'
import { type Opened, openChosen, openFirst, openNew, wishesOf } from './opening.ts'

/** An evening at the phone: game after game, until the player leaves. The answer is the exit status. */
export async function play(options: PlayOptions): Promise<number> {
  removeLeftovers()
  const desk: Desk = {
    terminal: new LineTerminal(process.stdin, process.stdout),
    lang: options.lang,
    keeper: null,
  }
  try {
    let opened: Opened | null = await openFirst(desk, options)
    if (opened === null) return EXIT_FAILED
    for (;;) opened = await nextGame(desk, opened, options)
  } catch (error) {
    if (!(error instanceof Leaving)) throw error
    return farewell(desk, error)
  } finally {
    desk.terminal.close()
  }
}

async function nextGame(desk: Desk, { session, greeting }: Opened, options: PlayOptions): Promise<Opened> {
  const after = await playGame(desk, session, greeting)
  if (after.next === 'begin') return openNew(desk, after.session)
  desk.keeper = null
  // The seed was for the first game; the next one is another game.
  const { seed: _, ...wishes } = wishesOf(options)
  return openChosen(desk, await menu(desk, wishes, true))
}

/** Every step was saved before the next was asked for, so there is nothing left to do but to say so. */
function farewell(desk: Desk, { reason }: Leaving): number {
  const { lang, keeper } = desk
  const isSaved = keeper?.isSaved ?? true
  if (!isSaved) {
    const message = text(lang, keeper?.holdsNothing ? 'play.bye.unsaved' : 'play.bye.unsaved-steps')
    complain(text(lang, 'failure', { message }))
  } else if (keeper?.isOpen) say(desk, text(lang, 'cli.save.autosaved'), text(lang, 'play.go-on'))
  say(desk, text(lang, 'cli.bye'))
  if (reason === 'interrupt') return EXIT_INTERRUPTED
  return isSaved ? 0 : EXIT_FAILED
}
