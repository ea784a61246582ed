import page from './analysis.module.css'
import { a, signedPoints, tenths } from './figures.ts'
import { actionOf, type Told } from './stepsCtrl.ts'
import css from './stepsTable.module.css'

const COLUMNS = ['step', 'turn', 'action', 'grade', 'before', 'skill', 'luck', 'residual', 'after'] as const

/** What the curve shows, in words and numbers. */
export function StepsTable({ now }: { now: Told }) {
  const { steps, curve } = now.balance
  return (
    <details class={page.panel}>
      <summary class={css.summary}>{a('analysis.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <section class={css.scroll} tabIndex={0} aria-label={a('analysis.table')}>
        <table class={css.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {a(`analysis.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ grade, skill, luck, residual }, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td>{now.turns[i]}</td>
                <td class={css.words}>{actionOf(now, i)}</td>
                <td>{grade === null ? '' : a(`analysis.grade.${grade}`)}</td>
                <td>{tenths(curve[i]!)}</td>
                <td>{signedPoints(skill)}</td>
                <td>{signedPoints(luck)}</td>
                <td>{signedPoints(residual)}</td>
                <td>{tenths(curve[i + 1]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
