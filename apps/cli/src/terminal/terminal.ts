import type { Lang } from '@negotiator/language'
import type { Look } from './look.ts'

/** Where lines are shown and typed. */
export interface Terminal {
  /** Everything a drawing needs to know, read anew each time: windows are resized. */
  look(lang: Lang): Look
  /** Lines on the screen; infinite where there is no screen. */
  readonly height: number
  /** A new screen; `make` is asked again when the window has another size. */
  draw(make: () => readonly string[]): void
  /** Lines below what is there. */
  say(lines: readonly string[]): void
  /** The next line that is typed. Throws Leaving if there is none. */
  ask(prompt: string): Promise<string>
  /** Aborted when Ctrl-C was pressed: for work that takes a while. The next question then throws Leaving. */
  readonly interrupted: AbortSignal
  /** Gives the input back, so that the program can end. */
  close(): void
}
