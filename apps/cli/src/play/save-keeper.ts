import { type Lang, text } from '@negotiator/language'
import { isOver, type Session } from '@negotiator/session'
import type { FileProblem } from '../file-problem.ts'
import { problemText } from '../problem-text.ts'
import { type SaveDone, saveGame } from '../store.ts'

type Save = (session: Session, file: string) => SaveDone

/** Keeps a game's file up to date; while that fails the game goes on in memory, and every step tries again. */
export class SaveKeeper {
  readonly file: string
  private readonly write: Save
  private saved: Session | null
  private problem: FileProblem | null = null

  /** `saved` is what the file holds already. */
  constructor(file: string, saved: Session | null, write: Save = saveGame) {
    this.file = file
    this.saved = saved
    this.write = write
  }

  get isSaved(): boolean {
    return this.problem === null
  }

  /** Is there a game in the file to go on with? */
  get isOpen(): boolean {
    return this.saved !== null && !isOver(this.saved)
  }

  /** Saves what is not saved yet; tells what the player should know about it. */
  keep(lang: Lang, session: Session): string[] {
    if (session === this.saved) return []
    const wasFailing = this.problem !== null
    const done = this.write(session, this.file)
    if (done.ok) {
      this.saved = session
      this.problem = null
      return wasFailing ? [text(lang, 'play.save.again')] : []
    }
    this.problem = done.problem
    return [this.warning(lang)]
  }

  private warning(lang: Lang): string {
    const reason = this.problem === null ? '' : problemText(lang, this.problem)
    return text(lang, 'play.save.failed', { reason })
  }
}
