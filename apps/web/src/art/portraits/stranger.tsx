import { Picture } from '../picture.tsx'
import { INK, SHADE, WALL } from '../tones.ts'

/** Nobody we know: shown until a face has arrived. */
export function Stranger() {
  return (
    <Picture box="0 0 240 240" fit="middle">
      <path fill={WALL} d="M0 0h240v240H0z" />
      <path
        fill={SHADE}
        d="M0 10h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0z"
      />
      <path
        fill={INK}
        d="M120 18C160 18 182 48 180 92C179 124 166 152 154 166L156 186C190 194 226 202 240 228V240H0V228C14 202 50 194 84 186L86 166C74 152 61 124 60 92C58 48 80 18 120 18Z"
      />
    </Picture>
  )
}
