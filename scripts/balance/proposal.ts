import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ABDUCTORS } from '@negotiator/content'
import { nameOf } from '@negotiator/language'
import { negotiator } from '../negotiator.ts'
import { inRoot } from '../root.ts'
import { weightsFile } from '../train/files.ts'

const SHOWN_AS = 'examples/proposed-values.json'
const FILE = inRoot(`docs/${SHOWN_AS}`)

/** Where we want to get, in percent, with the advisor at its strongest. */
const WANTED: Readonly<Record<string, number>> = {
  arkayne: 70,
  lijah: 65,
  donna: 55,
  barrett: 50,
  edward: 45,
  renesha: 40,
}

interface Simulated {
  readonly winRate: number
  readonly winRateLow: number
  readonly winRateHigh: number
}

/** What came of one abductor. */
export interface Proposed {
  readonly abductor: string
  readonly now: Simulated
  readonly proposed: Simulated
  readonly isLearned: boolean
}

/** Plays the values of today and the proposed ones, each abductor with the sets of his own game, and tells of it. */
export async function proposalPart(games: number): Promise<string[]> {
  const all: Proposed[] = []
  for (const { abductor, pack } of ABDUCTORS) {
    const now = await simulated(abductor.id, pack, games)
    const learned = learnedFor(abductor.id, pack)
    const proposed = await simulated(abductor.id, `${pack},${FILE}`, games, learned)
    all.push({ abductor: abductor.id, now, proposed, isLearned: learned !== undefined })
  }
  return proposalText(all, games)
}

export function proposalText(all: readonly Proposed[], games: number): string[] {
  const { overrides } = JSON.parse(readFileSync(FILE, 'utf8'))
  return [
    '## A proposal',
    '',
    `The values marked D that would bring the win rates near those we want, as a pack: [${SHOWN_AS}](${SHOWN_AS}). Both columns are by the deep tier, ${games} games each, the second by weights that were learned with the proposed values (\`npm run train -- --values docs/${SHOWN_AS}\`); where they were not, it would win more often once they are. The distance is that from what is wanted to what is proposed.`,
    '',
    '| abductor | wanted | today | proposed | distance | learned? |',
    '|---|---|---|---|---|---|',
    ...all.map(rowOf),
    '',
    missedText(all),
    '',
    '```json',
    JSON.stringify(overrides, null, 2),
    '```',
    '',
  ]
}

function rowOf({ abductor, now, proposed, isLearned }: Proposed): string {
  const distance = Math.round(100 * proposed.winRate - WANTED[abductor]!)
  const sign = distance < 0 ? '−' : '+'
  const cells = [nameOf('en', abductor), `${WANTED[abductor]} %`, shown(now), shown(proposed)]
  return `| ${[...cells, `${sign}${Math.abs(distance)} points`, isLearned ? 'yes' : 'no'].join(' | ')} |`
}

/** Those who are further from what is wanted than chance explains. */
function missedText(all: readonly Proposed[]): string {
  const missed = all.filter(({ abductor, proposed: { winRateLow, winRateHigh } }) => {
    const wanted = WANTED[abductor]! / 100
    return wanted < winRateLow || wanted > winRateHigh
  })
  if (missed.length === 0) return 'Every interval holds what is wanted.'
  const names = missed.map(({ abductor }) => nameOf('en', abductor)).join(', ')
  return `Beyond what chance explains the proposal misses what is wanted for: ${names}.`
}

/** The folder of the weights that know the proposed values, if they were learned. */
function learnedFor(abductor: string, pack: string): string | undefined {
  const file = weightsFile({ abductor, pack, isFiner: false, values: FILE })
  return existsSync(file) ? dirname(file) : undefined
}

async function simulated(
  abductor: string,
  pack: string,
  games: number,
  weights?: string,
): Promise<Simulated> {
  const how = ['--policy', 'deep', '--games', `${games}`, '--json']
  const args = ['simulate', '--abductor', abductor, '--pack', pack, ...how]
  const { results } = JSON.parse(
    await negotiator(args, weights === undefined ? {} : { NEGOTIATOR_WEIGHTS: weights }),
  )
  return results[0]
}

const percent = (rate: number): string => (100 * rate).toFixed(0)
const shown = ({ winRate, winRateLow, winRateHigh }: Simulated): string =>
  `${percent(winRate)} % (${percent(winRateLow)}–${percent(winRateHigh)})`
