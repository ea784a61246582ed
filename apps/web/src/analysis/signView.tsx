import css from './curve.module.css'
import type { Mark } from './curve.ts'

/** Each has its own shape, so that nothing is told by colour alone. */
const SHAPES: Readonly<Record<Mark['kind'], string>> = {
  inaccuracy: 'M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0Z',
  mistake: 'M0 -6L6 0L0 6L-6 0Z',
  blunder: 'M-6 -6H6V6H-6Z',
  luck: 'M0 -5L5 4H-5Z',
  'bad-luck': 'M0 5L5 -4H-5Z',
}

export function Sign({ kind }: { kind: Mark['kind'] }) {
  return <path class={css.sign} data-kind={kind} d={SHAPES[kind]} />
}
