import { settings } from '../app/settingsCtrl.ts'
import { allKept } from '../game/keepCtrl.ts'
import { keptRuns } from '../lab/labStore.ts'
import { ownRecords } from '../own/ownDatabase.ts'
import { allAnalyses, allPractice, allTries } from '../store/exerciseStore.ts'
import { allGames } from '../store/gamesStore.ts'
import { around } from '../words/around.ts'
import { download, fileDate } from './download.ts'
import { everything } from './everything.ts'
import { bytesOf, fitting, MOST_BYTES, MOST_GAMES } from './fileRoom.ts'

/** Writes the file; gives back what is to be told about it. */
export async function exportEverything(): Promise<readonly string[]> {
  await allKept()
  /** What the browser will not give keeps nothing else out of the file. */
  let isWhole = true
  const read = <Part>(part: Promise<Part>, nothing: Part): Promise<Part> =>
    part.catch(() => {
      isWhole = false
      return nothing
    })
  const [games, practice, tries, analyses, own, runs] = await Promise.all([
    read(allGames(), []),
    read(allPractice(), []),
    read(allTries(), []),
    read(allAnalyses(), []),
    read(ownRecords(), { packs: [], sets: [] }),
    read(keptRuns(), []),
  ])
  const rest = { version: __VERSION__, settings: settings.value, games, practice, tries, own }
  // What can be worked out again has the room that is left: first what takes longest.
  const room = MOST_BYTES - bytesOf(everything({ ...rest, runs: [], analyses: [] }))
  const fittingRuns = fitting(runs, room)
  const fittingAnalyses = fitting(analyses, room - bytesOf(fittingRuns))
  const file = everything({ ...rest, runs: fittingRuns, analyses: fittingAnalyses })
  download(`negotiator-${fileDate()}.json`, `${JSON.stringify(file)}\n`)
  const left = [runs.length - fittingRuns.length, analyses.length - fittingAnalyses.length] as const
  return [
    ...(isWhole ? [] : [around('web.export.unread')]),
    ...(room < 0 || games.length > MOST_GAMES
      ? [around('web.export.too-large', { games: MOST_GAMES, size: MOST_BYTES / 1_000_000 })]
      : []),
    ...(left[0] + left[1] === 0 ? [] : [around('web.export.left', { runs: left[0], analyses: left[1] })]),
  ]
}
