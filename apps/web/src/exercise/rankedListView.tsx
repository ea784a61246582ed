import type { AnalysedAction } from '@negotiator/advisor'
import { actionWords } from '@negotiator/language'
import { type Session, stateOf } from '@negotiator/session'
import { a, points, tenths } from '../analysis/figures.ts'
import tag from '../look/tag.module.css'
import { advised } from '../words/advised.ts'
import { lang } from '../words/words.ts'
import css from './ranked.module.css'

interface Props {
  readonly position: Session
  readonly ranking: readonly AnalysedAction[]
  /** The place of what the player did; -1 if it is not among them. */
  readonly made: number
}

/** Less would be shown as nothing. */
const LEAST_SHOWN = 0.0005

/** The advisor's actions, best first, each with its chance of winning and how far it is behind. */
export function RankedList({ position, ranking, made }: Props) {
  const state = stateOf(position)
  const best = ranking[0]!.value
  return (
    <ol class={css.ranking} aria-label={a('exercise.ranking')}>
      {ranking.map(({ action, value }, rank) => (
        <li key={JSON.stringify(action)} class={css.ranked} data-best={rank === 0} data-made={rank === made}>
          <span class={css.rank} aria-hidden="true">
            {rank + 1}
          </span>
          <span class={css.action}>
            {actionWords(lang.value, position.game, state, action)}{' '}
            {rank === 0 && <span class={tag.best}>{advised('advisor.best')}</span>}{' '}
            {rank === made && <span class={tag.made}>{a('analysis.yours')}</span>}
          </span>
          <span class={css.value}>
            {tenths(value)}
            {best - value >= LEAST_SHOWN && <small> −{points(best - value)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
