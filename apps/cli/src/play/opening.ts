import { eligibilityOf } from '@negotiator/career'
import { eligibleText, nameOf, text } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf, toPractice } from '@negotiator/session'
import type { PlayOptions } from '../play-options.ts'
import { problemText } from '../problem-text.ts'
import {
  latestOpenGame,
  loadGame,
  newSavePath,
  type SavedGame,
  saveNamed,
  type UnreadableSave,
} from '../store.ts'
import { Leaving } from '../terminal/leaving.ts'
import { complain } from '../terminal/write.ts'
import { confirmOrQuit, type Desk, say } from './desk.ts'
import { type Chosen, menu } from './menu.ts'
import { beginGame, type Wishes } from './new-game.ts'
import { SaveKeeper } from './save-keeper.ts'
import { unreadableText } from './unreadable-text.ts'

/** A game on the desk, and what to say when it is shown. */
export interface Opened {
  readonly session: Session
  readonly greeting: readonly string[]
}

export const wishesOf = ({ pack, packs, set, variant, seed, practice, ownDice }: PlayOptions): Wishes => ({
  practice,
  ownDice,
  ...(pack === undefined ? {} : { pack }),
  ...(packs === undefined ? {} : { packs }),
  ...(set === undefined ? {} : { set }),
  ...(variant === undefined ? {} : { variant }),
  ...(seed === undefined ? {} : { seed }),
})

/** The first game of the evening, as the command line wants it; null if there is none and none is wanted. */
export async function openFirst(desk: Desk, options: PlayOptions): Promise<Opened | null> {
  const wishes = wishesOf(options)
  if (typeof options.resume === 'string') return openFile(desk, options.resume, options)
  if (options.resume === true) return openLatest(desk, options)
  if (options.abductor === undefined) return openChosen(desk, await menu(desk, wishes, !options.fresh))
  const { game, unreadable } = options.fresh ? { game: null, unreadable: [] } : latestOpenGame()
  const opened =
    game !== null && (await wantsToResume(desk, game))
      ? openChosen(desk, { from: 'file', game })
      : openNew(desk, beginGame(options.abductor, wishes))
  return { ...opened, greeting: [...told(desk, unreadable), ...opened.greeting] }
}

const told = ({ lang }: Desk, unreadable: readonly UnreadableSave[]): readonly string[] =>
  unreadable.map((save) => unreadableText(lang, save))

function wantsToResume(desk: Desk, { session }: SavedGame): Promise<boolean> {
  const { turn } = viewOf(session.game, stateOf(session))
  const abductor = nameOf(desk.lang, session.setup.abductor)
  return confirmOrQuit(desk, text(desk.lang, 'play.open.resume', { abductor, turn }))
}

/** What the game will count for is said before its first step. */
export function openNew(desk: Desk, session: Session): Opened {
  desk.keeper = new SaveKeeper(newSavePath(session), null)
  const { heading } = eligibilityOf(session.setup)
  return { session, greeting: [eligibleText(desk.lang, `career.eligible.${heading}`)] }
}

export function openChosen(desk: Desk, chosen: Chosen): Opened {
  if (chosen.from === 'new') return openNew(desk, chosen.session)
  return openSaved(desk, chosen.game.file, chosen.game.session)
}

function openSaved(desk: Desk, file: string, session: Session): Opened {
  desk.keeper = new SaveKeeper(file, session)
  const { turn } = viewOf(session.game, stateOf(session))
  const abductor = nameOf(desk.lang, session.setup.abductor)
  return { session, greeting: [text(desk.lang, 'cli.save.resumed', { abductor, turn })] }
}

async function openLatest(desk: Desk, options: PlayOptions): Promise<Opened> {
  const { game, unreadable } = latestOpenGame()
  const problems = told(desk, unreadable)
  if (game === null) {
    const notices = [...problems, text(desk.lang, 'play.open.none')]
    return openChosen(desk, await menu(desk, wishesOf(options), false, notices))
  }
  const opened = await practised(desk, openSaved(desk, game.file, game.session), options)
  return { ...opened, greeting: [...problems, ...opened.greeting] }
}

/** A file that cannot be opened is left alone; a new game may begin instead. */
async function openFile(desk: Desk, typed: string, options: PlayOptions): Promise<Opened | null> {
  const file = saveNamed(typed)
  const loaded = loadGame(file)
  if (loaded.ok) return practised(desk, openSaved(desk, file, loaded.session), options)
  complain(text(desk.lang, 'failure', { message: problemText(desk.lang, loaded.problem) }))
  if (!(await wantsNewGame(desk, loaded.problem.code === 'missing'))) return null
  return openChosen(desk, await menu(desk, wishesOf(options), true))
}

/** Whoever leaves here, or a script that has nothing more to say, wants none: the program then ends as failed. */
async function wantsNewGame(desk: Desk, isMissing: boolean): Promise<boolean> {
  try {
    return await confirmOrQuit(desk, text(desk.lang, isMissing ? 'play.open.instead' : 'play.open.anew'))
  } catch (error) {
    if (error instanceof Leaving && error.reason !== 'interrupt') return false
    throw error
  }
}

/** `--resume --practice`: from here on without limits, if that is what the player wants of this game. */
async function practised(desk: Desk, opened: Opened, { practice }: PlayOptions): Promise<Opened> {
  const { setup, resigned } = opened.session
  if (!practice || setup.practice || resigned) return opened
  say(desk, ...opened.greeting)
  if (!(await confirmOrQuit(desk, text(desk.lang, 'play.practice.confirm')))) return opened
  const greeting = [...opened.greeting, text(desk.lang, 'cli.practice.marked')]
  return { session: toPractice(opened.session), greeting }
}
