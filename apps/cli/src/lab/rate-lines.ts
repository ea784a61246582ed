import { type Tally, wilsonInterval } from '@negotiator/lab'
import { type Lang, labText, shownNumber, shownPercent } from '@negotiator/language'
import type { Brushes } from '../terminal/brushes.ts'
import { padEnd, padStart, widthOf } from '../terminal/text-width.ts'

export interface PlotLook {
  readonly lang: Lang
  readonly style: Brushes
  readonly isUnicode: boolean
}

/** Somebody's games so far. */
export interface Played {
  readonly name: string
  readonly tally: Tally
}

const UNICODE = { sure: '█', open: '▒', none: '·' }
const ASCII = { sure: '#', open: '=', none: '.' }

const LONGEST_BAR = 50
const SHORTEST_BAR = 10

/**
 * One bar from 0 to 100 % for each player: full as far as the chance of winning surely reaches, grey as far as it may
 * (95 %). With every game the grey gets shorter.
 */
export function rateLines(look: PlotLook, players: readonly Played[], width: number): string[] {
  const { lang } = look
  const rows = players.map(({ name, tally }) => {
    const [low, high] = wilsonInterval(tally.won, tally.games)
    const shown = (rate: number) => shownNumber(lang, rate * 100, 1)
    return {
      name,
      low,
      high,
      rate: shownPercent(lang, tally.won / tally.games),
      interval: labText(lang, 'lab.live.interval', { low: shown(low), high: shown(high) }),
    }
  })
  const widest = (texts: readonly string[]) => Math.max(...texts.map(widthOf))
  const names = widest(rows.map(({ name }) => name))
  const rates = widest(rows.map(({ rate }) => rate))
  const intervals = widest(rows.map(({ interval }) => interval))
  // Where there is no room for all, first the interval goes, then names stand above their bars.
  const hasInterval = width - names - rates - intervals - 6 >= SHORTEST_BAR
  const room = width - rates - (hasInterval ? intervals + 2 : 0) - 2
  const isBeside = room - names - 2 >= SHORTEST_BAR
  const bar = Math.min(LONGEST_BAR, isBeside ? room - names - 2 : room)
  return rows.flatMap(({ name, low, high, rate, interval }) => {
    const numbers = `${padStart(rate, rates)}${hasInterval ? `  ${look.style.dim(interval)}` : ''}`
    const drawn = `${barOf(look, low, high, bar)}  ${numbers}`
    return isBeside ? [`${padEnd(name, names)}  ${drawn}`] : [name, drawn]
  })
}

function barOf({ style, isUnicode }: PlotLook, low: number, high: number, bar: number): string {
  const signs = isUnicode ? UNICODE : ASCII
  const sure = Math.round(low * bar)
  // Something is always open: it can never be known exactly.
  const open = Math.max(1, Math.round(high * bar) - sure)
  const none = Math.max(0, bar - sure - open)
  const filled = signs.sure.repeat(Math.min(sure, bar - 1))
  return style.good(filled) + signs.open.repeat(open) + style.dim(signs.none.repeat(none))
}
