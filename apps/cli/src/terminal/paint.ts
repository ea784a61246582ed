import type { Style } from './look.ts'

const CODES = {
  strong: [1, 22],
  quiet: [2, 22],
  key: [36, 39],
  good: [32, 39],
  bad: [31, 39],
  warn: [33, 39],
  calm: [36, 39],
} as const satisfies Record<string, readonly [number, number]>

export type Tint = keyof typeof CODES

/** Colours word by word: a painted text can be wrapped anywhere, and no colour runs over a line's end. */
export function paint({ colour }: Pick<Style, 'colour'>, tint: Tint, s: string): string {
  if (!colour) return s
  const [open, close] = CODES[tint]
  return s.replace(/[^ ]+/g, (word) => `\u001b[${open}m${word}\u001b[${close}m`)
}

/** Light tells the state: calm at the bottom of the dial, red at its top. */
export function threatTint(threat: number): Tint {
  if (threat <= 1) return 'calm'
  return threat >= 6 ? 'bad' : 'warn'
}
