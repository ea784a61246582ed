import { applyMove, DecisionStream, newState } from '@negotiator/rules'
import { type GameName, namedGame } from '../games.ts'
import { playRandomly } from '../random-game.ts'
import { SplitChance } from '../split-chance.ts'

/**
 * Plays random game `number` beside a twin that differs only in cards not yet turned up, and throws if their
 * states differ in a byte before a card was turned up. Tells how many positions were compared.
 */
export function checkNothingHidden(name: GameName, number: number): number {
  const game = namedGame(name)
  const cards = new SplitChance(`dice ${number}`, `cards ${number}`)
  const others = new SplitChance(`dice ${number}`, `other cards ${number}`)
  const twin = { game, state: newState(game), chance: others, log: null }
  let alike = true
  let compared = 0
  playRandomly(game, newState(game), cards, new DecisionStream(`${number}`), (state, move) => {
    if (!alike) return
    alike = JSON.stringify(state) === JSON.stringify(twin.state)
    compared++
    // Different cards turned up may part the games; as long as the same ones were, they stay alike.
    if (!alike && sameCardsSeen(state, twin.state)) {
      throw new Error(`${name.abductor} ${name.pack} ${number}: the state tells of cards not turned up`)
    }
    if (move !== null && alike) applyMove(twin, move)
  })
  return compared
}

interface Seen {
  readonly unseen: readonly number[]
  readonly unseenMajors: number
  readonly unseenEscapes: number
}

function sameCardsSeen(a: Seen, b: Seen): boolean {
  return (
    a.unseenMajors === b.unseenMajors &&
    a.unseenEscapes === b.unseenEscapes &&
    a.unseen.every((count, kind) => count === b.unseen[kind])
  )
}
