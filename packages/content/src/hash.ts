/** A hash that is the same in every browser and on every machine, so that a save can name its content. */

/** JSON with sorted keys, in ASCII only: equal data give equal text, and one character is one byte. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortedKeys).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * FNV-1a, 64 bits, of an ASCII text, as 16 hex digits. The prime is 2^40 + 0x1b3; with the hash in two
 * halves every product stays below 2^53, so plain numbers are exact and no BigInt is needed.
 */
export function fnv1a64(ascii: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let i = 0; i < ascii.length; i++) {
    low = (low ^ ascii.charCodeAt(i)) >>> 0
    const product = low * 0x1b3
    const carry = Math.floor(product / 2 ** 32)
    high = (high * 0x1b3 + carry + ((low << 8) >>> 0)) % 2 ** 32
    low = product % 2 ** 32
  }
  return hex8(high) + hex8(low)
}

const hex8 = (n: number): string => n.toString(16).padStart(8, '0')

export const hashOf = (value: unknown): string => fnv1a64(canonicalJson(value))
