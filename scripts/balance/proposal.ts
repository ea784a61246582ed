import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ABDUCTORS } from '@negotiator/content'
import { nameOf } from '@negotiator/language'
import { negotiator } from '../negotiator.ts'

const SHOWN_AS = 'examples/proposed-values.json'
const FILE = fileURLToPath(new URL(`../../../docs/${SHOWN_AS}`, import.meta.url))

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

/** Plays the values of today and the proposed ones, each abductor with the sets of his own game, and tells of it. */
export async function proposalPart(games: number): Promise<string[]> {
  const rows: string[] = []
  for (const { abductor, pack } of ABDUCTORS) {
    const now = await simulated(abductor.id, pack, games)
    const proposed = await simulated(abductor.id, `${pack},${FILE}`, games)
    const cells = [nameOf('en', abductor.id), `${WANTED[abductor.id]} %`, shown(now), shown(proposed)]
    rows.push(`| ${cells.join(' | ')} |`)
  }
  const { overrides } = JSON.parse(readFileSync(FILE, 'utf8'))
  return [
    '## A proposal',
    '',
    `The values marked D that would bring the win rates near those we want, as a pack: [${SHOWN_AS}](${SHOWN_AS}). Both columns are by the deep tier, ${games} games each. Its weights were learned with the values of today: once it has learned the proposed ones it will win somewhat more often with them.`,
    '',
    '| abductor | wanted | today | proposed |',
    '|---|---|---|---|',
    ...rows,
    '',
    '```json',
    JSON.stringify(overrides, null, 2),
    '```',
    '',
  ]
}

async function simulated(abductor: string, pack: string, games: number): Promise<Simulated> {
  const how = ['--policy', 'deep', '--games', `${games}`, '--json']
  const { results } = JSON.parse(
    await negotiator(['simulate', '--abductor', abductor, '--pack', pack, ...how]),
  )
  return results[0]
}

const percent = (rate: number): string => (100 * rate).toFixed(0)
const shown = ({ winRate, winRateLow, winRateHigh }: Simulated): string =>
  `${percent(winRate)} % (${percent(winRateLow)}–${percent(winRateHigh)})`
