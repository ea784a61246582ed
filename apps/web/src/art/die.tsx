import { Picture } from './picture.tsx'
import { GOOD, INK, LIGHT, OPEN, SHADE } from './tones.ts'

/** `four`: one that two cards can turn (R3). `converted`: they did. `fail` lies flat and dull. */
export type DieState = 'rolling' | 'settled' | 'success' | 'four' | 'converted' | 'fail'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [
    [17, 17],
    [31, 31],
  ],
  3: [
    [17, 17],
    [24, 24],
    [31, 31],
  ],
  4: [
    [17, 17],
    [31, 17],
    [17, 31],
    [31, 31],
  ],
  5: [
    [17, 17],
    [31, 17],
    [24, 24],
    [17, 31],
    [31, 31],
  ],
  6: [
    [17, 15.5],
    [31, 15.5],
    [17, 24],
    [31, 24],
    [17, 32.5],
    [31, 32.5],
  ],
}

const RAYS = 'M24 1v4M24 43v4M1 24h4M43 24h4M7 7l3 3M41 7l-3 3M7 41l3-3M41 41l-3-3'

/** A die with a thickness; what became of it shows in its shape as well as in its colour. */
export function Die({ face, state }: { face: number; state: DieState }) {
  const dull = state === 'fail'
  const lit = state === 'success' || state === 'converted'
  return (
    <Picture box="0 0 48 48">
      {lit && <path fill="none" stroke={GOOD} stroke-width="3" stroke-linecap="round" d={RAYS} />}
      {state === 'four' && (
        <rect
          x="3.500"
          y="3.500"
          width="41"
          height="41"
          rx="10"
          fill="none"
          stroke={OPEN}
          stroke-width="3"
          stroke-dasharray="5 5.250"
          stroke-linecap="round"
        />
      )}
      <g {...(state === 'rolling' && { transform: 'rotate(24 24 24)' })}>
        {!dull && <rect x="9" y="11" width="30" height="30" rx="6" fill={INK} />}
        {!dull && <rect x="9" y="10" width="30" height="29" rx="6" fill={SHADE} />}
        <rect
          x="9"
          y={dull ? 10 : 8}
          width="30"
          height="29"
          rx="6"
          fill={dull ? SHADE : LIGHT}
          stroke={INK}
          stroke-width="1.500"
        />
        {PIPS[face]?.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={dull ? y + 0.5 : y - 1.5}
            r="3.200"
            fill={dull ? LIGHT : INK}
          />
        ))}
      </g>
      {state === 'converted' && (
        <>
          <circle cx="38" cy="38" r="8.500" fill={GOOD} stroke={INK} stroke-width="1.500" />
          <path
            fill="none"
            stroke={INK}
            stroke-width="2.500"
            stroke-linecap="round"
            stroke-linejoin="round"
            d="M34 38.500l3 3 5-6.500"
          />
        </>
      )}
    </Picture>
  )
}
