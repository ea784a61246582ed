import type { ComponentChildren } from 'preact'
import { EffectSymbol, type SymbolName } from '../pictures.ts'
import { MARKS, type Mark, markedStep } from './marks.ts'
import { goTo, linesAt, marks, step, steps, whole } from './replayCtrl.ts'
import css from './timeline.module.css'
import { wt } from './words.ts'

const SYMBOLS: Readonly<Record<Mark, SymbolName>> = {
  saved: 'save',
  killed: 'kill',
  demand: 'demand',
  pivotal: 'pivotal',
  eliminated: 'eliminate',
  hint: 'hint',
  note: 'log',
}
/** What happened to people lies above the rest. */
const UPPER: readonly Mark[] = ['saved', 'killed', 'eliminated']

/** The whole game as a line: where it stands, where the turns begin, and what happened. */
export function Timeline() {
  const now = step.value
  return (
    <section class={css.timeline} aria-label={wt('watch.timeline')}>
      <div class={css.track}>
        <Marks />
        <input
          class={css.slider}
          type="range"
          min={0}
          max={steps.value}
          value={now}
          aria-label={wt('watch.timeline')}
          aria-valuetext={`${stepName(now)}: ${linesAt(now).join(' ')}`}
          onInput={({ currentTarget: { valueAsNumber } }) => goTo(valueAsNumber, 'slide')}
        />
      </div>
      <div class={css.buttons}>
        <Go to={0} label={wt('watch.first')}>
          <path d="M6 5v14M19 5 9 12l10 7z" />
        </Go>
        <Go to={markedStep(marks.value, now, -1)} label={wt('watch.mark.back')} keys="p">
          <path d="m11 6-6 6 6 6M19 6l-6 6 6 6" />
        </Go>
        <Go to={now - 1} label={wt('watch.back')} keys="ArrowLeft">
          <path d="m15 5-8 7 8 7" />
        </Go>
        <p class={css.where}>
          <b>{now}</b> <span>/ {steps.value}</span>
        </p>
        <Go to={now + 1} label={wt('watch.forward')} keys="ArrowRight">
          <path d="m9 5 8 7-8 7" />
        </Go>
        <Go to={markedStep(marks.value, now, 1)} label={wt('watch.mark.forward')} keys="n">
          <path d="m5 6 6 6-6 6M13 6l6 6-6 6" />
        </Go>
        <Go to={steps.value} label={wt('watch.last')}>
          <path d="M18 5v14M5 5l10 7-10 7z" />
        </Go>
      </div>
    </section>
  )
}

export function stepName(number: number): string {
  const before = whole.value.steps[number - 2]?.after ?? whole.value.start
  const turn = wt('watch.turn', { turn: before.state.turn })
  return `${wt('watch.step', { n: number, all: steps.value })}, ${turn}`
}

interface GoProps {
  readonly to: number
  readonly label: string
  readonly keys?: string
  readonly children: ComponentChildren
}

function Go({ to, label, keys, children }: GoProps) {
  const isBarred = to < 0 || to > steps.value || to === step.value
  return (
    <button
      type="button"
      class={css.go}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isBarred ? 'true' : undefined}
      onClick={() => goTo(to)}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  )
}

/** For the eye alone: the list of all steps has them in words. */
function Marks() {
  const at = (number: number) => ({ left: `${(number / Math.max(1, steps.value)) * 100}%` })
  return (
    <div class={css.marks} aria-hidden="true">
      {turnStarts().map((number) => (
        <i key={number} class={css.turn} style={at(number)} />
      ))}
      {marks.value.flatMap((found, number) =>
        found.map((mark) => (
          <span
            key={`${number} ${mark}`}
            class={UPPER.includes(mark) ? css.upper : css.lower}
            data-mark={mark}
            style={at(number)}
          >
            <EffectSymbol name={SYMBOLS[mark]} size="14px" />
          </span>
        )),
      )}
    </div>
  )
}

/** The steps after which a new turn had begun. */
const turnStarts = (): readonly number[] =>
  whole.value.steps.flatMap(({ events }, i) => (events.some(({ e }) => e === 'turn') ? [i + 1] : []))

/** The marks of a step, each with its word. */
export function MarkWords({ of }: { of: readonly Mark[] }) {
  return (
    <>
      {MARKS.filter((mark) => of.includes(mark)).map((mark) => (
        <span key={mark} class={css.word} data-mark={mark}>
          <EffectSymbol name={SYMBOLS[mark]} size="1.1em" /> {wt(`watch.mark.${mark}`)}
        </span>
      ))}
    </>
  )
}
