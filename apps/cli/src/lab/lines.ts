import {
  byDifference,
  bySize,
  changeText,
  type DuelReport,
  hardness,
  type LabRun,
  type Policy,
  points,
  pointsInterval,
  reportOf,
  type StudyReport,
  subjectTitle,
  verdictText,
} from '@negotiator/lab'
import { type Lang, labText, nameOf, shownNumber, shownPercent } from '@negotiator/language'
import { tallyLines } from '../simulate/report.ts'
import { brushesOf } from '../terminal/brushes.ts'
import { isUnicode, lineWidth } from '../terminal/capabilities.ts'
import { wrapWords } from '../terminal/wrap.ts'
import { type Whisker, whisker } from './whisker.ts'

/** More is for the page and for programs. */
const MOST_NUMBERS = 20
const BAR = 21
const LEAST_NAME = 24
const MOST_NAME = 64

/** What a lab found out, for a terminal. */
export function labLines(lang: Lang, run: LabRun): string[] {
  const { answer } = reportOf(run)
  return answer.kind === 'duel' ? duelLines(lang, run, answer) : studyLines(lang, run, answer)
}

const policyName = (lang: Lang, policy: Policy): string => labText(lang, `lab.policy.${policy}`)

function studyLines(lang: Lang, run: LabRun, { by, subjects }: StudyReport): string[] {
  const { bold } = brushesOf(process.stdout)
  return subjects.flatMap(({ players, cards, needed, numbers }, i) => {
    const studied = run.plan.subjects[i]!
    const played = studied.players.filter(({ arm }) => run.played[arm]!.tally.games > 0)
    const word = hardness(lang, players)
    return [
      ...(i > 0 ? [''] : []),
      bold(subjectTitle(lang, studied.choice)),
      ...(word === null ? [] : [word]),
      ...played.flatMap(({ policy, arm }) => {
        const { tally } = run.played[arm]!
        const games = `${shownNumber(lang, tally.games)} ${labText(lang, 'lab.games')}`
        return ['', `${policyName(lang, policy)} · ${games}`, ...tallyLines(lang, tally)]
      }),
      ...(cards.length === 0
        ? []
        : [
            '',
            ...heading(lang, 'lab.cards', 'lab.cards-how', by, cards[0]!.games),
            ...differenceLines(
              lang,
              byDifference(cards).map((card) => ({ ...card, name: nameOf(lang, card.id) })),
            ),
            ...neededLines(lang, needed),
          ]),
      ...(numbers.length === 0
        ? []
        : [
            '',
            ...heading(lang, 'lab.numbers', 'lab.numbers-how', by, numbers[0]!.games),
            ...differenceLines(
              lang,
              bySize(numbers)
                .slice(0, MOST_NUMBERS)
                .map((each) => ({ ...each, name: `${nameOf(lang, each.id)}, ${changeText(lang, each)}` })),
            ),
            ...moreLines(lang, numbers.length - MOST_NUMBERS),
          ]),
    ]
  })
}

const widthNow = (): number => lineWidth(process.stdout)

function heading(
  lang: Lang,
  title: 'lab.cards' | 'lab.numbers',
  how: 'lab.cards-how' | 'lab.numbers-how',
  by: Policy,
  games: number,
): string[] {
  const { bold, dim } = brushesOf(process.stdout)
  const words = labText(lang, how, { player: policyName(lang, by), games: shownNumber(lang, games) })
  return [bold(labText(lang, title)), ...wrapWords(`  ${words}`, widthNow(), 2).map(dim)]
}

const neededLines = (lang: Lang, needed: readonly { readonly id: string }[]): string[] =>
  needed.length === 0
    ? []
    : wrapWords(
        `  ${labText(lang, 'lab.needed', { cards: needed.map(({ id }) => nameOf(lang, id)).join(', ') })}`,
        widthNow(),
        2,
      )

const moreLines = (lang: Lang, n: number): string[] =>
  n <= 0 ? [] : [`  ${labText(lang, 'lab.numbers-more', { n })}`]

/** A name, a difference, its interval, and a picture of it where there is room. */
function differenceLines(lang: Lang, rows: readonly (Whisker & { readonly name: string })[]): string[] {
  const { good, bad } = brushesOf(process.stdout)
  const most = Math.max(0.01, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
  const shown = rows.map((row) => ({
    row,
    difference: points(lang, row.difference),
    interval: pointsInterval(lang, row),
  }))
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length))
  const columns = [
    widest(shown.map(({ difference }) => difference)),
    widest(shown.map(({ interval }) => interval)),
  ]
  const fixed = 2 + columns[0]! + 2 + columns[1]! + 2
  const hasBar = widthNow() - fixed - BAR - 2 >= LEAST_NAME
  const room = Math.max(LEAST_NAME, widthNow() - fixed - (hasBar ? BAR + 2 : 0))
  const name = Math.min(room, MOST_NAME, widest(rows.map((row) => row.name)))
  return shown.map(({ row, difference, interval }) => {
    const label = row.name.length > name ? `${row.name.slice(0, name - 1)}…` : row.name.padEnd(name)
    const paint = row.low > 0 ? good : row.high < 0 ? bad : (words: string) => words
    const bar = hasBar ? `  ${whisker(row, most, BAR, isUnicode(process.env))}` : ''
    return `  ${label}  ${paint(difference.padStart(columns[0]!))}  ${interval.padEnd(columns[1]!)}${bar}`.trimEnd()
  })
}

function duelLines(lang: Lang, { job: { question } }: LabRun, duel: DuelReport): string[] {
  if (question.kind !== 'duel') return []
  const { bold, dim } = brushesOf(process.stdout)
  const counts = {
    pairs: shownNumber(lang, duel.pairs),
    first: shownNumber(lang, duel.onlyFirstWon),
    second: shownNumber(lang, duel.onlySecondWon),
    player: policyName(lang, duel.by),
  }
  const version = (name: 'first' | 'second') => {
    const title = `${labText(lang, `lab.version.${name}`)}  ${subjectTitle(lang, question[name])}`
    return duel[name].games === 0 ? title : `${title}  ${shownPercent(lang, duel[name].winRate)}`
  }
  return [
    version('first'),
    version('second'),
    ...wrapWords(verdictText(lang, duel), widthNow()).map(bold),
    ...wrapWords(labText(lang, 'lab.pairs', counts), widthNow()).map(dim),
  ]
}
