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

export const THUMB: Thumb = {
  cp: 1.5,
  calmLow: 1.5,
  calmHigh: 2.5,
  save: 6,
  kill: 8,
  win: 60,
  eliminate: 12,
  eliminateEarly: 4,
  escape: 60,
  ends: 0.4,
  dice: 2,
  card: 2,
  reveal: 0.3,
  keep: 0.5,
  facedown: 0.3,
  pay: 1,
  buy: 1,
}
