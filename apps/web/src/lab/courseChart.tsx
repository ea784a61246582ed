import type { Known } from '@negotiator/lab'
import figure from '../career/figure.module.css'
import { Figure } from '../career/figureView.tsx'
import { sampled } from '../career/sampled.ts'
import { shownNumber } from '../career/words.ts'
import { percent } from '../words/words.ts'
import own from './lab.module.css'
import { lt } from './words.ts'

const WIDTH = 320
const HEIGHT = 120
const LEFT = 40
const MOST_ROWS = 10
/** Told apart by their strokes too. */
const KINDS = ['short', 'middle', 'all', 'plain']

interface Course {
  readonly name: string
  readonly points: readonly Known[]
}

interface Props {
  readonly title: string
  readonly courses: readonly Course[]
  readonly format: (value: number) => string
  /** Around nothing, with lines so far from it; otherwise from 0 to 1. */
  readonly around?: number
}

/** What was known after so many games: the line is the value, the band its interval, which narrows. */
export function CourseChart({ title, courses, format, around }: Props) {
  const shown = courses.filter(({ points }) => points.length > 0)
  const games = Math.max(1, ...shown.map(({ points }) => points.at(-1)!.games))
  const most = around === undefined ? 1 : reachOf(shown, around)
  const least = around === undefined ? 0 : -most
  const levels = around === undefined ? [0, 0.5, 1] : [-most, 0, most]
  const y = (value: number) =>
    ((1 - (Math.min(most, Math.max(least, value)) - least) / (most - least)) * HEIGHT).toFixed(1)
  const x = (n: number) => (LEFT + (n / games) * (WIDTH - LEFT)).toFixed(1)
  const told = ({ value, low, high }: Known) => ({
    value: format(value),
    low: format(low),
    high: format(high),
  })
  const words = shown
    .map(({ name, points }) => lt('lab.chart.known', { name, ...told(points.at(-1)!) }))
    .join(', ')
  return (
    <Figure
      title={title}
      words={`${words}. ${lt('lab.chart.after', { games: shownNumber(games) })}.`}
      head={[lt('lab.games'), around === undefined ? lt('lab.won') : lt('lab.difference'), '…']}
      rows={shown.flatMap(({ name, points }) =>
        sampled(points, MOST_ROWS).map(({ value: known }) => {
          const { value, low, high } = told(known)
          const label = shownNumber(known.games)
          return [shown.length > 1 ? `${label} · ${name}` : label, value, `${low} … ${high}`]
        }),
      )}
    >
      <svg class={figure.chart} viewBox={`0 -8 ${WIDTH} ${HEIGHT + 26}`} role="img" aria-label={words}>
        {levels.map((level) => (
          <g key={level}>
            <path class={figure.grid} d={`M${LEFT} ${y(level)}H${WIDTH}`} />
            <text class={figure.label} x={LEFT - 5} y={Number(y(level)) + 4} text-anchor="end">
              {around === undefined ? percent(level) : format(level)}
            </text>
          </g>
        ))}
        {around !== undefined &&
          [-around, around].map((level) => (
            <path key={level} class={own.margin} d={`M${LEFT} ${y(level)}H${WIDTH}`} />
          ))}
        {shown.map(({ name, points }, i) => (
          <g key={name}>
            <path class={own.band} d={bandOf(points, x, y)} />
            <path class={figure.line} data-kind={KINDS[i]} d={lineOf(points, x, y)} />
            <Now known={points.at(-1)!} x={x} y={y} />
          </g>
        ))}
        <text class={figure.label} x={WIDTH} y={HEIGHT + 15} text-anchor="end">
          {lt('lab.chart.after', { games: shownNumber(games) })}
        </text>
      </svg>
      {shown.length > 1 && (
        <p class={figure.key} aria-hidden="true">
          {shown.map(({ name }, i) => (
            <span key={name}>
              <svg width="28" height="8" aria-hidden="true">
                <path class={figure.line} data-kind={KINDS[i]} d="M1 4H27" />
              </svg>
              {name}
            </span>
          ))}
        </p>
      )}
    </Figure>
  )
}

type Place = (n: number) => string

/** What is known by now: seen even where there is no line yet. */
function Now({ known: { games, value, low, high }, x, y }: { known: Known; x: Place; y: Place }) {
  return (
    <>
      <path class={own.reach} d={`M${x(games)} ${y(low)}V${y(high)}`} />
      <circle class={own.now} cx={x(games)} cy={y(value)} r="3.5" />
    </>
  )
}

/** The first intervals reach from end to end; the last one must be seen, and so must every value. */
const reachOf = (courses: readonly Course[], around: number): number =>
  Math.max(
    2 * around,
    ...courses.flatMap(({ points }) => {
      const { low, high } = points.at(-1)!
      return [low, high, ...points.map(({ value }) => 1.2 * value)].map(Math.abs)
    }),
  )

const lineOf = (points: readonly Known[], x: Place, y: Place): string =>
  `M${points.map(({ games, value }) => `${x(games)} ${y(value)}`).join('L')}`

const bandOf = (points: readonly Known[], x: Place, y: Place): string => {
  const upper = points.map(({ games, high }) => `${x(games)} ${y(high)}`)
  const lower = points.toReversed().map(({ games, low }) => `${x(games)} ${y(low)}`)
  return `M${[...upper, ...lower].join('L')}Z`
}
