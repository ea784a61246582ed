import { HOSTAGE_COUNT } from '@negotiator/language'
import { DecisionStream, type GameEvent } from '@negotiator/rules'
import type { Session } from '@negotiator/session'

export type Fate = 'held' | 'saved' | 'killed'

/** A window of the building and who is, or was, behind it. */
export interface Seat {
  /** Which person of `hostageOf`. */
  readonly person: number
  readonly fate: Fate
}

/**
 * Who is inside, by the game's seed and its events alone: the same people after every reload, in every tab. The
 * rules only count heads; which of them a number stands for is told here.
 */
export function seatsOf(session: Session, shownOfLastStep = Number.POSITIVE_INFINITY): readonly Seat[] {
  const stream = new DecisionStream(`people ${session.setup.seed}`)
  const order = shuffled(stream)
  const seats: { person: number; fate: Fate }[] = []
  const arrive = (count: number) => {
    while (seats.length < count) seats.push({ person: order[seats.length % order.length]!, fate: 'held' })
  }
  const meet = (fate: Fate, left: number) => {
    const held = seats.filter((seat) => seat.fate === 'held')
    while (held.length > left) held.splice(stream.below(held.length), 1)[0]!.fate = fate
  }
  // Whoever is in a side zone is held as well, behind a window like the others.
  let { pool, side } = session.start.state
  const follow = (event: GameEvent) => {
    if ('pool' in event) pool = event.pool
    if ('side' in event) side = event.side
    if (event.e === 'side-joins') side = 0
    if (event.e === 'hostage-added') arrive(seats.length + 1)
    else if (event.e === 'saved' || event.e === 'side-saved') meet('saved', pool + side)
    else if (event.e === 'killed' || event.e === 'side-killed') meet('killed', pool + side)
  }
  const { saved, killed } = session.start.state
  arrive(pool + side + saved + killed)
  meet('saved', pool + side + killed)
  meet('killed', pool + side)
  for (const [index, step] of session.steps.entries()) {
    const isLast = index === session.steps.length - 1
    for (const event of isLast ? step.events.slice(0, shownOfLastStep) : step.events) follow(event)
  }
  return seats
}

function shuffled(stream: DecisionStream): number[] {
  const order = Array.from({ length: HOSTAGE_COUNT }, (_, i) => i)
  for (let i = order.length - 1; i > 0; i--) {
    const j = stream.below(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
