import { type AfterTurn, survivalOf, type Tally } from '@negotiator/lab'
import { type Lang, shownPercent, text } from '@negotiator/language'
import type { Brushes } from '../terminal/brushes.ts'
import { wrapParts } from '../terminal/wrap.ts'

const LONGEST_BAR = 40
const USUAL_BAR = 20
const SHORTEST_BAR = 8

const KINDS = ['won', 'going', 'lost'] as const

type Signs = Readonly<Record<(typeof KINDS)[number], string>>

const UNICODE: Signs = { won: '█', going: '▒', lost: '░' }
const ASCII: Signs = { won: '#', going: '=', lost: '.' }

/** One bar for each turn: what was won grows from the left, what was lost from the right. */
export function survivalLines(
  lang: Lang,
  tally: Tally,
  width: number,
  style: Brushes,
  isUnicode: boolean,
): string[] {
  const signs = isUnicode ? UNICODE : ASCII
  const titles = KINDS.map((kind) => `${signs[kind]} ${text(lang, `simulate.after.${kind}`)}`)
  const turn = text(lang, 'simulate.after.turn')
  const least = percent(lang, 1).length
  // Where there is no room for titles above the numbers, they get a line of their own.
  const wide = titles.map((title) => Math.max(title.length, least))
  const isWide = barOf(width, turn, wide) >= USUAL_BAR
  const columns = isWide ? wide : titles.map(() => least)
  const bar = Math.max(SHORTEST_BAR, Math.min(LONGEST_BAR, barOf(width, turn, columns)))
  const head = [turn, ' '.repeat(bar), ...titles.map((title, i) => title.padStart(columns[i]!))].join('  ')
  return [
    ...(isWide ? [`  ${head}`] : wrapParts(titles, width, '  ')).map(style.dim),
    ...survivalOf(tally).map((row) => {
      const drawn = barLine(row, tally.games, bar, signs, style)
      const shares = KINDS.map((kind, i) => percent(lang, row[kind] / tally.games).padStart(columns[i]!))
      return `  ${`${row.turn}`.padStart(turn.length)}  ${drawn}  ${shares.join('  ')}`
    }),
  ]
}

/** What the other columns leave, each with two spaces before it. */
const barOf = (width: number, turn: string, columns: readonly number[]): number =>
  width - columns.reduce((sum, column) => sum + 2 + column, 2 + turn.length + 2)

function barLine({ won, lost }: AfterTurn, games: number, bar: number, signs: Signs, style: Brushes): string {
  const left = Math.round((won / games) * bar)
  const right = Math.min(Math.round((lost / games) * bar), bar - left)
  const middle = signs.going.repeat(bar - left - right)
  return style.good(signs.won.repeat(left)) + middle + style.bad(signs.lost.repeat(right))
}

const percent = (lang: Lang, share: number): string => shownPercent(lang, share, 0)
