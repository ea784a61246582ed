/** A small fast generator (sfc32): 128 bits of state, kept in four integers. */
export interface Stream {
  a: number
  b: number
  c: number
  d: number
}

const WARM_UP = 12

export function newStream(): Stream {
  return { a: 0, b: 0, c: 0, d: 0 }
}

/** Starts a stream anew from two 32-bit halves of a seed; `lane` tells the streams of one game apart. */
export function seedStream(stream: Stream, low: number, high: number, lane: number): void {
  stream.a = mix(low ^ 0x9e3779b9)
  stream.b = mix(high ^ 0x7f4a7c15)
  stream.c = mix((lane + 1) * 0x2545f491)
  stream.d = 1
  for (let i = 0; i < WARM_UP; i++) nextUint32(stream)
}

export function nextUint32(stream: Stream): number {
  const sum = (((stream.a + stream.b) | 0) + stream.d) | 0
  stream.d = (stream.d + 1) | 0
  stream.a = stream.b ^ (stream.b >>> 9)
  stream.b = (stream.c + (stream.c << 3)) | 0
  stream.c = (stream.c << 21) | (stream.c >>> 11)
  stream.c = (stream.c + sum) | 0
  return sum >>> 0
}

/**
 * A whole number in 0 … n - 1, for n up to 65535: the upper half of the 64-bit product of 32 random bits and n,
 * put together from two products that fit into an integer.
 */
export function below(stream: Stream, n: number): number {
  const bits = nextUint32(stream)
  const upper = Math.imul(bits >>> 16, n)
  const lower = Math.imul(bits & 0xffff, n)
  return (upper + (lower >>> 16)) >>> 16
}

function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Any text as 64 bits of seed, in two halves (FNV-1a, two bases). */
export function seedHalves(seed: string): [low: number, high: number] {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x01000197)
  }
  return [low | 0, high | 0]
}
