import { LANGS, text } from '@negotiator/language'
import {
  isOver,
  rematch,
  resign,
  type Session,
  toPractice,
  undo,
  undoRefusal,
  withHint,
} from '@negotiator/session'
import { Leaving } from '../terminal/leaving.ts'
import { hintLines } from './answers/hint.ts'
import { undoReason } from './answers/undo-reason.ts'
import { confirm, type Desk, say } from './desk.ts'
import type { Command } from './input/words.ts'

/** What follows a line of input. */
export type Next =
  /** Nothing has changed. */
  | { readonly next: 'ask' }
  /** Something has changed that is not on the table: nothing is drawn anew. */
  | { readonly next: 'note'; readonly session: Session }
  | { readonly next: 'draw'; readonly session: Session; readonly notices: readonly string[] }
  | { readonly next: 'menu' }
  | { readonly next: 'begin'; readonly session: Session }

/** `typed` is the argument as it was typed. */
type Change = (desk: Desk, session: Session, argument: string, typed: string) => Next | Promise<Next>

const ASK: Next = { next: 'ask' }

const takeBack: Change = (desk, session) => {
  if (undoRefusal(session) !== null) {
    say(desk, undoReason(desk.lang, session))
    return ASK
  }
  return { next: 'draw', session: undo(session), notices: [text(desk.lang, 'cli.undo.done')] }
}

const practise: Change = async (desk, session) => {
  const { lang } = desk
  if (session.setup.practice) {
    say(desk, text(lang, 'cli.practice.on'))
    return ASK
  }
  if (session.resigned || !(await confirm(desk, text(lang, 'play.practice.confirm')))) return ASK
  return { next: 'draw', session: toPractice(session), notices: [text(lang, 'cli.practice.marked')] }
}

const giveUp: Change = async (desk, session) => {
  if (isOver(session)) {
    say(desk, text(desk.lang, 'play.over'))
    return ASK
  }
  const question = session.setup.practice ? 'play.resign.practice' : 'cli.prompt.resign'
  if (!(await confirm(desk, text(desk.lang, question)))) return ASK
  return { next: 'draw', session: resign(session), notices: [] }
}

const playAgain: Change = async (desk, session) => {
  const isAgreed = isOver(session) || (await confirm(desk, text(desk.lang, 'play.rematch.confirm')))
  return isAgreed && (await mayLeave(desk, session)) ? { next: 'begin', session: rematch(session) } : ASK
}

const changeLanguage: Change = (desk, session, argument, typed) => {
  const wanted =
    argument === '' ? LANGS.find((lang) => lang !== desk.lang) : LANGS.find((lang) => lang === argument)
  if (wanted === undefined) {
    say(desk, text(desk.lang, 'cli.error.unknown-language', { input: typed }))
    return ASK
  }
  desk.lang = wanted
  return { next: 'draw', session, notices: [] }
}

/** What the advisor has said cannot be unsaid: the game carries it from then on. */
const giveHint: Change = async (desk, session) => {
  if (isOver(session)) {
    say(desk, text(desk.lang, 'play.over'))
    return ASK
  }
  const { terminal, lang } = desk
  const lines = await hintLines(terminal.look(lang), session, terminal.interrupted)
  terminal.say(lines.shown)
  return lines.isHint ? { next: 'note', session: withHint(session) } : ASK
}

/** A game that could not be saved is not left without a question. */
async function mayLeave(desk: Desk, session: Session): Promise<boolean> {
  // A last try: perhaps the disk has room again.
  const warnings = desk.keeper?.keep(desk.lang, session) ?? []
  if (desk.keeper?.isSaved ?? true) return true
  const lost = desk.keeper?.holdsNothing ? 'play.quit.unsaved' : 'play.quit.unsaved-steps'
  return confirm(desk, [...warnings, text(desk.lang, lost)].join(' '))
}

const leave: Change = async (desk, session) => {
  if (await mayLeave(desk, session)) throw new Leaving('quit')
  return ASK
}

const backToMenu: Change = async (desk, session) => ((await mayLeave(desk, session)) ? { next: 'menu' } : ASK)

/** The words that change something. */
export const CHANGES: Partial<Record<Command, Change>> = {
  undo: takeBack,
  hint: giveHint,
  practice: practise,
  resign: giveUp,
  rematch: playAgain,
  language: changeLanguage,
  quit: leave,
  new: backToMenu,
  table: (_desk, session) => ({ next: 'draw', session, notices: [] }),
}
