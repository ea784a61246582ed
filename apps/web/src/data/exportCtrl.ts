import { CONTENT_HASH } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { toSave } from '@negotiator/session'
import { settings } from '../app/settingsCtrl.ts'
import { openGame } from '../game/gameCtrl.ts'
import { download, fileDate } from './download.ts'

/** The game as it is, and what it was played with: all that is needed to see a fault again. */
export function exportBugReport(): void {
  const game = openGame.value
  const report = {
    negotiator: 'bug-report',
    version: __VERSION__,
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight}@${devicePixelRatio}`,
    settings: settings.value,
    save: game === null ? null : toSave(game.session),
    begun: game?.begun ?? null,
  }
  download(`negotiator-report-${fileDate()}.json`, `${JSON.stringify(report, null, 1)}\n`)
}
