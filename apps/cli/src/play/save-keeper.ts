import { type Lang, text } from '@negotiator/language'
import { isOver, type Session } from '@negotiator/session'
import { type BegunStep, type BegunSteps, begunStepFiles } from '../begun-step.ts'
import { type FileProblem, fileProblem } from '../file-problem.ts'
import { problemText } from '../problem-text.ts'
import { nameOfSave, type SaveDone, saveGame } from '../store.ts'

type Save = (session: Session, file: string) => SaveDone

/** Keeps a game's file up to date; while that fails the game goes on in memory, and every step tries again. */
export class SaveKeeper {
  readonly file: string
  private readonly write: Save
  private readonly begunSteps: BegunSteps
  private saved: Session | null
  private problem: FileProblem | null = null

  /** `saved` is what the file holds already. */
  constructor(
    file: string,
    saved: Session | null,
    write: Save = saveGame,
    begunSteps: BegunSteps = begunStepFiles,
  ) {
    this.file = file
    this.saved = saved
    this.write = write
    this.begunSteps = begunSteps
  }

  get isSaved(): boolean {
    return this.problem === null
  }

  /** What other commands call the game; null if nothing of it was ever saved. */
  get name(): string | null {
    return this.saved === null ? null : nameOfSave(this.file)
  }

  /** Nothing of the game was ever saved. */
  get holdsNothing(): boolean {
    return this.saved === null
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
      // The step it was about is in the save now.
      this.begunSteps.drop(this.file)
      return wasFailing ? [text(lang, 'play.save.again')] : []
    }
    this.problem = done.problem
    return [this.warning(lang)]
  }

  /** Notes a step that has shown a card and now waits for dice: leaving does not undo it. */
  keepBegun(lang: Lang, session: Session, begun: BegunStep): string[] {
    try {
      this.begunSteps.put(this.file, session, begun)
      return []
    } catch (error) {
      const reason = problemText(lang, fileProblem(this.file, error))
      return [text(lang, 'play.save.failed', { reason })]
    }
  }

  /** The step that was begun in this position when the game was left. */
  begunIn(session: Session): BegunStep | null {
    return this.begunSteps.get(this.file, session)
  }

  private warning(lang: Lang): string {
    const reason = this.problem === null ? '' : problemText(lang, this.problem)
    return text(lang, 'play.save.failed', { reason })
  }
}
