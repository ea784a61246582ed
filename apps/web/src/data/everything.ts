import type { Settings } from '../app/settingsCtrl.ts'
import type { KeptRun } from '../lab/labStore.ts'
import type { OwnRecords } from '../own/ownDatabase.ts'
import type { AnalysisRecord, GameRecord, PracticeItem, Try } from '../store/database.ts'

/**
 * One file with all there is: every game, its analysis and its mistakes, the answers to questions, packs, sets, runs of
 * the lab and the settings.
 */
export interface Everything {
  readonly negotiator: 'everything'
  readonly format: 1
  readonly version: string
  readonly settings: Settings
  readonly games: readonly GameRecord[]
  readonly practice: readonly PracticeItem[]
  readonly tries: readonly Try[]
  /** Packs and sets; older files have none. */
  readonly own?: OwnRecords
  /** Older files have none of these either. */
  readonly analyses?: readonly AnalysisRecord[]
  readonly runs?: readonly KeptRun[]
}

type Content = Omit<Everything, 'negotiator' | 'format'>

export const everything = (content: Content): Everything => ({
  negotiator: 'everything',
  format: 1,
  ...content,
})
