/** Sets of card kinds are bit masks: bit k stands for kind k. */

const EVERY_BYTE = 0x01010101
const TOP_BITS = 0x80808080

/** In each byte: how many bits are set in that byte of the mask and those below it. */
export function runningCounts(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555)
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333)
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, EVERY_BYTE)
}

/** The top byte counts them all. */
export const lastCount = (counts: number): number => counts >>> 24

export const popcount = (mask: number): number => lastCount(runningCounts(mask))

/**
 * 1 or 0, for numbers from 0: `a === b` and `a <= b` without a branch. Which card lies where is chance, and a
 * processor that guesses a branch wrong loses more time than ten such steps take.
 */
export const isSame = (a: number, b: number): number => ((a ^ b) - 1) >>> 31
export const isAtMost = (a: number, b: number): number => (a - b - 1) >>> 31

/** The index of the lowest bit of a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** By byte and number: the index of the n-th set bit of that byte. */
const NTH_IN_BYTE = new Uint8Array(256 * 8)
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, n = 0; bit < 8; bit++) if (byte & (1 << bit)) NTH_IN_BYTE[byte * 8 + n++] = bit
}

/**
 * The index of the n-th set bit, from 0; the mask has more than `n`, which is below 128. A loop that clears the lowest
 * bit n times is shorter, but no processor can foretell when it ends, and a random player asks this at every step.
 */
export const nthBit = (mask: number, n: number): number => nthCounted(mask, runningCounts(mask), n)

/** The same of a mask that was counted before. */
export function nthCounted(mask: number, counts: number, n: number): number {
  // The top bit of each byte that ends before the n-th bit; their number times eight is where its own byte begins.
  const passed = ((Math.imul(n, EVERY_BYTE) | TOP_BITS) - counts) & TOP_BITS
  const shift = (Math.imul(passed >>> 7, EVERY_BYTE) >>> 24) << 3
  const before = ((counts << 8) >>> shift) & 255
  return shift + NTH_IN_BYTE[(((mask >>> shift) & 255) << 3) + n - before]!
}
