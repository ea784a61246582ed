import { WINDOWS, winRateSeries } from '@negotiator/career'
import { percent } from '../words/words.ts'
import css from './figure.module.css'
import { Figure } from './figureView.tsx'
import { sampled } from './sampled.ts'
import { ct, shownNumber } from './words.ts'

const WIDTH = 320
const HEIGHT = 120
const LEFT = 34
/** More points than pixels show nothing more. */
const MOST_POINTS = 160
const MOST_ROWS = 20
const LEVELS = [0, 0.5, 1]
const KINDS = ['short', 'middle', 'all'] as const

/** The win rate after each game: of the last ones, and of all so far. */
export function WinRateChart({ won }: { won: readonly boolean[] }) {
  const series = [...WINDOWS, undefined].map((size) => winRateSeries(won, size))
  const names = [...WINDOWS.map((n) => ct('career.win-rate.last', { n })), ct('career.win-rate.all')]
  const last = series[0]!
  const first = last[0] ?? 0
  const isOne = won.length === 1
  const words = isOne
    ? ct('career.chart.win-rate.one', { rate: percent(first) })
    : ct('career.chart.win-rate.text', {
        first: percent(first),
        last: percent(last.at(-1) ?? 0),
        highest: percent(last.reduce((a, b) => Math.max(a, b), 0)),
        lowest: percent(last.reduce((a, b) => Math.min(a, b), 1)),
      })
  return (
    <Figure
      title={ct('career.chart.win-rate', { n: WINDOWS[0] })}
      words={words}
      head={[ct('career.chart.game'), ...names]}
      rows={sampled(won, MOST_ROWS).map(({ index }) => [
        shownNumber(index + 1),
        ...series.map((each) => percent(each[index]!)),
      ])}
    >
      <svg class={css.chart} viewBox={`0 -8 ${WIDTH} ${HEIGHT + 26}`} role="img" aria-label={words}>
        {LEVELS.map((level) => (
          <g key={level}>
            <path class={css.grid} d={`M${LEFT} ${yOf(level)}H${WIDTH}`} />
            <text class={css.label} x={LEFT - 5} y={yOf(level) + 4} text-anchor="end">
              {percent(level)}
            </text>
          </g>
        ))}
        {series.map((each, i) => (
          <path key={KINDS[i]} class={css.line} data-kind={KINDS[i]} d={pathOf(each)} />
        ))}
        {isOne && <circle class={css.dot} cx={LEFT + 4} cy={yOf(first)} r="4" />}
        <text class={css.label} x={LEFT} y={HEIGHT + 15}>
          1
        </text>
        {!isOne && (
          <text class={css.label} x={WIDTH} y={HEIGHT + 15} text-anchor="end">
            {shownNumber(won.length)}
          </text>
        )}
      </svg>
      <p class={css.key} aria-hidden="true">
        {names.map((name, i) => (
          <span key={name}>
            <svg width="28" height="8" aria-hidden="true">
              <path class={css.line} data-kind={KINDS[i]} d="M1 4H27" />
            </svg>
            {name}
          </span>
        ))}
      </p>
    </Figure>
  )
}

const yOf = (share: number): number => Math.round((1 - share) * HEIGHT * 10) / 10

function pathOf(series: readonly number[]): string {
  const step = series.length < 2 ? 0 : (WIDTH - LEFT) / (series.length - 1)
  const points = sampled(series, MOST_POINTS).map(
    ({ index, value }) => `${(LEFT + index * step).toFixed(1)} ${yOf(value)}`,
  )
  return points.length === 0 ? '' : `M${points.join('L')}`
}
