import { type Action, type Chance, cloneState, type GameEvent, packDice, step } from '@negotiator/rules'
import { positionOf, type Session } from '@negotiator/session'

/** What has happened in a step by the time it needs more dice than were typed. */
export interface UntilDice {
  readonly events: readonly GameEvent[]
  /** A card was turned up: the step can no longer be called off. */
  readonly hasRevealed: boolean
}

class OutOfDice extends Error {}

/**
 * Plays a step on a copy until it asks for dice that are not there, so that the player knows what the dice are
 * for. The real step is played once they have been typed; it comes to the same point by the same seed.
 */
export function untilDice(session: Session, action: Action, typed: readonly number[]): UntilDice {
  const { state, chance } = positionOf(session)
  const seeded = chance.clone()
  const left = [...typed]
  let hasRevealed = false
  const reveal = <T>(card: T): T => {
    hasRevealed = true
    return card
  }
  const watched: Chance = {
    roll(count) {
      if (left.length < count) throw new OutOfDice()
      return packDice(left.splice(0, count))
    },
    terror: (...asked) => reveal(seeded.terror(...asked)),
    demand: (...asked) => reveal(seeded.demand(...asked)),
  }
  const log: GameEvent[] = []
  try {
    step({ game: session.game, state: cloneState(state), chance: watched, log }, action)
  } catch (error) {
    if (!(error instanceof OutOfDice)) throw error
  }
  return { events: log, hasRevealed }
}
