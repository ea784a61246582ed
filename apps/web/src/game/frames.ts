import type { ToldEvent } from '@negotiator/language'
import type { GameEvent, ResultName } from '@negotiator/rules'
import { type Counters, follow } from './counters.ts'

/** What a moment is about. */
export interface Head {
  readonly kind: 'card' | 'facedown' | 'terror' | 'pivotal' | 'demand' | 'ability' | 'alert'
  readonly id: string
}

export interface ShownDice {
  readonly faces: readonly number[]
  readonly isTumbling: boolean
  readonly foursCount: boolean
  /** R3: the 4s that were paid for. */
  readonly converted: readonly number[]
  /** Null until the roll stands. */
  readonly successes: number | null
  /** R6: one die against this threat level instead of a threat roll. */
  readonly against: number | null
}

/** One picture of the story of a step; the table shows one after the other. */
export interface Frame {
  readonly head: Head | null
  /** There will be so much to tell about it that there is no room for more than its name. */
  readonly isBrief: boolean
  readonly dice: ShownDice | null
  readonly lines: readonly string[]
  readonly counters: Counters
  /** How many events of the step have been told. */
  readonly told: number
  /** Milliseconds at normal speed. */
  readonly hold: number
  readonly event: GameEvent['e']
  /** Of the picture that ends the game: the counters alone do not tell. */
  readonly result: ResultName | null
}

const HOLDS: Partial<Record<GameEvent['e'], number>> = {
  play: 350,
  facedown: 300,
  conceded: 700,
  ability: 350,
  drawn: 1300,
  roll: 800,
  check: 800,
  react: 700,
  settle: 450,
  killed: 900,
  saved: 700,
  eliminated: 1400,
  'second-in-command': 1300,
  revealed: 900,
  threat: 380,
  'alert-fired': 700,
}
const GOLD_HOLD = 1900
const USUAL_HOLD = 320

/** What the picture itself shows needs no line. */
const SILENT: readonly GameEvent['e'][] = [
  'play',
  'facedown',
  'ability',
  'drawn',
  'roll',
  'convert',
  'settle',
  'phase',
  'turn',
  'pay',
  'over',
]

/**
 * The story of a step as pictures. `context` is what was being resolved when the step began, `lying` the dice that
 * lay on the table.
 */
export function framesOf(
  start: Counters,
  told: readonly ToldEvent[],
  context: Head | null,
  lying: ShownDice | null = null,
): readonly Frame[] {
  let head = context
  let dice = lying
  let lines: readonly string[] = []
  let counters = start
  const frames = told.map(({ event, text }, index) => {
    const next = headOf(event)
    if (next !== null) {
      head = next
      dice = null
      lines = []
    }
    dice = diceOf(event, dice)
    counters = follow(counters, event)
    if (!SILENT.includes(event.e)) lines = [...lines, text]
    const result = event.e === 'over' ? event.result : null
    return { head, dice, lines, counters, told: index + 1, hold: holdOf(event), event: event.e, result }
  })
  const brief = new Set(frames.filter(isLong).map((frame) => frame.head))
  return frames.map((frame) => ({ ...frame, isBrief: brief.has(frame.head) }))
}

/** Beside dice or more lines than that the prose of a card would be cut. */
const MOST_LINES = 2

const isLong = ({ dice, lines }: Pick<Frame, 'dice' | 'lines'>): boolean =>
  dice !== null || lines.length > MOST_LINES

function holdOf(event: GameEvent): number {
  if (event.e === 'drawn' && event.gold) return GOLD_HOLD
  if (event.e === 'phase' || event.e === 'turn' || event.e === 'pay') return 0
  return HOLDS[event.e] ?? USUAL_HOLD
}

function headOf(event: GameEvent): Head | null {
  switch (event.e) {
    case 'play':
      return { kind: 'card', id: event.card }
    case 'facedown':
      return { kind: 'facedown', id: event.card }
    case 'drawn':
      return { kind: event.gold ? 'pivotal' : 'terror', id: event.card }
    case 'conceded':
      return { kind: 'demand', id: event.demand }
    case 'start-of-turn':
      return { kind: 'demand', id: event.demand }
    case 'ability':
      return { kind: 'ability', id: event.id }
    case 'alert-fired':
      return { kind: 'alert', id: event.card }
    default:
      return null
  }
}

/** Dice that have just left the hand. */
const thrown = (faces: readonly number[]): ShownDice => ({
  faces,
  isTumbling: true,
  foursCount: false,
  converted: [],
  successes: null,
  against: null,
})

function diceOf(event: GameEvent, before: ShownDice | null): ShownDice | null {
  if (event.e === 'roll') return { ...thrown(event.dice), foursCount: event.foursCount }
  if (event.e === 'check') return { ...thrown([event.die]), against: event.threat }
  if (before === null) return null
  const dice = { ...before, isTumbling: false }
  switch (event.e) {
    case 'convert':
      return { ...dice, converted: [...dice.converted, event.die] }
    case 'react':
      return { ...dice, faces: dice.faces.with(event.die, event.to) }
    case 'settle':
      return { ...dice, successes: event.successes }
    default:
      return dice
  }
}

/** The picture that stays, and what the other parts of the story said. */
export interface LastingFrame extends Frame {
  readonly besides: readonly string[]
}

const RANKS: Readonly<Record<Head['kind'], number>> = {
  pivotal: 5,
  terror: 4,
  demand: 3,
  card: 2,
  ability: 2,
  alert: 1,
  facedown: 1,
}

/** The picture that stays when the story is told: the end of its weightiest part. In it the dice lie. */
export function lastingFrame(frames: readonly Frame[]): LastingFrame | null {
  const rank = (frame: Frame) => (frame.head === null ? 0 : RANKS[frame.head.kind])
  let best: Frame | null = null
  for (const frame of frames) if (best === null || rank(frame) >= rank(best)) best = frame
  if (best === null) return null
  const { head, dice } = best
  const besides = frames
    .filter((frame, i) => frame.head !== null && frame.head !== head && frame.head !== frames[i + 1]?.head)
    .flatMap(({ lines }) => lines)
  return { ...best, dice: dice && { ...dice, isTumbling: false }, besides }
}
