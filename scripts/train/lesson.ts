/** What is learned in one run, into one file. */
export interface Lesson {
  readonly abductor: string
  readonly pack: string
  /** Corrections by finer tables, on top of what was shipped. */
  readonly isFiner: boolean
  /** A pack file with other values for the cards, to learn how strong the advisor would be with them. */
  readonly values: string | null
}

/** How a learner ends that was interrupted and has written down how far it is, as shells tell it. */
export const INTERRUPTED = 130
