/** A weight as a byte. Small weights, of which there are many, are told apart more finely. */
export const LEVELS = 127

/** `most` is the largest weight of the same table. */
export const packed = (weight: number, most: number): number =>
  most === 0 ? 0 : Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / most) * LEVELS)

export const unpacked = (byte: number, most: number): number =>
  (Math.sign(byte) * byte * byte * most) / (LEVELS * LEVELS)
