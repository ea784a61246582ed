import { go } from '../app/router.ts'
import { change, checked, settings } from '../app/settingsCtrl.ts'
import { around } from '../words/around.ts'
import { MOST_BYTES, MOST_GAMES } from './fileRoom.ts'
import { type GamesHere, gamesHere } from './gamesHere.ts'
import { type TakenGame, takeExercises } from './importExercises.ts'
import { importGame } from './importGame.ts'
import { isObject } from './isObject.ts'

/** More would be a wall, and a screen reader would read all of it. */
const MOST_TOLD = 20

export interface Imported {
  readonly added: number
  /** Already here, step for step. */
  readonly known: number
  /** What is to be told of packs that are here now. */
  readonly packs: readonly string[]
  /** Why others could not be read: the first of them, then how many more. */
  readonly problems: readonly string[]
}

/** Takes in files of this app, of the terminal game, bug reports or packs. What cannot be read is told; nothing here is lost. */
export async function importFiles(files: readonly File[]): Promise<Imported> {
  let [added, known] = [0, 0]
  const [packs, problems]: [string[], string[]] = [[], []]
  const games = gamesHere()
  for (const file of files) {
    const came = await importFile(file, games)
    added += came.added
    known += came.known
    packs.push(...came.packs)
    for (const problem of came.problems)
      problems.push(files.length === 1 ? problem : around('web.import.file', { file: file.name, problem }))
  }
  // Once all are in: what they have replaced is told there. Whatever else came is told where the files were picked.
  if (packs.length > 0 && added + known === 0 && problems.length === 0) go('packs')
  return { added, known, packs, problems: toTell(problems) }
}

function toTell(problems: readonly string[]): readonly string[] {
  const more = problems.length - MOST_TOLD
  return more <= 0 ? problems : [...problems.slice(0, MOST_TOLD), around('web.import.more', { n: more })]
}

async function importFile(file: File, games: GamesHere): Promise<Imported> {
  if (file.size > MOST_BYTES) return nothing(around('web.import.too-large'))
  let data: unknown
  try {
    data = JSON.parse(await file.text())
  } catch {
    return nothing(around('web.import.not-json'))
  }
  if (isObject(data) && data.format === 'negotiator-pack') {
    const { takePack } = await import('../own/takeOwn.ts')
    return { added: 0, known: 0, ...(await takePack(data, file.name)) }
  }
  const entries = entriesOf(data)
  if (entries === null) return nothing(around('web.import.not-ours'))
  const result = { added: 0, known: 0, packs: [], problems: [] as string[] }
  if (entries.length > MOST_GAMES) result.problems.push(around('web.import.too-many', { n: MOST_GAMES }))
  /** By the name a game has in the file. */
  const here = new Map<unknown, TakenGame>()
  for (const [index, entry] of entries.slice(0, MOST_GAMES).entries()) {
    const outcome = await importGame(entry, games)
    if ('reason' in outcome)
      result.problems.push(around('web.import.game', { n: index + 1, reason: outcome.reason }))
    else {
      result[outcome.as]++
      here.set(entry.id, outcome)
    }
  }
  // A file none of whose games can be read is refused as a whole: it changes nothing here.
  const isRefused = here.size === 0 && result.problems.length > 0
  if (isObject(data) && data.negotiator === 'everything' && !isRefused) {
    const problems = await takeTheRest(data, here).catch(() => [around('web.import.rest')])
    result.problems.push(...problems)
  }
  return result
}

/** All that is in a file beside the games; gives back what is to be told about it. */
async function takeTheRest(
  data: Record<string, unknown>,
  here: ReadonlyMap<unknown, TakenGame>,
): Promise<readonly string[]> {
  if (isObject(data.settings)) takeSettings(data.settings)
  await takeExercises(data, here)
  if (data.analyses !== undefined) {
    const { takeAnalyses } = await import('../analysis/takeAnalyses.ts')
    await takeAnalyses(data.analyses, MOST_GAMES, here)
  }
  const { takeOwn } = await import('../own/takeOwn.ts')
  const isOwnKept = await takeOwn(data.own)
  const left = data.runs === undefined ? 0 : await (await import('../lab/takeRuns.ts')).takeRuns(data.runs)
  return [
    ...(isOwnKept ? [] : [around('web.import.rest')]),
    ...(left === 0 ? [] : [around('web.import.runs', { n: left })]),
  ]
}

/** What the file does not speak of stays as it is, and a lesson that was finished here stays finished. */
function takeSettings(data: Record<string, unknown>): void {
  const { hasPacks, lessons } = settings.value
  const given = checked({ ...settings.value, ...data })
  change({ ...given, hasPacks, lessons: [...new Set([...lessons, ...given.lessons])] })
}

const nothing = (reason: string): Imported => ({ added: 0, known: 0, packs: [], problems: [reason] })

/** The games in a file, each with what is known about it beside its save. */
function entriesOf(data: unknown): readonly Record<string, unknown>[] | null {
  if (!isObject(data)) return null
  if (data.negotiator === 'everything') return Array.isArray(data.games) ? data.games.filter(isObject) : null
  if (data.negotiator === 'bug-report') return [data]
  return 'inputs' in data ? [{ save: data }] : null
}
