/** Outlines that several symbols share. */
export const CARD = 'M6 3h12v18H6z'
export const RING = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18'
export const RECEIVER_DOWN = 'M2.500 15c0-4 4-7 9.500-7s9.500 3 9.500 7v2l-5-1v-3c-3-1-6-1-9 0v3l-5 1z'

/** Pips a little wider than the stroke, so that a face is readable at 16 px. */
export function pips(...at: readonly (readonly [x: number, y: number])[]): string {
  return at.map(([x, y]) => `M${x - 0.4} ${y}a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0`).join('')
}

export const FOUR = `M4 4h16v16H4z${pips([9, 9], [15, 9], [9, 15], [15, 15])}`
