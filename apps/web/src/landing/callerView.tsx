import type { ComponentChildren } from 'preact'
import { type Mood, Portrait, SecondInCommand } from '../pictures.ts'
import css from './landing.module.css'

interface Props {
  /** Nobody's face is a stranger's. */
  readonly id: string
  readonly mood: Mood
  readonly isSecond?: boolean
  readonly children: ComponentChildren
}

/** The face at the other end of the line, and what there is to say beside it. */
export function Caller({ id, mood, isSecond = false, children }: Props) {
  return (
    <div class={css.caller}>
      <div class={css.face}>{isSecond ? <SecondInCommand /> : <Portrait id={id} mood={mood} />}</div>
      <div class={css.about}>{children}</div>
    </div>
  )
}
