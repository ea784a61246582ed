import type { GameEvent, View } from '@negotiator/rules'

/** What can be known of a position from its events alone; lists in no order. */
export interface Followed {
  turn: number
  phase: string
  threat: number
  cp: number
  pool: number
  saved: number
  killed: number
  terrorLeft: number
  successes: number | null
  hand: string[]
  available: string[]
  played: string[]
  removed: string[]
}

export function follow(view: View): Followed {
  const { turn, phase, threat, cp, pool, saved, killed, terrorLeft, successes } = view
  const lists = { hand: [...view.hand], available: [...view.available], played: [...view.played] }
  return {
    turn,
    phase,
    threat,
    cp,
    pool,
    saved,
    killed,
    terrorLeft,
    successes,
    ...lists,
    removed: [...view.removed],
  }
}

type Zone = 'hand' | 'available' | 'played' | 'removed'

function move(known: Followed, card: string, from: Zone, to: Zone): void {
  const at = known[from].indexOf(card)
  if (at < 0) throw new Error(`an event moves ${card} out of ${from}, where it is not`)
  known[from].splice(at, 1)
  known[to].push(card)
}

function returnPlayed(known: Followed): void {
  known.available.push(...known.played)
  known.played = []
}

/** The position after one more event. Whatever is not told here must not have changed. */
export function followEvent(known: Followed, event: GameEvent): void {
  switch (event.e) {
    case 'turn':
      known.turn = event.turn
      returnPlayed(known)
      break
    case 'phase':
      known.phase = event.phase
      if (event.phase === 'terror') returnPlayed(known)
      break
    case 'over':
      known.phase = 'over'
      break
    case 'play':
    case 'facedown':
    case 'react':
      move(known, event.card, 'hand', 'played')
      break
    case 'convert':
      for (const card of event.cards) move(known, card, 'hand', 'played')
      break
    case 'bought':
      known.cp -= event.cost
      move(known, event.card, 'available', 'hand')
      break
    case 'taken':
      move(known, event.card, 'available', 'hand')
      break
    case 'taken-back':
      move(known, event.card, 'played', 'hand')
      break
    case 'discarded':
      move(known, event.card, 'hand', 'available')
      break
    case 'removed':
      move(known, event.card, 'played', 'removed')
      break
    case 'settle':
      known.successes = event.successes
      break
    case 'cp':
    case 'pay':
      known.cp = event.to
      break
    case 'cp-lost':
      known.cp = 0
      break
    case 'threat':
    case 'threat-start':
      known.threat = event.to
      break
    case 'saved':
      known.pool = event.pool
      known.saved = event.saved
      break
    case 'killed':
      known.pool = event.pool
      known.killed = event.killed
      break
    case 'hostage-added':
      known.pool = event.pool
      break
    case 'to-side':
    case 'from-side':
    case 'side-joins':
      known.pool = event.pool
      break
    case 'side-saved':
      known.saved = event.saved
      break
    case 'side-killed':
      known.killed = event.killed
      break
    case 'drawn':
    case 'burned':
      known.terrorLeft--
      break
  }
}
