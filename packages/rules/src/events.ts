import type { PhaseName, ReasonName, ResultName } from './codes.ts'

/** What happened, in the order it happened. Everything a reader shows is derived from these. */

export type GameEvent =
  | { readonly e: 'turn'; readonly turn: number }
  | { readonly e: 'phase'; readonly phase: PhaseName }
  | { readonly e: 'play'; readonly card: string }
  | { readonly e: 'facedown'; readonly card: string }
  | { readonly e: 'ability'; readonly id: string }
  /** A threat roll; `successes` as the dice lie, before conversions and re-rolls. */
  | {
      readonly e: 'roll'
      readonly dice: readonly number[]
      readonly successes: number
      readonly foursCount: boolean
    }
  | { readonly e: 'convert'; readonly cards: readonly [string, string]; readonly die: number }
  | {
      readonly e: 'react'
      readonly card: string
      readonly die: number
      readonly from: number
      readonly to: number
    }
  | { readonly e: 'settle'; readonly successes: number; readonly dice: readonly number[] }
  /** R6: one die against the threat level; `under` when it is lower. */
  | { readonly e: 'check'; readonly die: number; readonly threat: number; readonly under: boolean }
  /** An abductor's rule fires for a pair of equal faces. */
  | { readonly e: 'double'; readonly face: number }
  /** An abductor's rule fires because that many dice were rolled. */
  | { readonly e: 'many-dice'; readonly dice: number }
  | { readonly e: 'cp'; readonly from: number; readonly to: number }
  | { readonly e: 'pay'; readonly cost: number; readonly to: number }
  /** One step of the dial; below S the marker stays (D3). */
  | { readonly e: 'threat'; readonly from: number; readonly to: number }
  | { readonly e: 'threat-start'; readonly from: number; readonly to: number }
  | { readonly e: 'saved'; readonly pool: number; readonly saved: number }
  | { readonly e: 'killed'; readonly pool: number; readonly killed: number }
  /** X4: a kill that is lost. */
  | { readonly e: 'spared' }
  /** D6: a save with an empty pool in the terror phase. */
  | { readonly e: 'save-ignored' }
  /** The abductor's rule turns a card's kill into a rise of threat. */
  | { readonly e: 'kill-raises-threat'; readonly n: number }
  | { readonly e: 'hostage-added'; readonly pool: number }
  | { readonly e: 'modifier'; readonly n: number; readonly duration: 'next' | 'conversation' | 'lasting' }
  | { readonly e: 'fours'; readonly duration: 'next' | 'conversation' | 'lasting' }
  | {
      readonly e: 'rule'
      readonly rule: 'no-convert' | 'facedown-cp' | 'increase-double' | 'hand-limit' | 'each-turn'
      readonly n: number
    }
  | { readonly e: 'bought'; readonly card: string; readonly cost: number }
  | { readonly e: 'taken'; readonly card: string }
  | { readonly e: 'taken-back'; readonly card: string }
  | { readonly e: 'discarded'; readonly card: string }
  | { readonly e: 'removed'; readonly card: string }
  | { readonly e: 'drawn'; readonly card: string; readonly gold: boolean }
  | { readonly e: 'secondary'; readonly card: string }
  /** A terror card discarded unresolved. */
  | { readonly e: 'burned'; readonly card: string }
  /** X2: a minor demand drawn with the 2nd in command. */
  | { readonly e: 'minor-discarded'; readonly demand: string }
  | { readonly e: 'minor-arrived'; readonly demand: string; readonly place: number }
  | { readonly e: 'escape-added'; readonly place: number }
  | { readonly e: 'revealed'; readonly demand: string; readonly place: number }
  | { readonly e: 'conceded'; readonly demand: string; readonly place: number; readonly byItself: boolean }
  | { readonly e: 'penalty'; readonly demand: string }
  | { readonly e: 'alert-set'; readonly card: string }
  | { readonly e: 'alert-fired'; readonly card: string }
  | { readonly e: 'start-of-turn'; readonly demand: string }
  | { readonly e: 'conversation-ended'; readonly byEffect: boolean }
  | { readonly e: 'eliminated' }
  | { readonly e: 'second-in-command' }
  | { readonly e: 'cp-lost'; readonly from: number }
  /** One hostage goes to the side zone, comes back from it, is saved or killed there. */
  | { readonly e: 'to-side'; readonly zone: string; readonly pool: number; readonly side: number }
  | { readonly e: 'from-side'; readonly zone: string; readonly pool: number; readonly side: number }
  | { readonly e: 'side-saved'; readonly zone: string; readonly side: number; readonly saved: number }
  | { readonly e: 'side-killed'; readonly zone: string; readonly side: number; readonly killed: number }
  /** The pool is empty: whoever was in the side zone is now there. */
  | { readonly e: 'side-joins'; readonly zone: string; readonly pool: number }
  /** The next of the game's places. */
  | { readonly e: 'stage'; readonly id: string; readonly stage: number }
  | { readonly e: 'draw-again'; readonly card: string }
  /** A rule of the abductor or of the 2nd in command for the start of a conversation. */
  | { readonly e: 'own-turn' }
  /** `test` is the end test of the game's own that has come true. */
  | {
      readonly e: 'over'
      readonly result: ResultName
      readonly reason: ReasonName
      readonly test?: string
    }
