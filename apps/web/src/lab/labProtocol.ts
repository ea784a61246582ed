import type { Chunk, Played } from '@negotiator/lab'

/** What the page sends to a worker. */
export interface Task {
  readonly id: number
  readonly chunk: Chunk
}

/** What came of it; `weights`: what the advisor has learned could not be fetched. */
export type Answer =
  | { readonly id: number; readonly played: Played }
  | { readonly id: number; readonly problem: 'weights' }
  | { readonly id: number; readonly problem: 'broken'; readonly detail: string }
