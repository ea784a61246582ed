import { ABDUCTORS } from '@negotiator/content'
import { nameOf } from '@negotiator/language'
import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import type { Cell } from '../strength/cell.ts'
import { strengthData } from '../strength/page.ts'
import { overrides, type Proposed, readProposed, runOf, SHOWN_AS } from './proposed.ts'

/** Where we want to get, in percent, with the advisor at its strongest. */
const WANTED: Readonly<Record<string, number>> = {
  arkayne: 70,
  lijah: 65,
  donna: 55,
  barrett: 50,
  edward: 45,
  renesha: 40,
}

/** What came of one abductor. */
export interface ProposalRow {
  readonly abductor: string
  readonly now: Pick<Cell, 'winRate' | 'margin' | 'isOfToday'>
  readonly proposed: Proposed
  readonly isOfToday: boolean
}

/** Whatever was played last, today's values as in strength.md. */
export function lastProposed(): ProposalRow[] {
  const deep = strengthData().filter(({ policy }) => policy === 'deep')
  return ABDUCTORS.flatMap(({ abductor: { id } }) => {
    const now = deep.find(({ abductor }) => abductor === id)
    const proposed = readProposed(id, null)
    if (now === undefined || proposed === null) return []
    return [{ abductor: id, now, proposed, isOfToday: proposed.run === runOf(id) }]
  })
}

export function proposalPart(rows: readonly ProposalRow[]): string {
  const isAllOfToday = rows.every(({ now, isOfToday }) => now.isOfToday && isOfToday)
  return [
    `The values marked D that would bring the win rates near those we want, as a pack: [${SHOWN_AS}](${SHOWN_AS}). Both columns are by the deep tier. Today's is that of [strength.md](strength.md), with finer tables where an abductor has any. The proposed one is by weights that were learned with the proposed values, coarse tables only (\`npm run train -- --values docs/${SHOWN_AS}\`); where they were not, it would win more often once they are. The distance is that from what is wanted to what is proposed.`,
    '',
    '| abductor | wanted | today | proposed | games | distance | learned? |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(rowOf),
    '',
    ...(isAllOfToday ? [] : [OUTDATED_NOTE, '']),
    missedText(rows),
    '',
    '```json',
    JSON.stringify(overrides(), null, 2),
    '```',
  ].join('\n')
}

function rowOf({ abductor, now, proposed, isOfToday }: ProposalRow): string {
  const distance = Math.round(100 * proposed.winRate - WANTED[abductor]!)
  const sign = distance < 0 ? '−' : distance > 0 ? '+' : ''
  const cells = [
    nameOf('en', abductor),
    `${WANTED[abductor]} %`,
    `${percent(now.winRate)} % (${percent(now.winRate - now.margin)}–${percent(now.winRate + now.margin)})${mark(now.isOfToday)}`,
    `${percent(proposed.winRate)} % (${percent(proposed.winRateLow)}–${percent(proposed.winRateHigh)})${mark(isOfToday)}`,
    `${proposed.games}`,
    `${sign}${Math.abs(distance)} points`,
    proposed.isLearned ? 'yes' : 'no',
  ]
  return `| ${cells.join(' | ')} |`
}

/** Those who are further from what is wanted than chance explains. */
function missedText(rows: readonly ProposalRow[]): string {
  const missed = rows.filter(({ abductor, proposed: { winRateLow, winRateHigh } }) => {
    const wanted = WANTED[abductor]! / 100
    return wanted < winRateLow || wanted > winRateHigh
  })
  if (missed.length === 0) return 'Every interval holds what is wanted.'
  const names = missed.map(({ abductor }) => nameOf('en', abductor)).join(', ')
  return `Beyond what chance explains the proposal misses what is wanted for: ${names}.`
}

const percent = (rate: number): string => (100 * rate).toFixed(0)
const mark = (isOfToday: boolean): string => (isOfToday ? '' : ` ${OUTDATED}`)
