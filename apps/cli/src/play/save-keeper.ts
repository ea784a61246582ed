import { type Lang, text } from '@negotiator/language'
import { type BegunStep, isOver, type Session, saveText } from '@negotiator/session'
import { type BegunSteps, begunStepFiles } from '../begun-step.ts'
import { type FileProblem, fileProblem } from '../file-problem.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'
import { nameOfSave, type SaveDone, saveGame } from '../store.ts'

/** How a file of saves is reached. */
interface Files {
  readonly write: (session: Session, file: string) => SaveDone
  /** What the file holds now; null if that cannot be said. */
  readonly read: (file: string) => string | null
}

const ON_DISK: Files = {
  write: saveGame,
  read(file) {
    const content = readLimited(file)
    return typeof content === 'string' ? content : null
  },
}

/** Keeps a game's file up to date; while that fails the game goes on in memory, and every step tries again. */
export class SaveKeeper {
  readonly file: string
  private readonly files: Files
  private readonly begunSteps: BegunSteps
  private saved: Session | null
  private problem: FileProblem | null = null
  /** What the file held when this game was last read from it or written to it. */
  private content: string | null
  private wasChanged = false

  /** `saved` is what the file holds already. */
  constructor(
    file: string,
    saved: Session | null,
    files: Files = ON_DISK,
    begunSteps: BegunSteps = begunStepFiles,
  ) {
    this.file = file
    this.saved = saved
    this.files = files
    this.content = saved === null ? null : files.read(file)
    this.begunSteps = begunSteps
  }

  get isSaved(): boolean {
    return this.problem === null && !this.wasChanged
  }

  /** Somebody else has written to the file: what is there is not overwritten. */
  get isChangedElsewhere(): boolean {
    return this.wasChanged
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
    const now = this.files.read(this.file)
    this.wasChanged = now !== null && now !== this.content
    if (this.wasChanged) return []
    const wasFailing = this.problem !== null
    const done = this.files.write(session, this.file)
    if (done.ok) {
      this.saved = session
      this.problem = null
      this.content = saveText(session)
      // The step it was about is in the save now.
      this.begunSteps.drop(this.file)
      return wasFailing ? [text(lang, 'play.save.again')] : []
    }
    this.problem = done.problem
    return [this.warning(lang)]
  }

  /** Notes a step that has shown a card and now waits for dice: leaving does not undo it. */
  keepBegun(lang: Lang, begun: BegunStep): string[] {
    try {
      this.begunSteps.put(this.file, begun)
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
