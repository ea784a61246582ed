import { CONCEPTS } from './concepts.ts'
import { CONTROLS } from './controls.ts'
import { EFFECTS } from './effects.ts'

const SYMBOLS = { ...EFFECTS, ...CONCEPTS, ...CONTROLS }

export type SymbolName = keyof typeof SYMBOLS

export const SYMBOL_NAMES = Object.keys(SYMBOLS) as readonly SymbolName[]

/**
 * One stroke on a grid of 24, in the colour of the text around it; the word stands beside. Never a character instead:
 * for one that our letters do not have, the browser searches every font of the system when it is first shown.
 */
export function EffectSymbol({ name, size = 24 }: { name: SymbolName; size?: number | string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SYMBOLS[name]} />
    </svg>
  )
}
