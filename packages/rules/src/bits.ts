/** Sets of card kinds are bit masks: bit k stands for kind k. */

export function popcount(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555)
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333)
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest bit of a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}
