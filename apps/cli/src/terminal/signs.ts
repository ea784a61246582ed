import type { Look } from './look.ts'

interface Signs {
  readonly dice: readonly string[]
  readonly inside: string
  readonly saved: string
  readonly killed: string
  readonly red: string
  readonly gold: string
  readonly line: string
  readonly success: string
  readonly miss: string
}

const UNICODE: Signs = {
  dice: ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'],
  inside: '■',
  saved: '□',
  killed: '·',
  red: '▮',
  gold: '◆',
  line: '─',
  success: '✓',
  miss: '·',
}

const ASCII: Signs = {
  dice: ['[1]', '[2]', '[3]', '[4]', '[5]', '[6]'],
  inside: '#',
  saved: 'o',
  killed: '.',
  red: '|',
  gold: '*',
  line: '-',
  success: '+',
  miss: '.',
}

export const signsOf = (look: Look): Signs => (look.unicode ? UNICODE : ASCII)

/** A die as a picture with its number: the pictures alone are hard to tell apart at a small size. */
export function dieSign(look: Look, face: number): string {
  const sign = signsOf(look).dice[face - 1] ?? '?'
  // A no-break space: the number stays with its die.
  return look.unicode ? `${sign}\u00a0${face}` : sign
}
