import { shownPercent } from '@negotiator/language'
import career from '../career/career.module.css'
import { shownNumber } from '../career/words.ts'
import css from '../own/own.module.css'
import { lang } from '../words/words.ts'
import own from './lab.module.css'
import { lt } from './words.ts'

interface Rate {
  readonly name: string
  readonly games: number
  readonly winRate: number
  readonly winRateLow: number
  readonly winRateHigh: number
}

/** Who wins how often: a large number, its interval, and a bar with it. */
export function Rates({ rates }: { rates: readonly Rate[] }) {
  const shown = (share: number) => shownNumber(share * 100, 1)
  return (
    <dl class={career.numbers}>
      {rates.map(({ name, games, winRate, winRateLow: low, winRateHigh: high }) => (
        <div key={name} class={career.fact}>
          <dt>{name}</dt>
          <dd>
            <span class={career.rates}>
              <span>
                <b>{shownPercent(lang.value, winRate)}</b> {lt('lab.won')}
              </span>
            </span>
            <svg class={own.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect class={own.ground} y="2" width="100" height="4" />
              <rect class={own.fill} y="2" width={winRate * 100} height="4" />
              <rect class={own.interval} x={low * 100} y="2.8" width={(high - low) * 100} height="2.4" />
            </svg>
            <span class={css.quiet}>
              {lt('lab.share', { low: shown(low), high: shown(high) })} · {shownNumber(games)}{' '}
              {lt('lab.games')}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
