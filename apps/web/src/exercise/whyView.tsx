import { around } from '../words/around.ts'
import css from './why.module.css'

interface Props {
  /** Null while it is thought about. */
  readonly why: string | null
}

/** A reason; it may come a moment later, and moves nothing then. */
export function Why({ why }: Props) {
  return (
    <p class={css.why} aria-live="polite" aria-busy={why === null}>
      {why ?? around('web.hint.thinking')}
    </p>
  )
}
