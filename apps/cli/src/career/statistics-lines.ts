import { byWorth, type Statistics, WAYS, winRateSeries } from '@negotiator/career'
import {
  type CareerKey,
  careerText,
  type Lang,
  nameOf,
  shownNumber,
  shownPercent,
} from '@negotiator/language'
import { signedPoints } from '../advisor/lines.ts'
import { labelled } from '../terminal/heading.ts'
import type { Look } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { barLines, plotLines } from '../terminal/text-plot.ts'

const SHOWN_CARDS = 3
/** The window of the chart: a wider one would hide what changes. */
const CHART_WINDOW = 20

/** All that games under one heading tell, with charts. `won` are the results in the order played. */
export function statisticsLines(look: Look, statistics: Statistics, won: readonly boolean[]): string[] {
  return [
    ...numbers(look, statistics).flatMap(([label, value]) =>
      labelled(look, careerText(look.lang, label), value),
    ),
    '',
    ...winRateChart(look, won),
    '',
    ...charts(look, statistics),
  ]
}

function numbers({ lang }: Look, statistics: Statistics): [CareerKey, string][] {
  const { games, won, lost, hostages, withHints } = statistics
  return [
    ['career.games', careerText(lang, 'career.games.value', { games, won, lost })],
    ['career.win-rate', winRates(lang, statistics)],
    ['career.streaks', streaks(lang, statistics)],
    ['career.hostages', careerText(lang, 'career.hostages.value', hostages)],
    ['career.length', length(lang, statistics)],
    ...(withHints === 0
      ? []
      : [['career.hints', careerText(lang, 'career.hints.value', { n: withHints })] as [CareerKey, string]]),
    ['career.cards.favourite', favourites(lang, statistics)],
    ['career.cards.profit', profitable(lang, statistics)],
    ['career.luck', luck(lang, statistics)],
  ]
}

function winRates(lang: Lang, { winRate, rolling }: Statistics): string {
  const parts = [
    `${careerText(lang, 'career.win-rate.all')} ${rate(lang, winRate)}`,
    ...rolling.map(
      (each) => `${careerText(lang, 'career.win-rate.last', { n: each.size })} ${rate(lang, each.winRate)}`,
    ),
  ]
  return parts.join(' · ')
}

export const rate = (lang: Lang, share: number | null): string =>
  share === null ? '–' : shownPercent(lang, share)

function streaks(lang: Lang, { streaks: { current, longestWon, longestLost } }: Statistics): string {
  const now = careerText(lang, current < 0 ? 'career.streak.lost' : 'career.streak.won', {
    n: Math.abs(current),
  })
  return `${now} · ${careerText(lang, 'career.streak.longest', { won: longestWon, lost: longestLost })}`
}

function length(
  lang: Lang,
  { length: { average, averageWon, averageLost, shortestWon } }: Statistics,
): string {
  const turns = (n: number) => shownNumber(lang, n, 1)
  return [
    ...(average === null ? [] : [careerText(lang, 'career.length.value', { average: turns(average) })]),
    ...(averageWon === null ? [] : [careerText(lang, 'career.length.won', { turns: turns(averageWon) })]),
    ...(averageLost === null ? [] : [careerText(lang, 'career.length.lost', { turns: turns(averageLost) })]),
    ...(shortestWon === null ? [] : [careerText(lang, 'career.length.shortest', { n: shortestWon })]),
  ].join(' · ')
}

function favourites(lang: Lang, { cards }: Statistics): string {
  const shown = cards
    .filter(({ played }) => played > 0)
    .slice(0, SHOWN_CARDS)
    .map(({ card, played }) =>
      careerText(lang, 'career.cards.favourite.value', { card: nameOf(lang, card), n: played }),
    )
  return shown.length === 0 ? '–' : shown.join(' · ')
}

function profitable(lang: Lang, { cards }: Statistics): string {
  const shown = byWorth(cards)
    .slice(0, SHOWN_CARDS)
    .map(({ card, worth }) =>
      careerText(lang, 'career.cards.profit.value', {
        card: nameOf(lang, card),
        worth: shownNumber(lang, worth ?? 0, 1),
      }),
    )
  return shown.length === 0 ? '–' : shown.join(' · ')
}

function luck(lang: Lang, { luck: found }: Statistics): string {
  if (found === null) return careerText(lang, 'career.luck.none')
  const { games, winRate, adjusted, margin } = found
  const shown = shownPercent(lang, adjusted)
  const value = careerText(lang, 'career.luck.value', {
    games,
    rate: shownPercent(lang, winRate),
    adjusted:
      margin === null
        ? shown
        : careerText(lang, 'career.luck.margin', { adjusted: shown, margin: shownPercent(lang, margin) }),
  })
  const average = careerText(lang, 'career.luck.average', {
    luck: signedPoints(lang, found.luck),
    skill: signedPoints(lang, found.skill),
  })
  return `${value} · ${average}`
}

/** The curve, and in words what it shows. */
function winRateChart(look: Look, won: readonly boolean[]): string[] {
  const { lang } = look
  const series = winRateSeries(won, CHART_WINDOW)
  const first = rate(lang, series[0] ?? null)
  const words =
    series.length === 1
      ? careerText(lang, 'career.chart.win-rate.one', { rate: first })
      : careerText(lang, 'career.chart.win-rate.text', {
          first,
          last: rate(lang, series.at(-1) ?? null),
          highest: rate(
            lang,
            series.reduce((a, b) => Math.max(a, b), 0),
          ),
          lowest: rate(
            lang,
            series.reduce((a, b) => Math.min(a, b), 1),
          ),
        })
  return [
    paint(look, 'strong', careerText(lang, 'career.chart.win-rate', { n: CHART_WINDOW })),
    ...plotLines(series, look),
    paint(look, 'quiet', words),
  ]
}

function charts(look: Look, { ways, length: { wonIn, lostIn } }: Statistics): string[] {
  const { lang, width, unicode } = look
  const ended = WAYS.map((way) => ({ label: careerText(lang, `career.way.${way}`), n: ways[way] }))
  const turn = careerText(lang, 'career.length.turn')
  const turns = wonIn.map((n, i) => ({
    label: `${turn} ${`${i + 1}`.padStart(2)} ${careerText(lang, 'career.won')} ${n}, ${careerText(lang, 'career.lost')} ${lostIn[i]}`,
    n: n + lostIn[i]!,
  }))
  return [
    paint(look, 'strong', careerText(lang, 'career.ways')),
    ...barLines(
      ended.filter(({ n }) => n > 0),
      width,
      unicode,
    ),
    '',
    paint(look, 'strong', careerText(lang, 'career.length.chart')),
    ...barLines(
      turns.filter(({ n }) => n > 0),
      width,
      unicode,
    ),
  ]
}
