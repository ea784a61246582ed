import { unpackDice } from './chance.ts'
import {
  CLASSES,
  PHASES,
  type PhaseName,
  REASON_OWN_DEFEAT,
  REASON_OWN_VICTORY,
  REASONS,
  RESULTS,
  type ReasonName,
  type ResultName,
} from './codes.ts'
import type { DemandClass } from './content.ts'
import { terrorLeft } from './deck.ts'
import { endTestOf } from './ends.ts'
import type { Game } from './game.ts'
import { classOf, FACES, faceOf, kindOf } from './places.ts'
import { threatDice } from './roll.ts'
import {
  FRAME_CHOOSE,
  FRAME_DISCARD,
  FRAME_FREE,
  FRAME_REVEAL,
  FRAME_ROLL,
  FRAME_TAKEBACK,
  topA,
  topFrame,
} from './stack.ts'
import type { State } from './state.ts'

export type ChoiceKind = 'reveal' | 'free' | 'takeback' | 'discard' | 'choose'

export interface DemandView {
  readonly place: number
  readonly class: DemandClass
  readonly face: 'down' | 'up' | 'conceded'
  /** Null while it lies facedown. */
  readonly id: string | null
}

/** A position in words and ids: what every reader of the game shows. */
export interface View {
  readonly turn: number
  readonly phase: PhaseName
  readonly threat: number
  readonly cp: number
  readonly pool: number
  readonly saved: number
  readonly killed: number
  /** How many are in the side zone. */
  readonly side: number
  /** The place that the game has come to; null in a game without places. */
  readonly stage: string | null
  readonly secondInCommand: boolean
  /** Lists with one entry per copy, in the order of the set. */
  readonly hand: readonly string[]
  readonly available: readonly string[]
  readonly played: readonly string[]
  readonly removed: readonly string[]
  readonly discard: readonly string[]
  /** Terror cards on the table with an alert marker. */
  readonly alerts: readonly string[]
  readonly drawn: string | null
  readonly terrorLeft: number
  readonly demands: readonly DemandView[]
  /** The demands that a facedown one may be. */
  readonly unseenDemands: Readonly<Record<'major' | 'escape', readonly string[]>>
  readonly pending: 'roll' | 'choose' | null
  readonly choice: { readonly kind: ChoiceKind; readonly left: number } | null
  readonly roll: readonly number[] | null
  readonly converted: readonly number[]
  readonly successes: number | null
  readonly dice: number
  readonly result: ResultName | null
  readonly reason: ReasonName | null
  /** The end test of the game's own that has ended it. */
  readonly endTest: string | null
}

const CHOICES: Readonly<Record<number, ChoiceKind>> = {
  [FRAME_REVEAL]: 'reveal',
  [FRAME_FREE]: 'free',
  [FRAME_TAKEBACK]: 'takeback',
  [FRAME_DISCARD]: 'discard',
  [FRAME_CHOOSE]: 'choose',
}

export function viewOf(game: Game, s: State): View {
  const top = topFrame(s)
  const choice = CHOICES[top]
  const rolling = top === FRAME_ROLL
  return {
    turn: s.turn,
    phase: PHASES[s.phase]!,
    threat: s.threat,
    cp: s.cp,
    pool: s.pool,
    saved: s.saved,
    killed: s.killed,
    side: s.side,
    stage: game.content.stages?.[s.stage]?.id ?? null,
    secondInCommand: s.second === 1,
    hand: cards(game, s.hand, s.handPair),
    available: cards(game, s.available, s.availablePair),
    played: cards(game, s.played, s.playedPair),
    removed: cards(game, s.removed, s.removedPair),
    discard: game.terrorIds.flatMap((id, kind) => Array<string>(s.discard[kind]!).fill(id)),
    alerts: s.alerts.map((kind) => game.terrorIds[kind]!),
    drawn: s.drawn < 0 ? null : game.terrorIds[s.drawn]!,
    terrorLeft: terrorLeft(s),
    demands: demandViews(game, s),
    unseenDemands: { major: ids(game, s.unseenMajors), escape: ids(game, s.unseenEscapes) },
    pending: rolling ? 'roll' : choice === undefined ? null : 'choose',
    choice: choice === undefined ? null : { kind: choice, left: topA(s) },
    roll: rolling ? unpackDice(s.roll, s.rollCount) : null,
    converted: rolling ? bitList(s.rollConverted) : [],
    successes: s.successes < 0 ? null : s.successes,
    dice: threatDice(s),
    result: RESULTS[s.result]!,
    reason: REASONS[s.reason]!,
    endTest: s.reason === REASON_OWN_VICTORY || s.reason === REASON_OWN_DEFEAT ? endTestOf(game, s) : null,
  }
}

function cards(game: Game, one: number, pair: number): string[] {
  return game.cardIds.flatMap((id, kind) =>
    Array<string>(((one >>> kind) & 1) + ((pair >>> kind) & 1)).fill(id),
  )
}

function demandViews(game: Game, s: State): DemandView[] {
  return s.places.flatMap((value, place) => {
    const face = FACES[faceOf(value)]!
    if (face === 'gone') return []
    return { place, class: CLASSES[classOf(value)]!, face, id: game.demandIds[kindOf(value)] ?? null }
  })
}

function bitList(mask: number): number[] {
  const list: number[] = []
  for (let i = 0; i < 31; i++) if ((mask >>> i) & 1) list.push(i)
  return list
}

const ids = (game: Game, mask: number): string[] => bitList(mask).map((kind) => game.demandIds[kind]!)
