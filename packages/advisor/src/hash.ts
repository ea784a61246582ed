/** Eight hex digits (FNV-1a) that tell what differs apart by accident, not by malice. */
export function hashOf(codes: ArrayLike<number>): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < codes.length; i++) hash = Math.imul(hash ^ codes[i]!, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
