import { points, pointsInterval } from '@negotiator/lab'
import { useSignal } from '@preact/signals'
import figure from '../career/figure.module.css'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { lang } from '../words/words.ts'
import own from './lab.module.css'
import { lt } from './words.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly detail: string
  readonly difference: number
  readonly low: number
  readonly high: number
}

interface Props {
  readonly title: string
  readonly words: string
  readonly rows: readonly Row[]
}

const SHOWN = 12
const WIDTH = 160
const MIDDLE = WIDTH / 2

/** Differences around nothing, each with its interval; the words beside a picture say the same. */
export function Differences({ title, words, rows }: Props) {
  const isWhole = useSignal(false)
  const most = Math.max(0.01, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
  const shown = isWhole.value ? rows : largest(rows)
  return (
    <figure class={figure.figure}>
      <figcaption class={figure.title}>{title}</figcaption>
      <p class={figure.words}>
        {words} {lt('lab.chart.dots')}
      </p>
      <ol class={own.differences}>
        {shown.map((row) => (
          <li key={row.key} class={own.difference} data-sure={row.low > 0 || row.high < 0}>
            <span class={own.named}>
              <b>{row.name}</b> <small>{row.detail}</small>
            </span>
            <Whisker row={row} most={most} />
            <span class={own.points}>
              <b>{points(lang.value, row.difference)}</b> <small>{pointsInterval(lang.value, row)}</small>
            </span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN && (
        <p class={css.buttons}>
          <Button
            onPress={() => {
              isWhole.value = !isWhole.value
            }}
          >
            {lt(isWhole.value ? 'lab.chart.fewer' : 'lab.chart.all', {
              n: isWhole.value ? SHOWN : rows.length,
            })}
          </Button>
        </p>
      )}
    </figure>
  )
}

/** Those that change most, in their order. */
function largest(rows: readonly Row[]): readonly Row[] {
  const chosen = rows.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)).slice(0, SHOWN)
  return rows.filter((row) => chosen.includes(row))
}

function Whisker({ row: { difference, low, high }, most }: { row: Row; most: number }) {
  const at = (n: number) => (MIDDLE + (n / most) * (MIDDLE - 6)).toFixed(1)
  return (
    <svg class={own.whisker} viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      <path class={own.zero} d={`M${MIDDLE} 0V14`} />
      <path class={own.reach} d={`M${at(low)} 7H${at(high)}`} />
      <circle class={own.dot} cx={at(difference)} cy="7" r="4" />
    </svg>
  )
}
