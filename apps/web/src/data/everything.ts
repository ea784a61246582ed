import type { Settings } from '../app/settingsCtrl.ts'
import type { GameRecord } from '../store/database.ts'

/** One file with all there is: every game and the settings. */
export interface Everything {
  readonly negotiator: 'everything'
  readonly format: 1
  readonly version: string
  readonly settings: Settings
  readonly games: readonly GameRecord[]
}

export const everything = (
  version: string,
  settings: Settings,
  games: readonly GameRecord[],
): Everything => ({
  negotiator: 'everything',
  format: 1,
  version,
  settings,
  games,
})
