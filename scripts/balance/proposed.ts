import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DEEP, SEARCH } from '@negotiator/advisor'
import { ABDUCTORS, CONTENT_HASH } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
import { negotiator } from '../negotiator.ts'
import { inRoot } from '../root.ts'
import { weightsFile } from '../train/files.ts'

/** From the page in docs/. */
export const SHOWN_AS = 'examples/proposed-values.json'
const FILE = inRoot(`docs/${SHOWN_AS}`)

/** How often the deep tier wins against an abductor with the proposed values. */
export interface Proposed {
  readonly run: string
  readonly games: number
  readonly winRate: number
  readonly winRateLow: number
  readonly winRateHigh: number
  /** By weights that were learned with these very values. */
  readonly isLearned: boolean
  /** The file of learned weights, by its hash, if there was one. */
  readonly weights?: string
}

export const overrides = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(FILE, 'utf8')).overrides

/** Rules, cards, search and the values that this abductor meets: with others he is played anew. */
export function runOf(abductor: string, proposed = overrides()): string {
  const { abductors, ...cards } = proposed as { abductors: Readonly<Record<string, unknown>> }
  const values = JSON.stringify([cards, abductors[abductor]])
  return JSON.stringify({
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    search: SEARCH,
    settings: DEEP,
    values: hashOf(values),
  })
}

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 12)

const nameOf = (abductor: string): string => `balance/${abductor}`

/** Of the values of today, or (null) of whatever was played last. */
export const readProposed = (abductor: string, run: string | null): Proposed | null =>
  readFigures(nameOf(abductor), run)

/** Plays what has not been played with these values yet, each abductor with the sets of his own game. */
export async function playProposed(games: number): Promise<void> {
  for (const { abductor, pack } of ABDUCTORS) {
    const run = runOf(abductor.id)
    const file = weightsFile({ abductor: abductor.id, pack, isFiner: false, values: FILE })
    const weights = existsSync(file) ? hashOf(readFileSync(file)) : null
    if (!isToPlay(games, readProposed(abductor.id, null), run, weights)) continue
    const folder = weights === null ? {} : { NEGOTIATOR_WEIGHTS: dirname(file) }
    writeFigures(nameOf(abductor.id), {
      run,
      ...(await simulated(abductor.id, pack, games, folder)),
      ...(weights === null ? {} : { weights }),
    })
  }
}

/**
 * Whether so many games by these weights tell more than what was played last. Where nothing was learned, what others
 * have learned and played stays, even of another run: no number of games makes up for weights that do not know the values.
 */
export function isToPlay(
  games: number,
  last: Pick<Proposed, 'run' | 'games' | 'isLearned' | 'weights'> | null,
  run: string,
  weights: string | null,
): boolean {
  if (weights === null && last?.isLearned) return false
  const known = last?.run === run ? last : null
  const isLearnedOn = weights !== null && weights !== known?.weights
  return games > (isLearnedOn ? 0 : (known?.games ?? 0))
}

/** By the weights that know the proposed values, if there are any; the terminal tells if they are of others. */
async function simulated(
  abductor: string,
  pack: string,
  games: number,
  folder: NodeJS.ProcessEnv,
): Promise<Omit<Proposed, 'run'>> {
  const how = ['--policy', 'deep', '--games', `${games}`, '--json']
  const args = ['simulate', '--abductor', abductor, '--pack', `${pack},${FILE}`, ...how]
  const { results } = JSON.parse(await negotiator(args, folder))
  const { winRate, winRateLow, winRateHigh, weights } = results[0]
  return { games, winRate, winRateLow, winRateHigh, isLearned: weights.own && !weights.stale }
}
