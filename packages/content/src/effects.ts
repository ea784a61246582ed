/** Builders in the notation of the card list, so that a card in code reads like its printed row. */
import type { Duration, Effect, Effects } from '@negotiator/rules'

export const cp = (n: number): Effect => ({ op: 'cp', n })
export const threat = (n: number): Effect => ({ op: 'threat', n })
export const threatStart: Effect = { op: 'threat-start' }

export const save = (n: number): Effect => ({ op: 'save', n })
export const kill = (n: number): Effect => ({ op: 'kill', n })
export const hostages = (n: number): Effect => ({ op: 'hostages', n })

export const burn = (n: number): Effect => ({ op: 'burn', n })
export const halve: Effect = { op: 'halve' }

export const reveal: Effect = { op: 'reveal' }
export const revealAll: Effect = { op: 'reveal-all' }

export const end: Effect = { op: 'end' }
export const eliminate: Effect = { op: 'eliminate' }
export const abductorEscapes: Effect = { op: 'escape' }
export const remove: Effect = { op: 'remove' }

export const dice = (n: number, duration: Duration): Effect => ({ op: 'dice', n, duration })
export const fours = (duration: Duration): Effect => ({ op: 'fours', duration })

export const free = (n: number): Effect => ({ op: 'free', n })
export const takeback = (n: number): Effect => ({ op: 'takeback', n })
export const discard = (n: number): Effect => ({ op: 'discard', n })

export const choose = (a: Effects, b: Effects): Effect => ({ op: 'choose', options: [a, b] })
/** A threat roll inside a card: 2+, 1, 0 successes. */
export const roll = (two: Effects, one: Effects, none: Effects): Effect => ({
  op: 'roll',
  rows: { two, one, none },
})
/** R6: `effect` if the die is lower than the threat level. */
export const under = (effect: Effects, otherwise?: Effects): Effect =>
  otherwise ? { op: 'under', effect, otherwise } : { op: 'under', effect }

export const noConvert: Effect = { op: 'no-convert' }
export const facedownCp = (n: number): Effect => ({ op: 'facedown-cp', n })
export const increaseDouble: Effect = { op: 'increase-double' }
export const eachTurn = (...effect: Effect[]): Effect => ({ op: 'each-turn', effect })
