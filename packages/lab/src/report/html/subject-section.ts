import type { ContentChoice } from '@negotiator/content'
import { type Lang, labText, nameOf, shownNumber, shownPercent } from '@negotiator/language'
import { DEFEATS } from '@negotiator/rules'
import type { Policy } from '../../play/policies.ts'
import { changeText, hardness, points, pointsInterval, subjectTitle } from '../labels.ts'
import type { CardReport, NumberReport, PlayerReport, SubjectReport } from '../report.ts'
import { byDifference, bySize } from '../sorted.ts'
import { differenceBar, shareBar, stackedBar } from './bars.ts'
import { escaped } from './escape.ts'
import { markup, table, twoLines } from './table.ts'

/** All about one subject of a study. */
export function subjectSection(lang: Lang, choice: ContentChoice, by: Policy, report: SubjectReport): string {
  const { players, cards, needed, numbers } = report
  const best = players.toSorted((a, b) => b.winRate - a.winRate)[0]
  return [
    `<h2>${escaped(subjectTitle(lang, choice))}</h2>`,
    best === undefined ? '' : `<p class="answer">${escaped(hardness(lang, players)!)}</p>`,
    players.length === 0 ? '' : playersPart(lang, players),
    best === undefined ? '' : lengthPart(lang, best),
    best === undefined || best.lost === 0 ? '' : endsPart(lang, best),
    cards.length === 0 ? '' : cardsPart(lang, by, cards, needed),
    numbers.length === 0 ? '' : numbersPart(lang, by, numbers),
  ].join('\n')
}

const heading = (words: string): string => `<h3>${escaped(words)}</h3>`
const soft = (words: string): string => `<p class="soft">${escaped(words)}</p>`

export const policyName = (lang: Lang, policy: Policy): string => labText(lang, `lab.policy.${policy}`)

function playersPart(lang: Lang, players: readonly PlayerReport[]): string {
  const rows = players.map(({ policy, games, winRate, winRateLow, winRateHigh }) => [
    policyName(lang, policy),
    ...rateCells(lang, { games, winRate, winRateLow, winRateHigh }),
  ])
  return heading(labText(lang, 'lab.players')) + table(rateColumns(lang, labText(lang, 'lab.player')), rows)
}

export const rateColumns = (lang: Lang, first: string) => [
  { title: first },
  { title: labText(lang, 'lab.won'), isNumber: true },
  { title: shownPercent(lang, 0.95, 0), isNumber: true, isExtra: true },
  { title: '' },
  { title: labText(lang, 'lab.games'), isNumber: true },
]

type Rates = Pick<PlayerReport, 'games' | 'winRate' | 'winRateLow' | 'winRateHigh'>

export function rateCells(lang: Lang, { games, winRate, winRateLow: low, winRateHigh: high }: Rates) {
  const shown = (rate: number) => shownNumber(lang, rate * 100, 1)
  return [
    shownPercent(lang, winRate),
    labText(lang, 'lab.share', { low: shown(low), high: shown(high) }),
    markup(shareBar(winRate, low, high)),
    shownNumber(lang, games),
  ]
}

function lengthPart(lang: Lang, { policy, games, survival }: PlayerReport): string {
  const ended = survival.map(({ turn, won, lost }, i) => ({
    turn,
    won: won - (survival[i - 1]?.won ?? 0),
    lost: lost - (survival[i - 1]?.lost ?? 0),
  }))
  const first = ended.findIndex(({ won, lost }) => won + lost > 0)
  const most = Math.max(...ended.map(({ won, lost }) => won + lost), 1)
  const columns = [
    { title: labText(lang, 'lab.turn'), isNumber: true },
    { title: labText(lang, 'lab.won'), isNumber: true },
    { title: labText(lang, 'lab.lost'), isNumber: true },
    { title: '' },
  ]
  // Nothing ends in the first turns.
  const rows = ended
    .slice(Math.max(0, first))
    .map(({ turn, won, lost }) => [
      `${turn}`,
      shownPercent(lang, won / games),
      shownPercent(lang, lost / games),
      markup(stackedBar(won, lost, most)),
    ])
  return heading(labText(lang, 'lab.length', { player: policyName(lang, policy) })) + table(columns, rows)
}

function endsPart(lang: Lang, { policy, lost, reasons }: PlayerReport): string {
  const rows = DEFEATS.filter((reason) => reasons[reason] > 0)
    .sort((a, b) => reasons[b] - reasons[a])
    .map((reason) => [
      labText(lang, `lab.reason.${reason}`),
      shownPercent(lang, reasons[reason] / lost),
      markup(shareBar(reasons[reason] / lost)),
    ])
  const columns = [{ title: labText(lang, 'lab.reason') }, { title: '', isNumber: true }, { title: '' }]
  return heading(labText(lang, 'lab.ends', { player: policyName(lang, policy) })) + table(columns, rows)
}

const farthest = (rows: readonly { readonly low: number; readonly high: number }[]): number =>
  Math.max(0.01, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))

const how = (lang: Lang, key: 'lab.cards-how' | 'lab.numbers-how', by: Policy, games: number): string =>
  soft(labText(lang, key, { player: policyName(lang, by), games: shownNumber(lang, games) }))

function cardsPart(
  lang: Lang,
  by: Policy,
  cards: readonly CardReport[],
  needed: SubjectReport['needed'],
): string {
  const most = farthest(cards)
  const columns = [
    { title: labText(lang, 'lab.card') },
    { title: labText(lang, 'lab.with-without'), isNumber: true, isExtra: true },
    { title: labText(lang, 'lab.worth'), isNumber: true },
    { title: '' },
  ]
  const rows = byDifference(cards).map((card) => [
    twoLines(nameOf(lang, card.id), labText(lang, `lab.kind.${card.kind}`)),
    `${shownPercent(lang, card.withRate)} / ${shownPercent(lang, card.withoutRate)}`,
    twoLines(points(lang, card.difference), pointsInterval(lang, card)),
    markup(differenceBar(card.difference, card.low, card.high, most)),
  ])
  const names = needed.map(({ id }) => nameOf(lang, id)).join(', ')
  return [
    heading(labText(lang, 'lab.cards')),
    how(lang, 'lab.cards-how', by, cards[0]!.games),
    table(columns, rows),
    needed.length === 0 ? '' : soft(labText(lang, 'lab.needed', { cards: names })),
  ].join('\n')
}

function numbersPart(lang: Lang, by: Policy, numbers: readonly NumberReport[]): string {
  const most = farthest(numbers)
  const columns = [
    { title: labText(lang, 'lab.change') },
    { title: labText(lang, 'lab.difference'), isNumber: true },
    { title: '' },
  ]
  const rows = bySize(numbers).map((change) => [
    twoLines(nameOf(lang, change.id), changeText(lang, change)),
    twoLines(points(lang, change.difference), pointsInterval(lang, change)),
    markup(differenceBar(change.difference, change.low, change.high, most)),
  ])
  return [
    heading(labText(lang, 'lab.numbers')),
    how(lang, 'lab.numbers-how', by, numbers[0]!.games),
    table(columns, rows),
  ].join('\n')
}
