import type { Length } from '@negotiator/career'
import css from './figure.module.css'
import { Figure } from './figureView.tsx'
import { ct, shownNumber } from './words.ts'

const WIDTH = 320
const HEIGHT = 110

/** In which turn games ended: victories below, filled; defeats on top. */
export function LengthChart({
  length: { wonIn, lostIn },
  title = ct('career.length.chart'),
}: {
  length: Pick<Length, 'wonIn' | 'lostIn'>
  title?: string
}) {
  const turns = wonIn.map((won, i) => ({ turn: i + 1, won, lost: lostIn[i]! }))
  const most = turns.reduce((max, { won, lost }) => Math.max(max, won + lost), 1)
  const shown = turns.filter(({ won, lost }) => won + lost > 0)
  const column = WIDTH / Math.max(turns.length, 6)
  const height = (n: number) => (n / most) * (HEIGHT - 16)
  const words = shown
    .map(({ turn, won, lost }) => ct('career.length.in', { turn, n: shownNumber(won + lost) }))
    .join(', ')
  return (
    <Figure
      title={title}
      words={`${words}.`}
      head={[ct('career.length.turn'), ct('career.won'), ct('career.lost')]}
      rows={shown.map(({ turn, won, lost }) => [`${turn}`, shownNumber(won), shownNumber(lost)])}
    >
      <svg class={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={words}>
        <path class={css.grid} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {turns.map(({ turn, won, lost }, i) => (
          <g key={turn} transform={`translate(${(i * column).toFixed(1)} 0)`}>
            {won > 0 && (
              <rect
                class={css.won}
                x={column * 0.15}
                width={column * 0.7}
                y={HEIGHT - height(won)}
                height={height(won)}
              />
            )}
            {lost > 0 && (
              <rect
                class={css.lost}
                x={column * 0.15 + 0.75}
                width={column * 0.7 - 1.5}
                y={HEIGHT - height(won + lost) + 0.75}
                height={Math.max(0, height(lost) - 1.5)}
              />
            )}
            <text class={css.label} x={column / 2} y={HEIGHT + 14} text-anchor="middle">
              {turn}
            </text>
          </g>
        ))}
      </svg>
      <p class={css.key} aria-hidden="true">
        <span>
          <svg width="14" height="12" aria-hidden="true">
            <rect class={css.won} width="14" height="12" />
          </svg>
          {ct('career.won')}
        </span>
        <span>
          <svg width="14" height="12" aria-hidden="true">
            <rect class={css.lost} x="1" y="1" width="12" height="10" />
          </svg>
          {ct('career.lost')}
        </span>
      </p>
    </Figure>
  )
}
