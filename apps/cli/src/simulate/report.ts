import type { PackId } from '@negotiator/content'
import { type Lang, nameOf, text } from '@negotiator/language'
import type { ReasonName } from '@negotiator/rules'
import { shownNumber } from '../numbers.ts'
import { isUnicode } from '../play/terminal/capabilities.ts'
import { styleOf, widthOf } from '../terminal-style.ts'
import { wrapParts } from '../wrap.ts'
import { survivalLines, survivalOf } from './survival.ts'
import { REASONS, type Tally, WAYS_TO_WIN } from './tally.ts'
import { wilsonInterval } from './wilson.ts'

/** One line-up and what came of it. */
export interface Outcome {
  readonly abductor: string
  readonly pack: PackId
  readonly tally: Tally
}

/** Depends on seed and settings only, never on how long it took. */
export function outcomeData({ abductor, pack, tally }: Outcome) {
  const { games, won, turns, actions, reasons } = tally
  const [low, high] = wilsonInterval(won, games)
  return {
    abductor,
    pack,
    games,
    won,
    lost: games - won,
    reasons,
    winRate: rounded(won / games),
    winRateLow: rounded(low),
    winRateHigh: rounded(high),
    averageTurns: rounded(turns / games),
    averageActions: rounded(actions / games),
    survival: survivalOf(tally),
  }
}

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6

export function outcomeLines(lang: Lang, { abductor, pack, tally }: Outcome): string[] {
  const { games, won } = tally
  const style = styleOf(process.stdout)
  const { bold, dim, good, bad } = style
  const width = widthOf(process.stdout)
  const title = text(lang, 'simulate.title', {
    abductor: nameOf(lang, abductor),
    pack: text(lang, `cli.pack.${pack}`),
    games: shownNumber(lang, games),
    n: games,
  })
  const digits = digitsOf(won / games)
  const [low, high] = wilsonInterval(won, games)
  const interval = text(lang, 'simulate.interval', {
    low: shownNumber(lang, low * 100, digits),
    high: shownNumber(lang, high * 100, digits),
  })
  const average = text(lang, 'simulate.average', {
    turns: shownNumber(lang, tally.turns / games, 1),
    actions: shownNumber(lang, tally.actions / games, 1),
  })
  return [
    bold(title),
    good(shareLine(lang, 'won', won, games, digits)) + dim(` (${interval})`),
    ...reasonLines(lang, tally, REASONS.slice(0, WAYS_TO_WIN), width).map(dim),
    bad(shareLine(lang, 'lost', games - won, games, digits)),
    ...reasonLines(lang, tally, REASONS.slice(WAYS_TO_WIN), width).map(dim),
    `  ${average}`,
    ...survivalLines(lang, tally, width, style, isUnicode(process.env)),
  ]
}

/** A rare win is not no win. */
const digitsOf = (winRate: number): number => (winRate > 0 && winRate < 0.01 ? 2 : 1)

function shareLine(lang: Lang, result: 'won' | 'lost', n: number, games: number, digits: number): string {
  const percent = (share: number) => `${shownNumber(lang, share * 100, digits)}\u00a0%`
  const words = text(lang, `simulate.${result}`)
  const widest = Math.max(text(lang, 'simulate.won').length, text(lang, 'simulate.lost').length)
  const count = shownNumber(lang, n).padStart(shownNumber(lang, games).length)
  return `  ${words.padEnd(widest)} ${count} ${percent(n / games).padStart(percent(1).length)}`
}

function reasonLines(lang: Lang, tally: Tally, reasons: readonly ReasonName[], width: number): string[] {
  const counts = reasons
    .filter((reason) => tally.reasons[reason] > 0)
    .map((reason) => `${text(lang, `simulate.reason.${reason}`)} ${shownNumber(lang, tally.reasons[reason])}`)
  return counts.length === 0 ? [] : wrapParts(counts, width, '    ')
}
