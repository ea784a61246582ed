import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { SEARCH } from '@negotiator/advisor'
import { CONTENT_HASH } from '@negotiator/content'
import type { LabReport } from '@negotiator/lab'
import { RULES_VERSION } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
import { negotiator } from '../negotiator.ts'
import { inRoot } from '../root.ts'
import { shippedFiles } from '../shipped-weights.ts'

/** What the lab found out about all abductors with the sets of both games. */
export interface Study {
  readonly run: string
  /** That made it. */
  readonly command: string
  readonly report: LabReport
}

const NAME = 'balance/study'
/** Only the thorough tier thinks with finer tables, and it has no part in a study. */
const FINER_ENDING = '.finer'

/** Rules, cards, search and the weights that were played with, by the hash of their tables. */
export const runOf = (files: readonly (readonly [name: string, hash: string])[] = shippedFiles()): string =>
  JSON.stringify({
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    search: SEARCH,
    weights: Object.fromEntries(files.filter(([name]) => !name.endsWith(FINER_ENDING))),
  })

export const weightsOf = ({ run }: Study): [name: string, hash: string][] =>
  Object.entries(JSON.parse(run).weights)

/** Whatever was played last; there has to be something. */
export function lastStudy(): { readonly study: Study; readonly isOfToday: boolean } {
  const study = readFigures<Study>(NAME, null)
  if (study === null) throw new Error(`no docs/figures/${NAME}.json`)
  return { study, isOfToday: study.run === runOf() }
}

/** Goes on where the same command was stopped. */
export async function playStudy(settings: readonly string[], queue: readonly string[]): Promise<void> {
  const run = runOf()
  const how = ['--numbers', '0', '--json', '--checkpoint', checkpointFor(settings, run), ...queue]
  // Ends with the lab if that is stopped: half a study has cards against some abductors only, and means over those.
  const report: LabReport = JSON.parse(
    await negotiator(['lab', '--abductor', 'all', '--crossed', ...settings, ...how]),
  )
  const command = `npm run balance -- --only study ${settings.join(' ')} --write`
  const study: Study = { run, command, report }
  writeFigures(NAME, study)
}

/** A file of its own for other settings and another run: the lab knows neither the search nor the tables of weights. */
function checkpointFor(...work: readonly unknown[]): string {
  mkdirSync(inRoot('reports/balance'), { recursive: true })
  const key = createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 12)
  return inRoot(`reports/balance/${key}.json`)
}
