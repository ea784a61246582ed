import type { GameName } from '@negotiator/testkit'

/** What a worker tells after every batch. */
export interface SoakReport {
  readonly games: number
  readonly failures: readonly (GameName & { readonly number: number; readonly message: string })[]
}
