import { type Balance, doubtOf } from '@negotiator/advisor'
import page from './analysis.module.css'
import { a, PARTS, type Part, points, shownSum, signedPoints, tenths } from './figures.ts'
import css from './sum.module.css'

/** Start + luck + skill + residual = end: each part begins where the one before ended. */
export function Sum({ balance }: { balance: Balance }) {
  const sum = shownSum(balance)
  const ends = {
    start: [0, sum.start],
    luck: [sum.start, sum.start + sum.luck],
    skill: [sum.start + sum.luck, sum.start + sum.luck + sum.skill],
    residual: [sum.end - sum.residual, sum.end],
    end: [0, sum.end],
  } as const
  const all = Object.values(ends).flat()
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const at = (share: number) => ((share - low) / (high - low)) * 100
  return (
    <section class={page.panel} aria-labelledby="sum-title">
      <h2 id="sum-title" class="visually-hidden">
        {a('analysis.title')}
      </h2>
      <ol class={css.sum}>
        {PARTS.map((part) => (
          <li key={part} class={css.part} data-part={part} data-sign={Math.sign(sum[part])}>
            <b>{a(`analysis.part.${part}`)}</b>
            <span class={css.figure}>
              {part === 'start' || part === 'end' ? tenths(sum[part]) : signedPoints(sum[part])}
              {isUncertain(part) && (
                <span class={css.error}> {a('analysis.off-by', { error: points(balance.error) })}</span>
              )}
            </span>
            <Bar
              from={at(ends[part][0])}
              to={at(ends[part][1])}
              ticks={[at(0), at(1)]}
              error={isUncertain(part) ? (balance.error / (high - low)) * 100 : 0}
            />
            {part !== 'start' && part !== 'end' && (
              <span class={css.what}>{a(`analysis.part.${part}.what`)}</span>
            )}
          </li>
        ))}
      </ol>
      <Doubt residual={sum.residual} balance={balance} />
      <p class={page.quiet}>
        {a('analysis.error', { error: points(balance.error), step: points(balance.stepError) })}
      </p>
    </section>
  )
}

/** Where the advisor contradicts itself that much, the player is told what that does to the sum. */
function Doubt({
  residual,
  balance,
}: {
  /** As it is shown in the sum. */
  readonly residual: number
  readonly balance: Balance
}) {
  const { luck, skill, error } = balance
  if (doubtOf(balance) !== 'unclear') return null
  return (
    <p class={page.note}>
      {a('analysis.residual.large', {
        residual: points(Math.abs(residual)),
        luckLow: signedPoints(luck - error),
        luckHigh: signedPoints(luck + error),
        skillLow: signedPoints(skill - error),
        // Nobody plays better than the best.
        skillHigh: signedPoints(Math.min(0, skill + error)),
      })}
    </p>
  )
}

const isUncertain = (part: Part): boolean => part === 'luck' || part === 'skill'

interface BarProps {
  readonly from: number
  readonly to: number
  readonly error: number
  /** Where certain defeat and certain victory lie. */
  readonly ticks: readonly number[]
}

function Bar({ from, to, error, ticks }: BarProps) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  return (
    <svg class={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class={css.track} width="100" height="10" />
      <rect class={css.fill} x={left} width={Math.max(0.6, right - left)} height="10" />
      {ticks.map((x) => (
        <path key={x} class={css.tick} d={`M${x} 0V10`} />
      ))}
      {error > 0 && (
        <path class={css.whisker} d={`M${Math.max(0, to - error)} 5H${Math.min(100, to + error)}`} />
      )}
    </svg>
  )
}
