/** The weights of the rules of thumb, in the worth of conversation points or so. */
export interface Thumb {
  readonly cp: number
  readonly calmLow: number
  readonly calmHigh: number
  readonly save: number
  readonly kill: number
  readonly win: number
  readonly eliminate: number
  readonly eliminateEarly: number
  readonly escape: number
  readonly ends: number
  readonly dice: number
  readonly card: number
  readonly reveal: number
  readonly keep: number
  readonly facedown: number
  readonly pay: number
  readonly buy: number
}

/**
 * Found by hill climbing on the win rates of all six abductors, once, by a script that was not kept: what it tried, with
 * how many games and where it stopped is not known any more. What these numbers win is measured in docs/strength.md.
 */
export const THUMB: Thumb = {
  cp: 0.95,
  calmLow: 4.62,
  calmHigh: 5.5,
  save: 9.2,
  kill: 19.8,
  win: 127,
  eliminate: 5.1,
  eliminateEarly: 3.5,
  escape: 32.8,
  ends: 0.21,
  dice: 0.66,
  card: 0.63,
  reveal: 1,
  keep: 1.16,
  facedown: 0.26,
  pay: 1.28,
  buy: 0.33,
}
