import { argA, BUY, END_CONVERSATION, type Game, type Move, type State, verbOf } from '@negotiator/rules'
import { type Consequences, consequencesOf } from './consequences.ts'
import type { Player } from './player.ts'
import { type Role, rolesOf } from './roles.ts'

/** One thing that speaks for or against a move, compared with another; `by` is how much, never negative. */
export interface Reason {
  /** A consequence, or what a card is for that is bought. */
  readonly what: keyof Consequences | `buys-${Role}`
  readonly more: boolean
  readonly by: number
  readonly isGood: boolean
  /** How much it counts beside the others. */
  readonly weight: number
  /** Of the threat: where both moves take it, if it is the same way. */
  readonly way?: Way
}

export type Way = 'up' | 'down'

/** How much a unit of each is worth mentioning, and whether more of it is good. */
const WEIGHTS: Readonly<Record<keyof Consequences, number>> = {
  wins: 12,
  loses: -12,
  eliminates: 4,
  saved: 2,
  killed: -2.5,
  threat: -0.8,
  cp: 0.4,
  cards: 0.35,
  fours: 0.6,
  dice: 0.9,
  ends: -0.8,
  terror: 0.5,
  reveals: 0.9,
  forbids: -0.9,
  escapes: -4,
}
const WORTH_SAYING = 0.08
const MOST_REASONS = 2
/** A threat that moves less than is shown of it stays where it is. */
const MOVES = 0.05
/** Who wins or loses for certain needs no other reason. */
const CERTAIN = 0.995
/** Between the hand (a card more is plain to see) and the dice. */
const BUYING = 0.7

/** Why the first move rather than the second: what speaks for it and, last, what speaks against it. */
export function reasonsFor(game: Game, s: State, move: Move, other: Move, player: Player): Reason[] {
  const mine = consequencesOf(game, s, move, player)
  const theirs = consequencesOf(game, s, other, player)
  const differences = (Object.keys(WEIGHTS) as (keyof Consequences)[])
    .map((what) => ({ what, difference: mine[what] - theirs[what], weight: WEIGHTS[what] }))
    .filter(({ difference, weight }) => Math.abs(difference * weight) >= WORTH_SAYING)
    .map(({ what, difference, weight }) => ({
      what,
      more: difference > 0,
      by: Math.abs(difference),
      isGood: difference * weight > 0,
      weight: Math.abs(difference * weight),
      ...(what === 'threat' ? bothWay(mine.threat, theirs.threat) : {}),
    }))
  const reasons = withoutRepeats([...differences, ...bought(game, move, other)])
    .filter((reason) => isTrueOf(move, other, reason))
    .sort((a, b) => b.weight - a.weight)
  const end = reasons.find(({ what, by }) => (what === 'wins' || what === 'loses') && by >= CERTAIN)
  if (end !== undefined) return [end]
  const good = reasons.filter(({ isGood }) => isGood).slice(0, MOST_REASONS)
  const bad = reasons.filter(({ isGood }) => !isGood).slice(0, MOST_REASONS)
  return [...good, ...bad]
}

function bothWay(one: number, other: number): { way?: Way } {
  if (Math.min(one, other) >= MOVES) return { way: 'up' }
  return Math.max(one, other) <= -MOVES ? { way: 'down' } : {}
}

/** What the words of a reason would claim of these two. */
function isTrueOf(move: Move, other: Move, { what, by }: Reason): boolean {
  // Who ends the conversation runs no risk of it: a card that may end it too is then no other way.
  const isEnd = verbOf(move) === END_CONVERSATION || verbOf(other) === END_CONVERSATION
  if (what === 'ends' && isEnd) return by >= CERTAIN
  // A hand between two purchases is filled by those that follow, not by this one.
  const areBought = verbOf(move) === BUY && verbOf(other) === BUY
  return !(areBought && (what === 'cards' || what === 'fours'))
}

/** Two cards for a 4 are cards too, and a call that ends takes them along: one of these says enough. */
function withoutRepeats(reasons: Reason[]): Reason[] {
  const has = (what: Reason['what']) => reasons.some((reason) => reason.what === what)
  const isSaid = (what: Reason['what']) =>
    (what === 'fours' && has('ends')) ||
    (what === 'cards' && has('fours') && !has('ends')) ||
    (what === 'cards' && reasons.some((reason) => reason.what.startsWith('buys-')))
  return reasons.filter(({ what }) => !isSaid(what))
}

/** What a card is for that one of the two buys; nothing if both are for the same. */
function bought(game: Game, move: Move, other: Move): Reason[] {
  const mine = roleBought(game, move)
  if (mine === null || mine === roleBought(game, other)) return []
  return [{ what: `buys-${mine}`, more: true, by: 1, isGood: true, weight: BUYING }]
}

function roleBought(game: Game, move: Move): Role | null {
  if (verbOf(move) !== BUY) return null
  const [role] = Object.entries(rolesOf(game)).find(([, kinds]) => kinds.includes(argA(move))) ?? []
  return (role as Role | undefined) ?? null
}
