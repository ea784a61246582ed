import { byWorth, type Statistics } from '@negotiator/career'
import { signed } from '@negotiator/language'
import type { ComponentChildren } from 'preact'
import { nameIn, percent } from '../words/words.ts'
import css from './career.module.css'
import { ct, shownNumber } from './words.ts'

const SHOWN_CARDS = 3
const rate = (share: number | null): string => (share === null ? '–' : percent(share))

/** What the games tell in numbers; the win rate of the last ones beside that of all. */
export function Numbers({ of }: { of: Statistics }) {
  const { games, won, lost, hostages, withHints } = of
  return (
    <dl class={css.numbers}>
      <Fact name={ct('career.games')}>{ct('career.games.value', { games, won, lost })}</Fact>
      <Rates of={of} />
      <Streaks of={of} />
      <Fact name={ct('career.hostages')}>{ct('career.hostages.value', hostages)}</Fact>
      <Fact name={ct('career.length')}>{lengthWords(of)}</Fact>
      {withHints > 0 && <Fact name={ct('career.hints')}>{ct('career.hints.value', { n: withHints })}</Fact>}
      <Fact name={ct('career.cards.favourite')}>{favourites(of)}</Fact>
      <Fact name={ct('career.cards.profit')}>{profitable(of)}</Fact>
      <Luck of={of} />
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Rates({ of: { winRate, rolling } }: { of: Statistics }) {
  const shown = [
    ...rolling.map(({ size, winRate: of }) => ({ name: ct('career.win-rate.last', { n: size }), of })),
    { name: ct('career.win-rate.all'), of: winRate },
  ]
  return (
    <Fact name={ct('career.win-rate')}>
      <span class={css.rates}>
        {shown.map(({ name, of }) => (
          <span key={name}>
            <b>{rate(of)}</b> {name}
          </span>
        ))}
      </span>
    </Fact>
  )
}

function Streaks({ of: { streaks } }: { of: Statistics }) {
  const { current, longestWon, longestLost } = streaks
  return (
    <Fact name={ct('career.streaks')}>
      {ct(current < 0 ? 'career.streak.lost' : 'career.streak.won', { n: Math.abs(current) })}
      <br />
      {ct('career.streak.longest', { won: longestWon, lost: longestLost })}
    </Fact>
  )
}

function lengthWords({ length: { average, averageWon, averageLost, shortestWon } }: Statistics): string {
  const turns = (n: number) => shownNumber(n, 1)
  return [
    ...(average === null ? [] : [ct('career.length.value', { average: turns(average) })]),
    ...(averageWon === null ? [] : [ct('career.length.won', { turns: turns(averageWon) })]),
    ...(averageLost === null ? [] : [ct('career.length.lost', { turns: turns(averageLost) })]),
    ...(shortestWon === null ? [] : [ct('career.length.shortest', { n: shortestWon })]),
  ].join(' · ')
}

function favourites({ cards }: Statistics) {
  const played = cards.filter((card) => card.played > 0).slice(0, SHOWN_CARDS)
  return (
    <Lines
      of={played.map(({ card, played: n }) =>
        ct('career.cards.favourite.value', { card: nameIn(card), n: shownNumber(n) }),
      )}
    />
  )
}

function profitable({ cards }: Statistics) {
  const best = byWorth(cards).slice(0, SHOWN_CARDS)
  return (
    <Lines
      of={best.map(({ card, worth }) =>
        ct('career.cards.profit.value', { card: nameIn(card), worth: shownNumber(worth ?? 0, 1) }),
      )}
    />
  )
}

function Lines({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <>–</>
  return (
    <ol class={css.lines}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}

/** Only of games that were analysed; if none was, that is said. */
function Luck({ of: { luck: found } }: { of: Statistics }) {
  if (found === null) return <Fact name={ct('career.luck')}>{ct('career.luck.none')}</Fact>
  const { games, winRate, adjusted, margin, luck, skill } = found
  const points = (share: number) => signed(Math.round(share * 100))
  const shown =
    margin === null
      ? percent(adjusted)
      : ct('career.luck.margin', { adjusted: percent(adjusted), margin: percent(margin) })
  return (
    <Fact name={ct('career.luck')}>
      {ct('career.luck.value', { games, rate: percent(winRate), adjusted: shown })}
      <br />
      {ct('career.luck.average', { luck: points(luck), skill: points(skill) })}
    </Fact>
  )
}
