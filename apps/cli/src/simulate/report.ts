import type { ContentChoice, PackId } from '@negotiator/content'
import { type Tally, tallyData, wilsonInterval } from '@negotiator/lab'
import { cardsName, type Lang, labText, nameOf, shownNumber, shownPercent, text } from '@negotiator/language'
import { DEFEATS, type ReasonName, VICTORIES } from '@negotiator/rules'
import { brushesOf } from '../terminal/brushes.ts'
import { isUnicode, lineWidth } from '../terminal/capabilities.ts'
import { printable } from '../terminal/printable.ts'
import { flow, wrap, wrapParts } from '../terminal/wrap.ts'
import { survivalLines } from './survival.ts'

/** One line-up and what came of it. */
export interface Outcome {
  readonly abductor: string
  readonly pack: PackId
  readonly cards: ContentChoice
  readonly tally: Tally
}

/** Depends on seed and settings only, never on how long it took. */
export const outcomeData = ({ abductor, pack, tally }: Outcome) => ({ abductor, pack, ...tallyData(tally) })

/** What the games depend on besides the cards. */
export interface HowPlayed {
  readonly policy: string
  readonly seed: string
}

export function outcomeLines(
  lang: Lang,
  { abductor, cards, tally }: Outcome,
  { policy, seed }: HowPlayed,
): string[] {
  const title = text(lang, 'simulate.title', {
    abductor: nameOf(lang, abductor),
    pack: cardsName(lang, cards),
    games: shownNumber(lang, tally.games),
    n: tally.games,
    policy,
    seed: printable(seed),
  })
  const titleLines = wrap(title, lineWidth(process.stdout), 4).map(brushesOf(process.stdout).bold)
  return [...titleLines, ...tallyLines(lang, tally)]
}

/** How games ended, and how long they took. */
export function tallyLines(lang: Lang, tally: Tally, output: NodeJS.WriteStream = process.stdout): string[] {
  const { games, won } = tally
  const style = brushesOf(output)
  const { dim, good, bad } = style
  const width = lineWidth(output)
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
    ...flow([good(shareLine(lang, 'won', won, games, digits)), dim(`(${interval})`)], width, ' ', 4),
    ...reasonLines(lang, tally, VICTORIES, width).map(dim),
    bad(shareLine(lang, 'lost', games - won, games, digits)),
    ...reasonLines(lang, tally, DEFEATS, width).map(dim),
    `  ${average}`,
    ...survivalLines(lang, tally, width, style, isUnicode(process.env)),
  ]
}

/** A rare win is not no win. */
const digitsOf = (winRate: number): number => (winRate > 0 && winRate < 0.01 ? 2 : 1)

function shareLine(lang: Lang, result: 'won' | 'lost', n: number, games: number, digits: number): string {
  const percent = (share: number) => shownPercent(lang, share, digits)
  const words = text(lang, `simulate.${result}`)
  const widest = Math.max(text(lang, 'simulate.won').length, text(lang, 'simulate.lost').length)
  const count = shownNumber(lang, n).padStart(shownNumber(lang, games).length)
  return `  ${words.padEnd(widest)} ${count} ${percent(n / games).padStart(percent(1).length)}`
}

function reasonLines(lang: Lang, tally: Tally, reasons: readonly ReasonName[], width: number): string[] {
  const counts = reasons
    .filter((reason) => tally.reasons[reason] > 0)
    .map((reason) => `${labText(lang, `lab.reason.${reason}`)} ${shownNumber(lang, tally.reasons[reason])}`)
  return counts.length === 0 ? [] : wrapParts(counts, width, '    ')
}
