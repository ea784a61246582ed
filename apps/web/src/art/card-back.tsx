import { Picture } from './picture.tsx'
import { ACCENT, GOLD, INK, LIGHT, RED, SHADE } from './tones.ts'

export type CardBackKind = 'conversation' | 'terror' | 'pivotal' | 'demand'

function rays(count: number, reach: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const point = (turn: number) => {
      const angle = (turn / count) * 2 * Math.PI
      return `${(50 + reach * Math.sin(angle)).toFixed(1)} ${(70 - reach * Math.cos(angle)).toFixed(1)}`
    }
    return `M50 70L${point(ray)} ${point(ray + 0.5)}z`
  }).join('')
}

const FRAME = 'M0 0h100v140H0zM6 6v128h88V6z'

/** The receiver, and what it could still say all around it. */
function Conversation() {
  return (
    <>
      <path fill={SHADE} d="M0 0h100v140H0z" />
      <g fill="none" stroke={ACCENT} stroke-width="3">
        <circle cx="50" cy="70" r="34" />
        <circle cx="50" cy="70" r="48" />
        <circle cx="50" cy="70" r="62" />
        <circle cx="50" cy="70" r="76" />
      </g>
      <circle cx="50" cy="70" r="27" fill={INK} />
      <path
        fill={LIGHT}
        transform="rotate(-38 50 70)"
        d="M30 80C26 80 25 76 26 72C28 60 38 55 50 55C62 55 72 60 74 72C75 76 74 80 70 80L64 79C61 78 60 76 60.500 73L61 69C54 66.500 46 66.500 39 69L39.500 73C40 76 39 78 36 79Z"
      />
      <path
        fill="none"
        stroke={LIGHT}
        stroke-width="2.500"
        stroke-linecap="round"
        d="M37 88c-4 4 4 7 0 11s4 7 0 11 4 7 0 11"
      />
    </>
  )
}

function Terror() {
  return (
    <>
      <path fill={RED} d="M0 0h100v140H0z" />
      <path fill={INK} d={rays(13, 110)} />
      <path fill={INK} d="M50 34 76 50 84 80 66 108 34 108 16 80 24 50Z" />
      <path fill={LIGHT} d="M56 42 32 76H48L43 100 70 64H53Z" />
    </>
  )
}

function Pivotal() {
  return (
    <>
      <path fill={INK} d="M0 0h100v140H0z" />
      <path fill={GOLD} d={rays(24, 92)} />
      <circle cx="50" cy="70" r="33" fill={INK} />
      <path
        fill={GOLD}
        d="M34 44H66V50C66 60 57 65 54 70C57 75 66 80 66 90V96H34V90C34 80 43 75 46 70C43 65 34 60 34 50Z"
      />
      <path
        fill={INK}
        d="M39 52C46 56 54 56 61 52C60 59 53 62 50 68C47 62 40 59 39 52ZM39 92C42 82 47 79 50 74C53 79 58 82 61 92Z"
      />
      <path fill={LIGHT} d="M32 41H68V46H32ZM32 94H68V99H32Z" />
    </>
  )
}

/** A letter nobody has opened. */
function Demand() {
  return (
    <>
      <path fill={INK} d="M0 0h100v140H0z" />
      <path fill={SHADE} d="M6 20H94V26H6ZM6 34H94V40H6ZM6 102H94V108H6ZM6 116H94V122H6Z" />
      <path fill={LIGHT} d="M16 46H84V96H16Z" />
      <path
        fill={INK}
        d="M16 46 50 76 84 46V51L50 81 16 51ZM16 96 40 72 43 75 21 96ZM84 96 60 72 57 75 79 96Z"
      />
      <circle cx="50" cy="74" r="11" fill={ACCENT} />
      <circle cx="50" cy="74" r="6.500" fill="none" stroke={INK} stroke-width="2" />
      <circle cx="50" cy="74" r="2" fill={INK} />
    </>
  )
}

const BACKS = { conversation: Conversation, terror: Terror, pivotal: Pivotal, demand: Demand }

/** Each kind is told by its figure alone: receiver, lightning, hourglass, sealed letter. */
export function CardBack({ kind }: { kind: CardBackKind }) {
  const Back = BACKS[kind]
  return (
    <Picture box="0 0 100 140">
      <Back />
      <path fill={INK} fill-rule="evenodd" d={FRAME} />
      <path
        fill="none"
        stroke={kind === 'pivotal' ? GOLD : kind === 'terror' ? RED : ACCENT}
        stroke-width="1.500"
        d="M6 6h88v128H6z"
      />
    </Picture>
  )
}
