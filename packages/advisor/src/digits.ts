import {
  type Effects,
  type Game,
  handSize,
  lowestBit,
  popcount,
  type State,
  threatDice,
} from '@negotiator/rules'
import { countDemands, namedDemands } from './demand-digits.ts'
import {
  BURNS,
  CP,
  DICE,
  FIRST_CARD,
  FOURS,
  HAND_COST,
  HAND_SIZE,
  KILLS,
  LEFT,
  POOL,
  ROLL,
  RULES,
  SECOND,
  SLACK,
  THREAT,
  TURN,
  TURN_COUNTERS,
} from './digit-names.ts'
import { PROMISE_RADIX, PROMISES, Promises } from './promises.ts'
import { ROLES, rolesOf } from './roles.ts'

/** How many values each of the fixed digits has; that of the pool depends on the abductor. */
const RADIX = [8, 0, 8, 12, 2, 14, 7, 3, 11, 13, 27, 36, 8, 4, 7, 8, 16, 5, 12, 32]
/** Room in the pool for hostages that come later. */
const MORE_HOSTAGES = 2
const MOST_HOSTAGES = 14

/** By role: how many cards of it are told apart, none counted too. */
const ROLE_RADIX = [7, 4, 4, 3, 4]

const PAIR_RADIX = 6
const SINGLE_RADIX = 4
/** By copies in hand × 3 + copies played. */
const PAIR_DIGIT = [0, 1, 2, 3, 4, 0, 5, 0, 0]

export interface Digits {
  readonly radix: readonly number[]
  /** Writes the digits of a position; always into the same array, which it remembers. */
  read(s: State, digits: Int32Array): void
}

const clamp = (value: number, most: number): number => (value < 0 ? 0 : Math.min(value, most))

/** For one game, or so that they mean the same in any: then the pool is as large as it ever gets. */
export function digitsOf(game: Game, inAnyGame = false): Digits {
  const mostInPool = inAnyGame
    ? MOST_HOSTAGES
    : Math.min(game.content.abductor.hostages + MORE_HOSTAGES, MOST_HOSTAGES)
  const firstRole = FIRST_CARD + game.cardIds.length
  const roleMasks = ROLES.map((role) => rolesOf(game)[role].reduce((mask, kind) => mask | (1 << kind), 0))
  const firstPromise = firstRole + ROLES.length
  const promises = new Promises(game)
  const costs = Int32Array.from(game.cardCost)
  let hand = 0
  let handPair = 0
  let played = 0
  let playedPair = 0
  let removed = 0
  const isPair = Int32Array.from(game.cardIds, (_, kind) => (game.allPairs >>> kind) & 1)
  const burners = kindsWith(game, (effects) => effects.some(({ op }) => op === 'burn' || op === 'halve'))
  const killers = kindsWith(game, hasKill)
  const readDemands = inAnyGame ? countDemands : namedDemands(game)

  function read(s: State, d: Int32Array): void {
    d[THREAT] = s.threat
    // Whoever is in a side zone is still inside.
    const inside = s.pool + s.side
    d[POOL] = clamp(inside, mostInPool)
    d[SLACK] = clamp(((inside + s.saved + s.killed) >> 1) - s.killed, 7)
    d[LEFT] = clamp(s.redLeft + s.goldLeft, 11)
    d[SECOND] = s.second
    d[CP] = clamp(s.cp + 2, 13)
    const dice = s.diceNext + s.penaltyNext + s.diceConversation + s.penaltyConversation + s.diceLasting
    d[DICE] = clamp(dice + 2, 6)
    d[ROLL] = threatDice(s) - 1
    d[TURN] = clamp(s.turn - 1, 11)
    d[FOURS] = s.foursConversation | s.foursLasting ? 2 : s.foursNext ? 1 : 0
    d[HAND_SIZE] = clamp(handSize(s), 10)
    d[RULES] =
      s.noConvert |
      (s.facedownCp === 0 ? 2 : 0) |
      (s.increaseFactor > 1 ? 4 : 0) |
      (s.eachTurn.length > 0 ? 8 : 0)
    d[TURN_COUNTERS] = Math.min(s.facedowns, 3) * 2 + (s.abilityUsed | (s.alerts.length > 0 ? 1 : 0))
    readDemands(s, d)
    readTerror(s, d)
    readCards(s, d)
    if (inAnyGame) promises.read(s, d, firstPromise)
  }

  function readTerror(s: State, d: Int32Array): void {
    let burns = 0
    let kills = 0
    for (let i = 0; i < burners.length; i++) burns += s.unseen[burners[i]!]!
    for (let i = 0; i < killers.length; i++) kills += s.unseen[killers[i]!]!
    d[BURNS] = clamp(burns, 3)
    d[KILLS] = clamp(kills, 6)
  }

  /** Only the cards that have moved since the position read before: positions of a search differ little. */
  function readCards(s: State, d: Int32Array): void {
    let moved =
      (s.hand ^ hand) |
      (s.handPair ^ handPair) |
      (s.played ^ played) |
      (s.playedPair ^ playedPair) |
      (s.removed ^ removed)
    if (moved === 0) return
    hand = s.hand
    handPair = s.handPair
    played = s.played
    playedPair = s.playedPair
    removed = s.removed
    for (; moved !== 0; moved &= moved - 1) {
      const kind = lowestBit(moved)
      const held = ((hand >>> kind) & 1) + ((handPair >>> kind) & 1)
      if (isPair[kind] === 1) {
        d[FIRST_CARD + kind] = PAIR_DIGIT[held * 3 + ((played >>> kind) & 1) + ((playedPair >>> kind) & 1)]!
      } else {
        d[FIRST_CARD + kind] = held | (((played >>> kind) & 1) << 1) | (((removed >>> kind) & 1) * 3)
      }
    }
    let cost = 0
    for (let left = hand; left !== 0; left &= left - 1) cost += costs[lowestBit(left)]!
    for (let left = handPair; left !== 0; left &= left - 1) cost += costs[lowestBit(left)]!
    d[HAND_COST] = clamp((cost + 1) >> 1, 12)
    for (let role = 0; role < roleMasks.length; role++) {
      const mask = roleMasks[role]!
      d[firstRole + role] = clamp(popcount(hand & mask) + popcount(handPair & mask), ROLE_RADIX[role]! - 1)
    }
  }

  return {
    radix: [
      ...RADIX.with(POOL, mostInPool + 1),
      ...Array.from(isPair, (pair) => (pair === 1 ? PAIR_RADIX : SINGLE_RADIX)),
      ...ROLE_RADIX,
      ...PROMISES.map((promised) => PROMISE_RADIX[promised]),
    ],
    read,
  }
}

function kindsWith(game: Game, has: (effects: Effects) => boolean): number[] {
  return game.content.terror.flatMap((card) => {
    const kind = game.terrorIds.indexOf(card.id)
    return card.colour === 'red' && has(card.effect) ? [kind] : []
  })
}

const hasKill = (effects: Effects): boolean =>
  effects.some((one) => one.op === 'kill' || (one.op === 'under' && hasKill(one.effect)))
