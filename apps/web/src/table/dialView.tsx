import { dialLabel } from '@negotiator/language'
import { DIAL_DICE } from '@negotiator/rules'
import { useMemo } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { shown, view } from '../game/gameCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { lang, t } from '../words/words.ts'
import css from './dial.module.css'

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The places lie on an arc: the ends lower than the middle. */
const place = (level: number) => {
  const angle = ((level - 3.5) / 3.5) * 0.46
  return { x: 160 + 322 * Math.sin(angle), y: 340 - 318 * Math.cos(angle) }
}

/** D1, D2: threat as an arc, the dice every level gives, and the dice you would roll now. */
export function Dial() {
  const { threat } = shown.value
  const { dice } = view.value
  return (
    <section class={css.dial} data-area="dial" aria-label={t('cli.label.threat')}>
      <RuleLink rule="D1" class={css.arc}>
        <Arc threat={threat} />
      </RuleLink>
      <button type="button" class={css.dice} onClick={() => go(...route.value.slice(0, 2), 'odds')}>
        <b>{dice}</b>
        <span>{t('web.dice.label', { n: dice })}</span>
      </button>
    </section>
  )
}

/** Drawn again only when the threat changes. */
export function Arc({ threat }: { threat: number }) {
  const label = dialLabel(lang.value, threat)
  return useMemo(
    () => (
      <svg viewBox="-6 0 332 82" role="img" aria-label={t('web.dial.now', { threat: label })}>
        <path class={css.track} d={arc(0, 7)} />
        {threat > 0 && <path class={css.filled} d={arc(0, threat)} />}
        {LEVELS.map((level) => (
          <Level key={level} level={level} isNow={level === threat} />
        ))}
      </svg>
    ),
    [threat, label, lang.value],
  )
}

function Level({ level, isNow }: { level: number; isNow: boolean }) {
  const { x, y } = place(level)
  return (
    <g class={isNow ? css.now : css.level} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={isNow ? 17 : 12} />
      <text y={isNow ? 7 : 5}>{dialLabel(lang.value, level)}</text>
      {!isNow && (
        <g class={css.pips}>
          {Array.from({ length: DIAL_DICE[level]! }, (_, i) => (
            <rect
              key={i}
              x={(i - (DIAL_DICE[level]! - 1) / 2) * 7 - 2.5}
              y="16"
              width="5"
              height="5"
              rx="1"
            />
          ))}
        </g>
      )}
    </g>
  )
}

function arc(from: number, to: number): string {
  const a = place(from)
  const b = place(to)
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A322 318 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}
