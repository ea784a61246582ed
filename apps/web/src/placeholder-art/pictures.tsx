import type { OpName } from '@negotiator/rules'

export type AbductorId = string
export type Mood = 'calm' | 'tense' | 'furious'
export type SymbolName = OpName | 'success' | 'card' | 'demand' | 'alert' | 'terror' | 'facedown' | 'rule'
export type DieState = 'rolling' | 'success' | 'four' | 'fail' | 'settled'

export function Portrait({ id, mood }: { id: AbductorId; mood: Mood }) {
  const brow = mood === 'calm' ? 0 : mood === 'tense' ? 3 : 6
  return (
    <svg viewBox="0 0 80 96" width="100%" height="100%" aria-hidden="true" data-id={id}>
      <rect width="80" height="96" fill="var(--art-paper)" />
      <path d="M8 96c2-24 14-30 32-30s30 6 32 30z" fill="var(--art-accent)" />
      <ellipse cx="40" cy="42" rx="19" ry="24" fill="var(--art-light)" />
      <path
        d={`M27 ${34 - brow / 3}l9 ${brow / 1.5}M53 ${34 - brow / 3}l-9 ${brow / 1.5}M33 54h14`}
        stroke="var(--art-ink)"
        stroke-width="3"
      />
    </svg>
  )
}

export function SecondInCommand() {
  return (
    <svg viewBox="0 0 80 96" width="100%" height="100%" aria-hidden="true">
      <rect width="80" height="96" fill="var(--art-paper)" />
      <path d="M8 96c2-24 14-30 32-30s30 6 32 30zM40 18a19 24 0 1 0 .1 0" fill="var(--art-ink)" />
    </svg>
  )
}

export function HostageWindow({ state, seed }: { state: 'held' | 'saved' | 'killed'; seed: number }) {
  return (
    <svg viewBox="0 0 24 32" width="100%" height="100%" aria-hidden="true" data-seed={seed}>
      <rect
        x="1"
        y="1"
        width="22"
        height="30"
        rx="2"
        fill={state === 'held' ? 'var(--art-light)' : 'var(--art-paper)'}
        stroke="var(--art-accent)"
      />
      {state === 'held' && (
        <path d="M5 31c0-8 3-10 7-10s7 2 7 10zM12 10a4.500 5 0 1 0 .1 0" fill="var(--art-ink)" />
      )}
      {state === 'saved' && <path d="M7 17l4 4 7-9" fill="none" stroke="var(--good)" stroke-width="2.500" />}
      {state === 'killed' && (
        <path d="M6 16h12" stroke="var(--art-light)" stroke-width="1.500" opacity=".6" />
      )}
    </svg>
  )
}

export function EffectSymbol({ name, size = 16 }: { name: SymbolName; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="6.500" fill="none" stroke="currentColor" stroke-width="1.500" />
      <text x="8" y="11.500" text-anchor="middle" font-size="9" fill="currentColor">
        {name.charAt(0).toUpperCase()}
      </text>
    </svg>
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
}

export function Die({ face, state }: { face: number; state: DieState }) {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true" data-state={state}>
      <rect
        x="2"
        y="2"
        width="28"
        height="28"
        rx="6"
        fill="var(--art-light)"
        opacity={state === 'fail' ? 0.5 : 1}
        stroke={state === 'success' ? 'var(--good)' : state === 'four' ? 'var(--warn)' : 'none'}
        stroke-width="3"
      />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--art-ink)" />
      ))}
    </svg>
  )
}

export function CardBack({ kind }: { kind: 'conversation' | 'terror' | 'pivotal' | 'demand' }) {
  const fill = { conversation: '#2a6f78', terror: '#9c2f2b', pivotal: '#b98b2e', demand: '#5a4a78' }[kind]
  return (
    <svg viewBox="0 0 40 56" width="100%" height="100%" aria-hidden="true">
      <rect x="1" y="1" width="38" height="54" rx="4" fill={fill} stroke="var(--art-light)" />
    </svg>
  )
}

export function Building() {
  return (
    <svg
      viewBox="0 0 400 300"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M60 300V90h90V50h110v40h80v210z" fill="var(--art-ink)" />
    </svg>
  )
}

export function Logo() {
  return (
    <svg viewBox="0 0 300 60" width="100%" height="100%" aria-hidden="true">
      <text x="150" y="46" text-anchor="middle" font-size="48" font-weight="700" fill="var(--art-light)">
        NEGOTIATOR
      </text>
    </svg>
  )
}
