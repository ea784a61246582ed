import {
  type Action,
  type Chance,
  type ChoiceKind,
  cloneState,
  type GameEvent,
  packDice,
  type ReasonName,
  type ResultName,
  type State,
  step,
  viewOf,
} from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** What an action would do to the position, if its roll came out that way. */
export interface Preview {
  readonly threat: readonly [from: number, to: number]
  readonly cp: readonly [from: number, to: number]
  readonly saved: number
  readonly killed: number
  readonly dice: readonly [from: number, to: number]
  readonly endsCall: boolean
  /** G2: it ends the last call, and nothing is won by it. */
  readonly losesLastCall: boolean
  /** X1: the abductor is eliminated, and somebody takes over. */
  readonly isTakenOver: boolean
  /** A demand would be turned up; which one nobody knows. */
  readonly reveals: boolean
  readonly choice: ChoiceKind | null
  readonly result: ResultName | null
  readonly reason: ReasonName | null
  /** Neither dice nor a draw nor a facedown card had a part in it. */
  readonly isCertain: boolean
}

/** A position never changes, so each is looked at once. */
const known = new WeakMap<State, Map<string, Preview | null>>()

export function previewOf(session: Session, action: Action, successes = 0): Preview | null {
  const state = stateOf(session)
  const previews = known.get(state) ?? new Map<string, Preview | null>()
  known.set(state, previews)
  const key = `${JSON.stringify(action)} ${successes}`
  const preview = previews.has(key) ? previews.get(key)! : supposing(session, action, successes)
  previews.set(key, preview)
  return preview
}

/** Carries an action out on a copy of the position, with the successes that are asked for. */
function supposing(session: Session, action: Action, successes: number): Preview | null {
  const { game } = session
  const before = viewOf(game, stateOf(session))
  const log: GameEvent[] = []
  const chance = new Supposed(successes)
  const table = { game, state: cloneState(stateOf(session)), chance, log }
  if (step(table, action) !== null) return null
  // With a reaction card in hand the roll would wait: here it stands as it fell.
  if (viewOf(game, table.state).pending === 'roll') step(table, { settle: true })
  const after = viewOf(game, table.state)
  const endsCall = log.some(({ e }) => e === 'conversation-ended')
  return {
    threat: [before.threat, after.threat],
    cp: [before.cp, after.cp],
    dice: [before.dice, after.dice],
    saved: after.saved - before.saved,
    killed: after.killed - before.killed,
    endsCall,
    losesLastCall: endsCall && after.terrorLeft === 0 && after.result === null,
    isTakenOver: after.secondInCommand && !before.secondInCommand,
    reveals: log.some(({ e }) => e === 'revealed'),
    choice: after.choice?.kind ?? null,
    result: after.result,
    reason: after.reason,
    isCertain: !chance.wasAsked,
  }
}

const HITS = [6, 5, 6, 5, 6]
/** As few pairs as possible: an abductor may have a rule about them. A 4 stands as it fell. */
const MISSES = [1, 2, 3, 4, 1]

/** Chance that falls as supposed. What lies facedown is any of what it may be: nobody looks at it. */
class Supposed implements Chance {
  wasAsked = false
  private readonly successes: number

  constructor(successes: number) {
    this.successes = successes
  }

  roll(count: number): number {
    this.wasAsked = true
    const hits = Math.min(this.successes, count)
    return packDice([...HITS.slice(0, hits), ...MISSES.slice(0, count - hits)])
  }

  terror(unseen: readonly number[], from: number): number {
    this.wasAsked = true
    return unseen.findIndex((copies, kind) => kind >= from && copies > 0)
  }

  demand(candidates: number): number {
    this.wasAsked = true
    return 31 - Math.clz32(candidates & -candidates)
  }
}
