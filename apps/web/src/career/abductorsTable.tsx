import type { Chapter } from '@negotiator/career'
import { ABDUCTORS } from '@negotiator/content'
import { nameIn, percent } from '../words/words.ts'
import css from './career.module.css'
import { Table } from './figureView.tsx'
import { ct, shownNumber } from './words.ts'

const rate = (share: number | null): string => (share === null ? '–' : percent(share))

/** One line per abductor: games, victories, win rates. Those nobody has played yet are not there. */
export function AbductorsTable({ of: { byAbductor } }: { of: Chapter }) {
  const known: readonly string[] = ABDUCTORS.map((each) => each.abductor.id)
  const ids = Object.keys(byAbductor).sort((a, b) => known.indexOf(a) - known.indexOf(b))
  const windows = byAbductor[ids[0] ?? '']?.rolling.map(({ size }) => size) ?? []
  return (
    <section>
      <h2>{ct('career.by-abductor')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class={css.wide} tabIndex={0}>
        <Table
          caption={ct('career.by-abductor')}
          head={[
            ct('career.abductor'),
            ct('career.games'),
            ct('career.won'),
            ...windows.map((n) => ct('career.win-rate.last', { n })),
            ct('career.win-rate.all'),
          ]}
          rows={ids.map((id) => {
            const { games, won, winRate, rolling } = byAbductor[id]!
            return [
              nameIn(id),
              shownNumber(games),
              shownNumber(won),
              ...rolling.map((each) => rate(each.winRate)),
              rate(winRate),
            ]
          })}
        />
      </div>
    </section>
  )
}
