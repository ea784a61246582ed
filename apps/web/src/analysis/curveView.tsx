import type { Balance } from '@negotiator/advisor'
import { isDesk } from '../look/room.ts'
import page from './analysis.module.css'
import css from './curve.module.css'
import { type Mark, marksOf, Plot } from './curve.ts'
import { a, tenths } from './figures.ts'
import { Sign } from './signView.tsx'
import { chosen, spokenStep, stepKey, told } from './stepsCtrl.ts'

const PHONE = { width: 344, height: 210, left: 34, below: 22 }
const DESK = { width: 900, height: 280, left: 44, below: 26 }
const GRID = [0, 0.25, 0.5, 0.75, 1]

/** The chance of winning over the whole night. It is a slider: the step it stands on is told below. */
export function Curve({ balance }: { balance: Balance }) {
  const frame = isDesk.value ? DESK : PHONE
  const { curve, stepError } = balance
  const plot = new Plot(frame, curve.length)
  const index = chosen.value
  const marks = marksOf(balance, told.value?.analysis.steps ?? [])
  const pick = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect()
    chosen.value = plot.indexAt((event.clientX - left) / width)
  }
  return (
    <section class={page.panel} aria-labelledby="curve-title">
      <h2 id="curve-title">{a('analysis.curve')}</h2>
      <div
        class={css.curve}
        role="slider"
        tabIndex={0}
        aria-labelledby="curve-title"
        aria-describedby="curve-text"
        aria-valuemin={1}
        aria-valuemax={balance.steps.length}
        aria-valuenow={index + 1}
        aria-valuetext={spokenStep(index)}
        onPointerDown={pick}
        onPointerMove={pick}
        onKeyDown={(event) => {
          if (stepKey(event.key)) event.preventDefault()
        }}
      >
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          {GRID.map((share) => (
            <g key={share}>
              <path
                class={css.grid}
                data-half={share === 0.5}
                d={`M${frame.left} ${plot.y(share)}H${frame.width - 8}`}
              />
              {share * 2 === Math.round(share * 2) && (
                <text class={css.label} x={frame.left - 5} y={plot.y(share) + 4} text-anchor="end">
                  {Math.round(share * 100)}
                </text>
              )}
            </g>
          ))}
          <Turns plot={plot} bottom={frame.height} />
          <path class={css.band} d={plot.band(curve, stepError)} />
          <path class={css.line} d={plot.line(curve)} />
          <rect
            class={css.now}
            x={plot.x(index)}
            y={plot.y(1)}
            width={Math.max(2, plot.x(index + 1) - plot.x(index))}
            height={plot.y(0) - plot.y(1)}
          />
          {marks.map((mark) => (
            <g key={`${mark.kind} ${mark.index}`} transform={placeOf(mark, plot, curve)}>
              <Sign kind={mark.kind} />
            </g>
          ))}
        </svg>
      </div>
      <p id="curve-text" class={page.quiet}>
        {curveWords(curve)} {a('analysis.curve.help')}
      </p>
      <Legend marks={marks} />
    </section>
  )
}

/** Luck stands above or below the place it led to, a decision where it was made. */
function placeOf({ kind, index }: Mark, plot: Plot, curve: readonly number[]): string {
  if (kind === 'luck' || kind === 'bad-luck') {
    const away = kind === 'luck' ? -11 : 11
    const y = Math.min(plot.y(0) - 6, Math.max(plot.y(1) + 6, plot.y(curve[index + 1]!) + away))
    return `translate(${plot.x(index + 1)} ${y})`
  }
  return `translate(${plot.x(index)} ${plot.y(curve[index]!)})`
}

function Turns({ plot, bottom }: { plot: Plot; bottom: number }) {
  const turns = told.value?.turns ?? []
  const first = turns.map((turn, i) => ({ turn, i })).filter(({ turn, i }) => turn !== turns[i - 1])
  return (
    <>
      {first.map(({ turn, i }) => (
        <g key={turn}>
          <path class={css.turn} d={`M${plot.x(i)} ${plot.y(1)}V${plot.y(0)}`} />
          <text class={css.label} x={plot.x(i) + 2} y={bottom - 6}>
            {turn}
          </text>
        </g>
      ))}
    </>
  )
}

function Legend({ marks }: { marks: readonly Mark[] }) {
  const kinds = [...new Set(marks.map(({ kind }) => kind))]
  return (
    <ul class={css.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <Sign kind={kind} />
          </svg>
          {kind === 'luck' || kind === 'bad-luck'
            ? a(`analysis.legend.${kind}`)
            : a(`analysis.grade.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

function curveWords(curve: readonly number[]): string {
  const [highest, lowest] = [Math.max(...curve), Math.min(...curve)]
  const stepOf = (share: number) => Math.min(curve.indexOf(share) + 1, curve.length - 1)
  return a('analysis.curve.text', {
    start: tenths(curve[0]!),
    highest: tenths(highest),
    high: stepOf(highest),
    lowest: tenths(lowest),
    low: stepOf(lowest),
    end: tenths(curve.at(-1)!),
  })
}
