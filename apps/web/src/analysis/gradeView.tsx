import type { Grade } from '@negotiator/advisor'
import { a, points } from './figures.ts'
import css from './grade.module.css'

export function GradeChip({ grade, loss }: { grade: Grade; loss: number }) {
  return (
    <span class={css.grade} data-grade={grade}>
      {a(`analysis.grade.${grade}`)}
      {grade !== 'best' && ` −${points(loss)}`}
    </span>
  )
}
