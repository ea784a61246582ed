import { type Statistics, WAYS } from '@negotiator/career'
import { VICTORIES } from '@negotiator/rules'
import css from './figure.module.css'
import { Figure } from './figureView.tsx'
import { ct, shownNumber } from './words.ts'

const WIDTH = 320
const ROW = 34
const IS_WON: ReadonlySet<string> = new Set(VICTORIES)

/** How games ended: a bar for each way, victories filled. */
export function WaysChart({
  ways,
  title = ct('career.ways'),
}: Pick<Statistics, 'ways'> & { readonly title?: string }) {
  const shown = WAYS.filter((way) => ways[way] > 0).map((way) => ({
    way,
    name: ct(`career.way.${way}`),
    n: ways[way],
  }))
  const most = shown.reduce((max, { n }) => Math.max(max, n), 1)
  const words = shown.map(({ name, n }) => `${name} ${shownNumber(n)}`).join(', ')
  return (
    <Figure
      title={title}
      words={`${words}.`}
      head={[ct('career.ways'), ct('career.games')]}
      rows={shown.map(({ name, n }) => [name, shownNumber(n)])}
    >
      <svg class={css.chart} viewBox={`0 0 ${WIDTH} ${shown.length * ROW}`} role="img" aria-label={words}>
        {shown.map(({ way, name, n }, i) => (
          <g key={way} transform={`translate(0 ${i * ROW})`}>
            <text class={css.name} y="11">
              {name}
            </text>
            <rect
              class={IS_WON.has(way) ? css.won : css.lost}
              x="1"
              y="16"
              width={Math.max(2, (n / most) * (WIDTH - 52)).toFixed(1)}
              height="12"
              rx="2"
            />
            <text class={css.count} x={((n / most) * (WIDTH - 52) + 8).toFixed(1)} y="26">
              {shownNumber(n)}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  )
}
