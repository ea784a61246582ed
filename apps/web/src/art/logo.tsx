import { Picture } from './picture.tsx'
import { ACCENT, INK, LIGHT } from './tones.ts'

/** A lit window that is also a speech bubble: somebody stands in it. */
export function Logo() {
  return (
    <Picture box="0 0 64 64">
      <path
        fill={ACCENT}
        d="M6 2H58C60.500 2 62 3.500 62 6V46C62 48.500 60.500 50 58 50H35L20 63V50H6C3.500 50 2 48.500 2 46V6C2 3.500 3.500 2 6 2Z"
      />
      <path fill={INK} d="M6 6H58V46H33L24 54V46H6Z" />
      <path fill={LIGHT} d="M10 10H30V24H10ZM34 10H54V24H34ZM10 28H30V42H10ZM34 28H54V42H34Z" />
      <path
        fill={INK}
        d="M43 15C47 15 49.500 18 49 22C48.800 24.500 47.800 26 46.600 27V29C51 30 53.500 32 54 36V42H32V36C32.500 32 35 30 39.400 29V27C38.200 26 37.200 24.500 37 22C36.500 18 39 15 43 15Z"
      />
    </Picture>
  )
}
