import { Picture } from './picture.tsx'
import { ACCENT, INK, LIGHT, SHADE, WALL } from './tones.ts'

const FIGURE =
  'M120 34C152 34 168 58 166 88C165 112 154 132 147 140L149 158C186 164 218 178 226 240H14C22 178 54 164 91 158L93 140C86 132 75 112 74 88C72 58 88 34 120 34Z'
const HAND =
  'M152 178 136 134M163 170 156 114M178 170 180 114M191 176 202 130M152 206 118 186M152 180 163 172H178L191 178 188 204 180 222V244H162V222L154 208Z'
const RIB = 20
const RIBS = Array.from({ length: 240 / RIB }, (_, rib) => rib * RIB)

/** Nobody knows the face: a figure broken up by ribbed glass, and one hand that touches it. */
export function SecondInCommand() {
  return (
    <Picture box="0 0 240 240" fit="middle">
      <path fill={WALL} d="M0 0h240v240H0z" />
      {RIBS.map((x) => (
        // Each rib is a lens: it shows a wider strip of what stands behind it.
        <svg
          key={x}
          x={x}
          width={RIB}
          height="240"
          viewBox={`${x - 10} 0 ${RIB * 2} 240`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path fill={SHADE} d={FIGURE} />
          <path fill={INK} d={FIGURE} transform="translate(14 22) scale(.920)" />
          <path fill={LIGHT} fill-opacity=".180" d={`M${x - 10} 0h5v240h-5z`} />
        </svg>
      ))}
      <g stroke-linecap="round" stroke-linejoin="round">
        <path stroke={ACCENT} fill={ACCENT} stroke-width="25" d={HAND} />
        <path stroke={INK} fill={INK} stroke-width="16" d={HAND} />
      </g>
      <path fill={INK} d="M0 0H240V12H0ZM0 0H12V240H0ZM228 0H240V240H228Z" />
      <path fill={LIGHT} d="M12 12H15V240H12Z" />
    </Picture>
  )
}
