import { type DecisionStream, type Game, lowestBit, popcount, type State, topTerror } from '@negotiator/rules'

const THREAT_LEVELS = 8
const MOST_CP = 8
const MOST_IN_HAND = 10

/**
 * Turns the beginning of a game into some later position, also one that good play seldom meets: from the start
 * alone a beginner wins so rarely that nothing could be learned.
 */
export function randomStart(game: Game, s: State, random: DecisionStream): void {
  s.threat = random.below(THREAT_LEVELS)
  s.cp = random.below(3) === 0 ? random.below(MOST_CP) : 0
  spreadHostages(s, random)
  burnSome(game, s, random)
  dealHand(s, random)
  if (random.below(4) === 0) {
    // X1.
    s.second = 1
    s.places.length = 0
  }
}

function spreadHostages(s: State, random: DecisionStream): void {
  const killed = Math.min(random.below(s.pool >> 1), random.below(s.pool >> 1))
  s.killed = killed
  s.saved = random.below(s.pool - killed)
  s.pool -= s.killed + s.saved
}

function burnSome(game: Game, s: State, random: DecisionStream): void {
  const drawn = random.below(s.redLeft + 2)
  for (let i = 0; i < drawn; i++) {
    const { from, to } = topTerror(game, s)
    let kind = from + random.below(to - from)
    while (s.unseen[kind] === 0) kind = from + random.below(to - from)
    s.unseen[kind]!--
    s.discard[kind]!++
    if (s.redLeft > 0) s.redLeft--
    else s.goldLeft--
  }
  s.turn += drawn
}

function dealHand(s: State, random: DecisionStream): void {
  s.available |= s.hand
  s.availablePair |= s.handPair
  s.hand = 0
  s.handPair = 0
  const cards = random.below(MOST_IN_HAND + 1)
  for (let i = 0; i < cards && s.available !== 0; i++) {
    let nth = random.below(popcount(s.available))
    let mask = s.available
    while (nth-- > 0) mask &= mask - 1
    const bit = 1 << lowestBit(mask)
    s.handPair |= s.hand & bit
    s.hand |= bit
    if (s.availablePair & bit) s.availablePair ^= bit
    else s.available ^= bit
  }
}
